import type { Order as WireOrder } from '../../../../shared/contract/orders/order-shape';
import { type Order, orderFromWire } from '../../../api/order-from-wire';
import { type MutationFailure, useMutation } from '../../kit/query/use-mutation';

export const PAYMENT_NOT_SAVED = 'Failed to save the payment. Please try again.';

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
  return code === 'out_of_stock' ? `There is not enough in stock. ${message}` : message;
}
