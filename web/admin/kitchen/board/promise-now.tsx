import { useQuery } from '@tanstack/react-query';
import type { KitchenNow } from '../../../../shared/contract/orders/promise-contract';
import { MINUTE_MS } from '../../../../shared/domain/platform/durations';
import { minutesLabel } from '../../../../shared/domain/platform/minutes-label';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';

/** 'New orders: 40 to 50 min', '5 h 6 min to 5 h 31 min', what an order placed now is promised; undefined while closed. */
export function promiseNowWords({ now, window }: Pick<KitchenNow, 'now' | 'window'>) {
  if (!window) return undefined;
  const minutesTo = (at: string) => Math.round((Date.parse(at) - Date.parse(now)) / MINUTE_MS);
  const [from, until] = [minutesTo(window.from), minutesTo(window.until)];
  const first = until < 60 ? String(from) : minutesLabel(from);
  return m.kitchen_promise_now({ from: first, until: minutesLabel(until) });
}

/**
 * The promise that a new order gets now, which grows with the board; without a network, the last one read. It gives
 * way to the moves that can be undone.
 */
export function PromiseNow() {
  const { promise } = useApi();
  const { data } = useQuery({
    queryKey: ['promise now'],
    queryFn: () => promise.read(),
    refetchInterval: MINUTE_MS,
  });
  const words = data && promiseNowWords(data);
  if (!words) return null;
  return (
    <p className="px-2 text-lg font-semibold tabular-nums md:min-w-0 md:flex-1 md:truncate max-md:w-full max-md:text-center max-md:text-base">
      {words}
    </p>
  );
}
