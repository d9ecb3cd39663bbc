import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { PaidByHand } from '../../../../shared/domain/orders/order-payments';
import type { PaymentStatus } from '../../../../shared/domain/orders/payment';
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
      const failed = 'Failed to update payment status. Please try again.';
      toast('error', failureOf(error, failed, 'This order is no longer there.').message);
      return false;
    } finally {
      onChanged();
    }
  };
  return async (ticket: Ticket, method: PaidByHand): Promise<void> => {
    const before = ticket.paymentStatus;
    if (!(await set(ticket, before, 'paid', method))) return;
    toast('success', `Order ${ticketName(ticket)} is marked paid.`, {
      durationMs: UNDO_MS,
      action: { label: 'Undo', onClick: () => void set(ticket, 'paid', before) },
    });
  };
}
