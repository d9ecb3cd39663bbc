import { useEffect, useState } from 'react';
import { addToCart } from '../../../shared/domain/cart';
import { chooseOptions } from '../../../shared/domain/customizations';
import { lineTotal } from '../../../shared/domain/pricing';
import { lowStockHint } from '../../../shared/domain/stock';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { useToast } from '../../ui/toast';
import { QUANTITY_EVENTS, useTrack } from '../analytics';
import { useAvailable, useCartStores } from '../cart/cart-provider';
import { cartLine } from '../cart/menu-changes';
import { useShop } from '../shop/shop-context';

/** The chosen option by section; sections without a choice are absent. */
export type Choices = Readonly<Record<string, string>>;

const ADDED_LABEL_MS = 1500;

export type ProductState = 'ready' | 'added' | 'checking' | 'unknown' | 'out-of-stock' | 'closed';

/** Options, quantity and price of what a customer is about to add (spec §4, §5). */
export function useProductOrder(product: MenuProduct) {
  const stock = useAvailable(product.id);
  const { cart, stock: stockStore } = useCartStores();
  const isClosed = useShop().closedMessage !== undefined;
  const toast = useToast();
  const track = useTrack();
  const [choices, setChoices] = useState<Choices>({});
  const [wanted, setWanted] = useState(1);
  const [justAdded, setJustAdded] = useState(false);

  useEffect(() => {
    if (!justAdded) return;
    const timer = setTimeout(() => setJustAdded(false), ADDED_LABEL_MS);
    return () => clearTimeout(timer);
  }, [justAdded]);

  const available = typeof stock === 'number' ? stock : 0;
  // A dish that was sold out begins again at 1 (spec §4).
  if (stock === 0 && wanted !== 1) setWanted(1);
  const quantity = Math.min(wanted, available);
  const chosen = chooseOptions(
    product.customizationOptions,
    Object.entries(choices).map(([section, value]) => ({ section, value })),
  );
  const line = cartLine(product, Math.max(1, quantity), chosen.ok ? chosen.chosen : []);
  const price = lineTotal(line);

  return {
    choices,
    setChoices(next: Choices) {
      setChoices(next);
      track('select_customization', { productId: product.id });
    },
    quantity,
    setQuantity(typed: number, by: keyof typeof QUANTITY_EVENTS) {
      setWanted(Math.min(typed, available));
      track(QUANTITY_EVENTS[by], { productId: product.id, quantity: typed });
    },
    available,
    hint: available > 0 ? lowStockHint(available) : product.backMessage,
    price,
    state: stateOf(),
    isClosed,
    checkStock: stockStore.refresh,
    /** Resets the card; returns whether anything was added. */
    addToCart(): boolean {
      if (quantity < 1 || price <= 0) return false;
      const { cart: lines, notice } = addToCart(
        cart.get().lines,
        line,
        stockStore.get().stock ?? {},
      );
      cart.change(lines);
      if (notice) toast('warning', notice.message);
      if (notice?.kind === 'out-of-stock') return false;
      track('add_to_cart', { productId: product.id, quantity });
      setChoices({});
      setWanted(1);
      setJustAdded(true);
      return true;
    },
  };

  function stateOf(): ProductState {
    if (isClosed) return stock === 0 ? 'out-of-stock' : 'closed';
    if (justAdded) return 'added';
    if (typeof stock !== 'number') return stock;
    return available > 0 ? 'ready' : 'out-of-stock';
  }
}

export type ProductOrder = ReturnType<typeof useProductOrder>;
