import { PAYMENT_BADGE_LABELS } from '../../../shared/domain/payment';
import type { Order } from '../../api/order-from-wire';
import { PAYMENT_STATUS_LOOK } from '../../ui/payment-status-pill';
import { exactTime } from '../../ui/relative-time';
import { Timeline } from '../../ui/timeline';
import { Panel } from './panel';

/** Every change of the payment, with who made it. */
export function PaymentHistoryPanel({ order }: { order: Order }) {
  const updates = order.paymentUpdates ?? [];
  const last = updates.length - 1;
  return (
    <Panel title="Payment History">
      <Timeline
        items={updates.map(({ paymentStatus, timestamp, by }, index) => ({
          key: `${index} ${paymentStatus}`,
          label: PAYMENT_BADGE_LABELS[paymentStatus],
          detail: by ? `${exactTime(timestamp)} · ${by}` : exactTime(timestamp),
          state: index === last ? 'current' : 'done',
          icon: PAYMENT_STATUS_LOOK[paymentStatus].icon,
          bad: paymentStatus === 'failed' && index === last,
        }))}
      />
    </Panel>
  );
}
