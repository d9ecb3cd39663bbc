import { type CartLine, lineKey } from '../../../shared/domain/orders/cart';
import { replaceLine } from '../../../shared/domain/orders/restore-line';
import { useToast } from '../../ui/toast';
import { useCartStores } from './cart-provider';

/** Tells the customer of missing stock; returns whether the line was replaced. */
export function useReplaceLine() {
  const { cart, stock } = useCartStores();
  const toast = useToast();
  return (old: CartLine, next: CartLine): boolean => {
    const known = stock.get().stock ?? {};
    const outcome = replaceLine(cart.get().lines, lineKey(old), next, known);
    cart.change(outcome.cart);
    if (outcome.notice) toast('warning', outcome.notice.message);
    return outcome.notice?.kind !== 'out-of-stock';
  };
}
