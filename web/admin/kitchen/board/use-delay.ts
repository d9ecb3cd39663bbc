import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import { clockTime } from '../../../../shared/domain/platform/kolkata-time';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useToast } from '../../../ui/toast';
import { failureOf } from '../../kit/query/use-mutation';
import { ticketName } from './ticket-words';

/** Moves an order's promise by ten minutes. @param onChanged reads the board again. */
export function useDelay(onChanged: () => void) {
  const { orderChanges } = useApi();
  const toast = useToast();
  return async (ticket: Ticket): Promise<void> => {
    const { id, promisedUntil } = ticket;
    try {
      const moved = await orderChanges.delayPromise({ id, promisedUntil });
      const time = clockTime(new Date(moved.promisedUntil));
      toast('success', m.changes_moved({ order: ticketName(ticket), time }));
    } catch (error) {
      const { message } = failureOf(error, m.changes_not_moved(), m.kitchen_order_gone());
      toast('error', message);
    } finally {
      onChanged();
    }
  };
}
