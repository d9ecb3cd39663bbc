import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { PaidByHand } from '../../../../shared/domain/orders/order-payments';
import type { PaymentStatus } from '../../../../shared/domain/orders/payment';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useToast } from '../../../ui/toast';
import { failureOf } from '../../kit/query/use-mutation';
import { ticketName } from './ticket-words';

const UNDO_MS = 10_000;

/** Marks an order paid, which can be undone for some seconds. @param onChanged reads the board again. */
export function useMarkPaid(onChanged: () => void) {
  const api = useApi();
  const toast = useToast();
  const set = async (
    ticket: Ticket,
    from: PaymentStatus,
    to: PaymentStatus,
    method?: PaidByHand,
  ): Promise<boolean> => {
    try {
      await api.payments.setStatus({ id: ticket.id, paymentStatus: to, from, method });
      return true;
    } catch (error) {
      const { message } = failureOf(error, m.kitchen_payment_failed(), m.kitchen_order_gone());
      toast('error', message);
      return false;
    } finally {
      onChanged();
    }
  };
  return async (ticket: Ticket, method: PaidByHand): Promise<void> => {
    const before = ticket.paymentStatus;
    if (!(await set(ticket, before, 'paid', method))) return;
    toast('success', m.kitchen_marked_paid({ order: ticketName(ticket) }), {
      durationMs: UNDO_MS,
      action: { label: m.ui_undo(), onClick: () => void set(ticket, 'paid', before) },
    });
  };
}
