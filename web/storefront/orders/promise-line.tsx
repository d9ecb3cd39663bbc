import { useState } from 'react';
import type { Order } from '../../api/order-from-wire';
import { useVisibleInterval } from '../../device/use-visible-interval';
import { promiseSentence } from './promise-sentence';

const CHECK_EVERY_MS = 15_000;

/** The window of an order, until it is over. */
export function PromiseLine({ order }: { order: Order }) {
  const [now, setNow] = useState(() => new Date());
  useVisibleInterval(() => setNow(new Date()), CHECK_EVERY_MS, true);
  const sentence = promiseSentence(order, now);
  return sentence && <p className="mt-1 text-lg font-semibold">{sentence}</p>;
}
