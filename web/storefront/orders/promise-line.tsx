import type { Order } from '../../api/order-from-wire';
import { WithCallLink } from '../shop/with-call-link';
import { promiseSentence } from './promise-sentence';
import { useServerClock } from './use-server-clock';

const CHECK_EVERY_MS = 15_000;

/** The window of an order, until it is over. */
export function PromiseLine({ order }: { order: Order }) {
  const sentence = promiseSentence(order, useServerClock(CHECK_EVERY_MS));
  if (sentence === undefined) return null;
  return (
    <p className="mt-1 text-lg font-semibold">
      <WithCallLink>{sentence}</WithCallLink>
    </p>
  );
}
