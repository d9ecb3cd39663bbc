import type { CartLine } from '../../../shared/domain/orders/cart';
import { restoreLine } from '../../../shared/domain/orders/restore-line';
import { m } from '../../../shared/messages/compiled/messages';
import type { useToast } from '../../ui/toast';
import type { CartStore } from './cart-store';

/** Time enough to read what went, and to reach the button (ms). */
const UNDO_MS = 6000;

/** Offers to put a removed line back. Loaded when one is removed. @param at its place in the cart. */
export function offerUndo(
  cart: CartStore,
  toast: ReturnType<typeof useToast>,
  line: CartLine,
  at: number,
): void {
  const undo = () => cart.change(restoreLine(cart.get().lines, line, at));
  toast('info', m.cart_line_removed({ name: line.name }), {
    durationMs: UNDO_MS,
    action: { label: m.ui_undo(), onClick: undo },
  });
}
