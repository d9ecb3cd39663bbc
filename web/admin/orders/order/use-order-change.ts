import type { Order as WireOrder } from '../../../../shared/contract/orders/order-shape';
import { m } from '../../../../shared/messages/compiled/messages';
import { type Order, orderFromWire } from '../../../api/order-from-wire';
import { type MutationFailure, useMutation } from '../../kit/query/use-mutation';

/** Sends a change of an order. A shortage names the product (back office rule 6). */
export function useOrderChange(onChanged: (order: Order) => void, failed: string) {
  const { busy, failure, send, clearFailure } = useMutation();
  return {
    busy,
    failure: failure && wordsOf(failure),
    async send(change: () => Promise<WireOrder>): Promise<boolean> {
      const sent = await send(change, failed);
      if (sent) onChanged(orderFromWire(sent.result));
      return sent !== undefined;
    },
    clearFailure,
  };
}

function wordsOf({ code, message }: MutationFailure): string {
  return code === 'out_of_stock' ? m.orderoffice_not_enough({ why: message }) : message;
}
