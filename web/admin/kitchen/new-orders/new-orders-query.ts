import type { NewestOrder } from '../../../../shared/contract/orders/orders-contract';
import { refusal } from '../../../api/refusal';
import { POLL_INTERVAL_MS } from '../../kit/query/query-client';
import { endsSession } from '../../kit/query/use-session-check';
import type { WaitingOrders } from './waiting-orders';

const FIRST_RETRY_MS = 1000;

type Listed = Pick<NewestOrder, 'id' | 'status' | 'stations'>;

/** The part of a query's state from which its next read is found. */
interface Queried {
  state: { error: Error | null };
}

/**
 * Makes the query of the orders that nobody has accepted. It tries again by its interval, sooner after a
 * failure: the library's own retry waits in a hidden tab, which must ring too.
 */
export function newOrdersQuery(
  waiting: Pick<WaitingOrders, 'ask'>,
  list: () => Promise<readonly Listed[]>,
) {
  let failures = 0;
  return (isConnected: boolean) => ({
    queryKey: ['new orders'],
    async queryFn(): Promise<readonly Listed[]> {
      const take = waiting.ask();
      try {
        const orders = await list();
        take(orders.filter(({ status }) => status === 'placed').map(({ id }) => id));
        failures = 0;
        return orders;
      } catch (error) {
        failures += 1;
        throw error;
      }
    },
    // It is read when the stream connects, and at each of its events.
    initialData: [],
    refetchInterval({ state: { error } }: Queried): number | false {
      if (error && !endsSession(refusal(error).code)) {
        return Math.min(POLL_INTERVAL_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
      }
      return !isConnected && POLL_INTERVAL_MS;
    },
    refetchIntervalInBackground: true,
    retry: false,
  });
}
