import type { Bill } from '../../../shared/contract/money/bill-shape';
import { useApi } from '../../api/api-provider';
import { type Order, orderFromWire } from '../../api/order-from-wire';
import { orderRequest } from '../../api/order-request';
import { refusal } from '../../api/refusal';
import { useRead } from '../../device/use-read';

type BillState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'none' }
  | { status: 'ready'; bill: Bill; order: Order };

/** A customer's bill. A component needs a new `key` for another order. */
export function useBill(of: { id: string; accessToken: string | undefined }) {
  const { orders, bills } = useApi();
  const { answer, failure, isReading, read } = useRead(async () => {
    const request = orderRequest(of);
    // Both at once: a weak network takes seconds for each.
    const [order, bill] = await Promise.all([
      orders.read(request),
      bills.read(request).catch(nullIfMissing),
    ]);
    return { order: orderFromWire(order), bill };
  });

  const stateNow = (): BillState => {
    if (answer?.bill) return { status: 'ready', bill: answer.bill, order: answer.order };
    if (answer) return { status: 'none' };
    if (isReading || !failure) return { status: 'loading' };
    const { code, message } = refusal(failure.error);
    return { status: 'failed', message: code === 'not_found' ? 'Order not found' : message };
  };

  /** A plain address, because the browsers inside other apps save no file that a page makes. */
  const save = async () => {
    const { url } = await bills.makeLink(orderRequest(of));
    location.assign(url);
  };

  return { state: stateNow(), reload: read, save };
}

/** The order may exist without a bill. */
function nullIfMissing(error: unknown): null {
  if (refusal(error).code !== 'not_found') throw error;
  return null;
}
