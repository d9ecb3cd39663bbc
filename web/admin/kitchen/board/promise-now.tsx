import { useQuery } from '@tanstack/react-query';
import type { KitchenNow } from '../../../../shared/contract/orders/promise-contract';
import { MINUTE_MS } from '../../../../shared/domain/platform/durations';
import { useApi } from '../../../api/api-provider';

/** 'New orders: 40 to 50 min', what an order placed now is promised; undefined while the shop is closed. */
export function promiseNowWords({ now, window }: Pick<KitchenNow, 'now' | 'window'>) {
  if (!window) return undefined;
  const minutesTo = (at: string) => Math.round((Date.parse(at) - Date.parse(now)) / MINUTE_MS);
  return `New orders: ${minutesTo(window.from)} to ${minutesTo(window.until)} min`;
}

/** The promise that a new order gets now, which grows with the board; without a network, the last one read. */
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
    <p className="px-2 text-lg font-semibold tabular-nums max-md:w-full max-md:text-center max-md:text-base">
      {words}
    </p>
  );
}
