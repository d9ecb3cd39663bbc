import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { isFinal, timeline } from '../../../shared/domain/orders/order-status';
import { m } from '../../../shared/messages/compiled/messages';
import type { Order } from '../../api/order-from-wire';
import { useVisibleInterval } from '../../device/use-visible-interval';
import { Badge } from '../../ui/badge';
import { IconButton } from '../../ui/icon-button';
import { KeptHeight } from '../../ui/kept-height';
import { Timeline } from '../../ui/timeline';
import { useShop } from '../shop/shop-context';
import { WithCallLink } from '../shop/with-call-link';
import { CallUs } from './call-us';
import { CounterNumber } from './counter-number';
import { orderTime, refreshedWords } from './order-times';
import {
  asksToCall,
  numberToCall,
  paymentBadge,
  statusHeading,
  statusLook,
  statusSentence,
} from './order-words';
import { PromiseLine } from './promise-line';
import type { WatchedOrder } from './use-order';

export function OrderProgress({ order, watched }: { order: Order; watched: WatchedOrder }) {
  const now = new Date();
  const items = timeline(order.status, order.statusUpdates).map(({ status, state, at }) => {
    const { label, icon } = statusLook(status, order);
    return {
      key: status,
      label,
      detail: at === undefined ? undefined : orderTime(at, now),
      state,
      icon,
      bad: status === 'cancelled' && state === 'current',
    };
  });
  const { startsWhenPaid } = useShop().settings;
  const number = numberToCall(order);
  const { label, ...payment } = paymentBadge(order);
  return (
    <section
      aria-label={m.order_status_title()}
      className="rounded-lg border border-mist bg-raised p-4 shadow-card sm:p-6 print:hidden"
    >
      <KeptHeight>
        <KeptHeight>
          <div aria-live="polite">
            <p className="font-display text-3xl font-semibold large-text:text-xl">
              {statusHeading(order)}
            </p>
            {/* Two lines on a phone, where most sentences have two. */}
            <p className="mt-1 min-h-12 text-ink-soft sm:min-h-0">
              <WithCallLink>{statusSentence(order, startsWhenPaid)}</WithCallLink>
            </p>
            {asksToCall(order) ? <CallUs /> : <PromiseLine order={order} />}
          </div>
        </KeptHeight>
        <CounterNumber number={number} />
      </KeptHeight>
      <div className="mt-3 flex flex-wrap items-center gap-x-3">
        <Badge {...payment}>{label}</Badge>
        {!isFinal(order.status) && <Refreshed watched={watched} />}
      </div>
      <div className="mt-5">
        <Timeline items={items} />
      </div>
    </section>
  );
}

function Refreshed({ watched }: { watched: WatchedOrder }) {
  const { refreshedAt, failure, refreshing, refresh, isLive } = watched;
  const [now, setNow] = useState(() => new Date());
  useVisibleInterval(() => setNow(new Date()), 5_000, true);
  return (
    <span className="ml-auto flex items-center text-sm text-ink-soft">
      {failure && `${m.order_no_connection()} `}
      {isLive && !failure ? m.order_live() : refreshedAt && refreshedWords(refreshedAt, now)}
      <IconButton
        label={m.order_refresh()}
        icon={<RotateCw aria-hidden className={refreshing ? 'animate-spin' : ''} />}
        onClick={refresh}
        disabled={refreshing}
      />
    </span>
  );
}
