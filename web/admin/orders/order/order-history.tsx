import { PAYMENT_BADGE_LABELS } from '../../../../shared/domain/orders/payment';
import { statusWords } from '../../../../shared/domain/orders/status-words';
import { actorWords } from '../../../../shared/domain/platform/actor';
import { m } from '../../../../shared/messages/compiled/messages';
import type { Order } from '../../../api/order-from-wire';
import { orderStatusLook, PAYMENT_STATUS_LOOKS } from '../../../ui/order-status-looks';
import { exactTime } from '../../../ui/relative-time';
import { Timeline, type TimelineItem } from '../../../ui/timeline';
import { Panel } from '../../kit/panel';

export function OrderHistory({ order }: { order: Order }) {
  return (
    <>
      <History
        title={m.orderoffice_status_history()}
        changes={order.statusUpdates.map(({ status, ...change }) => ({
          ...change,
          label: statusWords(status, order),
          icon: orderStatusLook(status, order.deliveryMethod).icon,
          bad: status === 'cancelled',
        }))}
      />
      <History
        title={m.orderoffice_payment_history()}
        changes={(order.paymentUpdates ?? []).map(({ paymentStatus, ...change }) => ({
          ...change,
          label: PAYMENT_BADGE_LABELS[paymentStatus],
          icon: PAYMENT_STATUS_LOOKS[paymentStatus].icon,
          bad: paymentStatus === 'failed',
        }))}
      />
    </>
  );
}

interface Change extends Pick<TimelineItem, 'label' | 'icon' | 'bad'> {
  timestamp: string;
  by?: string | null | undefined;
}

function History({ title, changes }: { title: string; changes: readonly Change[] }) {
  const last = changes.length - 1;
  return (
    <Panel title={title}>
      <Timeline
        items={changes.map(({ label, icon, bad, timestamp, by }, index) => ({
          label,
          icon,
          key: `${index} ${timestamp}`,
          detail: (
            <>
              {exactTime(timestamp)}
              {by && (
                <>
                  {' · '}
                  <bdi>{actorWords(by)}</bdi>
                </>
              )}
            </>
          ),
          state: index === last ? 'current' : 'done',
          bad: bad === true && index === last,
        }))}
      />
    </Panel>
  );
}
