import { ChevronRight, ReceiptText } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { isFinal } from '../../../../shared/domain/orders/order-status';
import { MINUTE_MS } from '../../../../shared/domain/platform/durations';
import { m } from '../../../../shared/messages/compiled/messages';
import { useSteady } from '../../../device/use-steady';
import { BodyMark } from '../../../ui/body-mark';
import { classNames } from '../../../ui/class-names';
import { orderPath } from '../guest-orders';
import { numberToCall, statusHeading, statusSentence } from '../order-words';
import { debtWords } from '../payment-words';
import { promiseSentence } from '../promise-sentence';
import { useOrder } from '../use-order';
import { useServerClock } from '../use-server-clock';
import type { RecentOrder } from './use-recent-orders';

const CLOCK_EVERY_MS = 15_000;
/** The live stream ends in a hidden tab, whose title should still follow the order. */
const HIDDEN_POLL_MS = MINUTE_MS;

interface RunningOrderProps extends RecentOrder {
  /** The tab's title still tells the status. */
  isHidden: boolean;
}

/** A link to the order that the visitor waits for, with its status, on every page. */
export function RunningOrder({ order: known, accessToken, isHidden }: RunningOrderProps) {
  const { id } = known;
  const watched = useOrder({ id, accessToken, known, knownSince: undefined });
  const { order: newest = known, refresh } = watched;
  const order = useSteady(newest);
  const isOver = isFinal(order.status);
  const refreshHidden = useEffectEvent(() => document.hidden && refresh());
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(refreshHidden, HIDDEN_POLL_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  const now = useServerClock(CLOCK_EVERY_MS);
  const promise = promiseSentence(order, now);
  const debt = debtWords(order, now);
  const heading = statusHeading(order);
  useStatusInTitle(isOver ? undefined : heading);
  if (isHidden) return null;
  const isDelivered = order.status === 'delivered';
  const cancelled = order.status === 'cancelled' && statusSentence(order);
  const number = numberToCall(order);
  return (
    <section aria-label={m.returning_order()} className="pointer-events-auto animate-rise">
      <Link
        to={orderPath(id)}
        className="flex min-h-14 items-center gap-3 rounded-lg border border-mist-strong bg-raised px-4 py-2 shadow-overlay"
      >
        <ReceiptText aria-hidden className="size-6 shrink-0 text-hill large-text:hidden" />
        <span role="status" className="min-w-0 flex-1 leading-tight">
          {debt && <span className="block font-semibold">{debt}</span>}
          <span
            key={heading}
            className={classNames(
              cancelled ? 'line-clamp-2' : 'block',
              debt ? 'text-sm' : 'font-semibold',
            )}
          >
            {heading}
            {number !== undefined && ` · ${m.order_number_called({ number })}`}
            {cancelled && <span className="text-sm font-normal text-ink-soft"> {cancelled}</span>}
          </span>
          {isDelivered && (
            <span className="block text-sm text-ink-soft">{m.returning_tell_us()}</span>
          )}
          {promise && (
            <span className="block text-sm text-ink-soft">
              <BodyMark name="own-promise" />
              {promise}
            </span>
          )}
        </span>
        <span className="flex items-center gap-1 font-semibold text-hill">
          <span className="large-text:sr-only">{m.returning_view()}</span>
          <ChevronRight aria-hidden className="size-5" />
        </span>
      </Link>
    </section>
  );
}

/** Puts words before the tab's title, so that a customer in another tab sees them. */
function useStatusInTitle(words: string | undefined): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page brings a new title
  useEffect(() => {
    if (words === undefined) return;
    const before = `${words} · `;
    document.title = before + document.title;
    return () => {
      if (document.title.startsWith(before)) document.title = document.title.slice(before.length);
    };
  }, [words, location]);
}
