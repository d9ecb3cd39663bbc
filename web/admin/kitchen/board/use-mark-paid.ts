import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { Order } from '../../../../shared/contract/orders/order-shape';
import type { PaidByHand } from '../../../../shared/domain/orders/order-payments';
import { usualPayment } from '../../../../shared/domain/orders/payment-claim';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useToast } from '../../../ui/toast';
import { failureOf } from '../../kit/query/use-mutation';
import { claimOfTicket, owedOf, ticketName } from './ticket-words';

const UNDO_MS = 10_000;

/**
 * Records what the ticket shows as owed or claimed, which can be undone for some seconds. Other money that came or went
 * meanwhile refuses it. @param onChanged reads the board again.
 */
export function useMarkPaid(onChanged: () => void) {
  const { payments } = useApi();
  const toast = useToast();
  const attempt = async (act: () => Promise<Order>): Promise<Order | undefined> => {
    try {
      return await act();
    } catch (error) {
      const { message } = failureOf(error, m.kitchen_payment_failed(), m.kitchen_order_gone());
      toast('error', message);
      return undefined;
    } finally {
      onChanged();
    }
  };
  return async (ticket: Ticket, method: PaidByHand): Promise<void> => {
    const { id, receivedAmount: received = 0 } = ticket;
    const owing = { owedAmount: owedOf(ticket), paymentClaim: claimOfTicket(ticket) };
    const paise = usualPayment(owing, method);
    const payment = { id, received, method, amount: paise / 100, reference: '' };
    const paid = await attempt(() => payments.record(payment));
    const last = paid?.payments?.findLast(({ kind }) => kind === 'payment');
    if (!paid || !last) return;
    const order = ticketName(ticket);
    const words =
      paid.paymentStatus === 'paid'
        ? m.kitchen_marked_paid({ order })
        : m.kitchen_part_paid({ order, amount: formatRupees(paise) });
    toast('success', words, {
      durationMs: UNDO_MS,
      action: {
        label: m.ui_undo(),
        onClick: () => void attempt(() => payments.takeBack({ id, paymentId: last.id })),
      },
    });
  };
}
