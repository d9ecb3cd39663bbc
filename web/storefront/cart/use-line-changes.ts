import {
  addToCart,
  type CartLine,
  type CartOutcome,
  lineKey,
  QUANTITY_MAX_IF_UNKNOWN,
} from '../../../shared/domain/orders/cart';
import { removeLine, setLineQuantity } from '../../../shared/domain/orders/cart-line-changes';
import { useToast } from '../../ui/toast';
import { QUANTITY_EVENTS, useTrack } from '../shop/visits/analytics';
import { useCartStores } from './cart-provider';

/** Tells the customer of missing stock; returns whether anything was added (orders rule 2). */
export function useAddToCart() {
  const { cart, stock } = useCartStores();
  const toast = useToast();
  const track = useTrack();
  return (line: CartLine): boolean => {
    const { cart: lines, notice } = addToCart(cart.get().lines, line, stock.get().stock ?? {});
    cart.change(lines);
    if (notice) toast('warning', notice.message);
    if (notice?.kind === 'out-of-stock') return false;
    track('add_to_cart', { productId: line.productId, quantity: line.quantity });
    return true;
  };
}

/** Below 1 removes the line. Returns what to say when less is available (orders rule 3). */
export function useSetQuantity(line: CartLine | undefined) {
  const { cart, stock } = useCartStores();
  const track = useTrack();
  return (quantity: number, by: keyof typeof QUANTITY_EVENTS): string | undefined => {
    if (!line) return undefined;
    track(QUANTITY_EVENTS[by], { productId: line.productId, quantity });
    const { lines } = cart.get();
    const key = lineKey(line);
    const known = stock.get().stock ?? { [line.productId]: QUANTITY_MAX_IF_UNKNOWN };
    const outcome: CartOutcome =
      quantity < 1
        ? { cart: removeLine(lines, key) }
        : setLineQuantity(lines, key, quantity, known);
    cart.change(outcome.cart);
    return outcome.notice?.message;
  };
}
