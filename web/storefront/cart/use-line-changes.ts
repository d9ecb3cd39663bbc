import {
  addToCart,
  type CartLine,
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

/** Removes a line and offers to undo it, in its old place. */
export function useRemoveLine() {
  const { cart } = useCartStores();
  const toast = useToast();
  return (line: CartLine): void => {
    const { lines } = cart.get();
    const key = lineKey(line);
    const at = lines.findIndex((other) => lineKey(other) === key);
    cart.change(removeLine(lines, key));
    // Without a network the line is removed without the offer.
    void import('./offer-undo').then(
      ({ offerUndo }) => offerUndo(cart, toast, line, at),
      () => {},
    );
  };
}

/** Below 1, as on a menu's card, removes the line. Returns what to say when less is available (orders rule 3). */
export function useSetQuantity(line: CartLine | undefined) {
  const { cart, stock } = useCartStores();
  const track = useTrack();
  const remove = useRemoveLine();
  return (quantity: number, by: keyof typeof QUANTITY_EVENTS): string | undefined => {
    if (!line) return undefined;
    track(QUANTITY_EVENTS[by], { productId: line.productId, quantity });
    if (quantity < 1) {
      remove(line);
      return undefined;
    }
    const known = stock.get().stock ?? { [line.productId]: QUANTITY_MAX_IF_UNKNOWN };
    const outcome = setLineQuantity(cart.get().lines, lineKey(line), quantity, known);
    cart.change(outcome.cart);
    return outcome.notice?.message;
  };
}
