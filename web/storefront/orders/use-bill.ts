import { useEffect, useEffectEvent, useState } from 'react';
import type { Bill } from '../../../shared/contract/money/bill-shape';
import { useApi } from '../../api/api-provider';
import { type Order, orderFromWire } from '../../api/order-from-wire';
import { orderRequest } from '../../api/order-request';
import { refusal } from '../../api/refusal';

type BillState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'none' }
  | { status: 'ready'; bill: Bill; order: Order };

/** A customer's bill. A component needs a new `key` for another order. */
export function useBill(of: { id: string; accessToken: string | undefined }) {
  const { orders, bills } = useApi();
  const [state, setState] = useState<BillState>({ status: 'loading' });

  const load = async () => {
    setState({ status: 'loading' });
    const request = orderRequest(of);
    try {
      // Both at once: a weak network takes seconds for each.
      const [order, bill] = await Promise.all([
        orders.read(request),
        bills.read(request).catch(undefinedIfMissing),
      ]);
      setState(bill ? { status: 'ready', bill, order: orderFromWire(order) } : { status: 'none' });
    } catch (error) {
      const { code, message } = refusal(error);
      setState({ status: 'failed', message: code === 'not_found' ? 'Order not found' : message });
    }
  };
  const loadFirst = useEffectEvent(() => void load());
  useEffect(() => loadFirst(), []);

  /** A plain address, because the browsers inside other apps save no file that a page makes. */
  const save = async () => {
    const { url } = await bills.makeLink(orderRequest(of));
    location.assign(url);
  };

  return { state, reload: () => void load(), save };
}

/** The order may exist without a bill. */
function undefinedIfMissing(error: unknown): undefined {
  if (refusal(error).code !== 'not_found') throw error;
}
