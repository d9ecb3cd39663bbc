import { createContext, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type StockByProduct, stockOf } from '../../../shared/domain/menu/stock';
import {
  availableForLine,
  availableToAdd,
  type Cart,
  type CartLine,
} from '../../../shared/domain/orders/cart';
import { useApi } from '../../api/api-provider';
import { readPublicStock } from '../../api/read-public';
import { stockFromWire } from '../../api/stock-from-wire';
import { newId } from '../../device/new-id';
import { inNextTask } from '../../device/next-task';
import { noteFailure } from '../../device/noted';
import { type ReadableStore, subscribeToAll, useStore } from '../../device/store';
import { createPaintedStore } from '../../device/use-after-paint';
import { useRequired } from '../../device/use-required';
import { isPageInUse } from '../../device/use-steady';
import { useVisibleInterval } from '../../device/use-visible-interval';
import { usePageState } from '../../ui/use-page-state';
import { useShop } from '../shop/shop-context';
import { type CartStore, createCartStore, EMPTY_CART, type StoredCart } from './cart-store';
import { withMenuPrices } from './menu-changes';
import {
  createStockStore,
  type KnownStock,
  STOCK_REFRESH_THROTTLE_MS,
  type StockStore,
} from './stock-store';

interface CartStores {
  cart: CartStore;
  /** The same cart, for what may show a change after the frame that answers the tap. */
  paintedCart: ReadableStore<StoredCart>;
  stock: StockStore;
  drawerOpen: boolean;
  setDrawerOpen: (open: boolean) => void;
}

const CartContext = createContext<CartStores | undefined>(undefined);

export function CartProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const { products, stock: pageStock } = useShop();
  const [drawerOpen, setDrawerOpen] = usePageState(false);
  const [cart] = useState(() => createCartStore(newId));
  const [paintedCart] = useState(() => createPaintedStore(cart.shown));
  const [stock] = useState(() =>
    createStockStore({
      load: async () => stockFromWire(await noteFailure('inventory', api.inventory.listPublic({}))),
      loadQuietly: readPublicStock,
      now: () => performance.now(),
      initial: pageStock,
    }),
  );

  // The page may have been rendered and cached some time ago.
  useEffect(() => inNextTask(() => void stock.refresh()), [stock]);

  useLiveStock(stock);

  useEffect(() => {
    if (pageStock) stock.receive(pageStock);
  }, [stock, pageStock]);

  useEffect(() => {
    if (products) cart.reprice(withMenuPrices(cart.get().lines, products));
  }, [cart, products]);

  const opened = useEffectEvent(() => stock.refresh());
  useEffect(() => {
    if (drawerOpen) void opened();
  }, [drawerOpen]);

  return (
    <CartContext value={{ cart, paintedCart, stock, drawerOpen, setDrawerOpen }}>
      {children}
    </CartContext>
  );
}

export const useCartStores = () => useRequired(CartContext, 'CartProvider');

/** The cart; empty on the server and while the page hydrates. */
export function useCart(): StoredCart {
  return useStore(useCartStores().cart, () => EMPTY_CART);
}

/** Only the lines, after the frame that answers a tap. With an empty cart, hydration changes nothing. */
export function useCartLines(): Cart {
  const { paintedCart: cart } = useCartStores();
  return useStore(
    { subscribe: cart.subscribe, get: () => cart.get().lines },
    () => EMPTY_CART.lines,
  );
}

/** The lines of one product: the same array until they change, so that other cards do not render again. */
export function useLinesOf(productId: string, cart: ReadableStore<StoredCart>): Cart {
  const get = useMemo(() => {
    let known = EMPTY_CART.lines;
    return () => {
      const lines = cart.get().lines.filter((line) => line.productId === productId);
      const isSame =
        lines.length === known.length && lines.every((line, index) => line === known[index]);
      if (!isSame) known = lines;
      return known;
    };
  }, [cart, productId]);
  return useStore({ subscribe: cart.subscribe, get }, () => EMPTY_CART.lines);
}

export function useStock(): KnownStock {
  const { stock } = useCartStores();
  return useStore(stock, () => stock.rendered);
}

/** Orders rules 3 and 4: without a line, what can be added. Renders again only when this changes, because hydration refreshes the stock. */
export function useAvailable(
  productId: string,
  cart: ReadableStore<StoredCart>,
  edited?: CartLine,
): number | 'checking' | 'unknown' {
  const { stock } = useCartStores();
  const subscribe = useMemo(() => subscribeToAll(cart.subscribe, stock.subscribe), [cart, stock]);
  const available = (lines: Cart, { stock: known, loading }: KnownStock) => {
    if (known && edited) return availableForLine(lines, edited, known);
    if (known) return availableToAdd(lines, productId, known);
    return loading ? 'checking' : 'unknown';
  };
  const get = () => available(cart.get().lines, stock.get());
  return useStore({ subscribe, get }, () => available(EMPTY_CART.lines, stock.rendered));
}

/** Above the throttle, which would otherwise skip every other time. */
const FOLLOW_EVERY_MS = STOCK_REFRESH_THROTTLE_MS + 500;

/**
 * Follows the stock while the page is open and visible: the kitchen sells out, and others buy. Not
 * while the visitor types or presses: nothing moves then.
 */
function useLiveStock(stock: StockStore): void {
  const { revalidate } = useRevalidator();
  const follow = async () => {
    if (isPageInUse()) return;
    const before = stock.get().stock;
    await stock.follow();
    // The menu says until when a dish is sold out.
    if (hasRunOut(before, stock.get().stock)) void revalidate();
  };
  useVisibleInterval(() => void follow(), FOLLOW_EVERY_MS, true);
}

function hasRunOut(before: StockByProduct = {}, now: StockByProduct = {}): boolean {
  return Object.keys(before).some((id) => stockOf(before, id) > 0 && stockOf(now, id) === 0);
}
