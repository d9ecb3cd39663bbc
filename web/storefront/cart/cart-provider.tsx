import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router';
import { availableToAdd, type Cart } from '../../../shared/domain/cart';
import { useApi } from '../../api/api-provider';
import { stockFromWire } from '../../api/stock-from-wire';
import { newId } from '../../device/new-id';
import { inNextTask } from '../../device/next-task';
import { noteFailure } from '../../device/noted';
import { storedText } from '../../device/stored-text';
import { useShop } from '../shop/shop-context';
import { CART_KEY } from './cart-storage';
import { type CartSnapshot, type CartStore, createCartStore, NO_CART_YET } from './cart-store';
import { withMenuPrices } from './menu-changes';
import { createStockStore, type StockSnapshot, type StockStore } from './stock-store';

interface CartStores {
  cart: CartStore;
  stock: StockStore;
  drawerOpen: boolean;
  setDrawerOpen: (open: boolean) => void;
}

const CartContext = createContext<CartStores | undefined>(undefined);

/** Keeps the visitor's cart and the shop's stock for everything inside. Needs the shop around it. */
export function CartProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const { products, stock: pageStock } = useShop();
  const { key } = useLocation();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [cart] = useState(() => createCartStore(storedText(CART_KEY), newId));
  const [stock] = useState(() =>
    createStockStore(
      async () => stockFromWire(await noteFailure('inventory', api.inventory.listPublic({}))),
      () => performance.now(),
      pageStock,
    ),
  );

  // The page may have been rendered a while ago, and kept since.
  useEffect(() => inNextTask(() => void stock.refresh()), [stock]);

  useEffect(() => {
    if (pageStock) stock.receive(pageStock);
  }, [stock, pageStock]);

  useEffect(() => {
    if (products) cart.reprice(withMenuPrices(cart.snapshot().lines, products));
  }, [cart, products]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what to act on
  useEffect(() => setDrawerOpen(false), [key]);

  const opened = useEffectEvent(() => stock.refresh());
  useEffect(() => {
    if (drawerOpen) void opened();
  }, [drawerOpen]);

  return <CartContext value={{ cart, stock, drawerOpen, setDrawerOpen }}>{children}</CartContext>;
}

/** The stores themselves, for what changes them. */
export function useCartStores(): CartStores {
  const stores = use(CartContext);
  if (!stores) throw new Error('No CartProvider around this component');
  return stores;
}

/** Lines and idempotency key; empty and not `restored` on the server and in the first render. */
export function useCart(): CartSnapshot {
  const { cart } = useCartStores();
  return useSyncExternalStore(cart.subscribe, cart.snapshot, () => NO_CART_YET);
}

/** The lines alone. For a visitor whose cart is empty, nothing changes once it was read. */
export function useCartLines(): Cart {
  const { cart } = useCartStores();
  return useSyncExternalStore(
    cart.subscribe,
    () => cart.snapshot().lines,
    () => NO_CART_YET.lines,
  );
}

/** The stock as last loaded; who uses it is drawn again when it changes, not when it is asked for. */
export function useKnownStock(): StockSnapshot['stock'] {
  const { stock } = useCartStores();
  const known = () => stock.snapshot().stock;
  return useSyncExternalStore(stock.subscribe, known, known);
}

/** The stock as last loaded, and whether it is being refreshed. */
export function useStock(): StockSnapshot & Pick<StockStore, 'refresh'> {
  const { stock } = useCartStores();
  const snapshot = useSyncExternalStore(stock.subscribe, stock.snapshot, stock.snapshot);
  return { ...snapshot, refresh: stock.refresh };
}

/**
 * How many of a product can still be added (spec §4), or whether that is being found out. What is
 * drawn from it is drawn again only when it changes: a menu has dozens of products, and the stock is
 * refreshed just when the page has begun to answer.
 */
export function useAvailable(productId: string): number | 'checking' | 'unknown' {
  const { cart, stock } = useCartStores();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [cart.subscribe(listener), stock.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [cart, stock],
  );
  const available = (lines: Cart) => {
    const { stock: known, loading } = stock.snapshot();
    if (known) return availableToAdd(lines, productId, known);
    return loading ? 'checking' : 'unknown';
  };
  return useSyncExternalStore(
    subscribe,
    () => available(cart.snapshot().lines),
    () => available(NO_CART_YET.lines),
  );
}
