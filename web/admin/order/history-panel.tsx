import { ORDER_STATUS_LABELS } from '../../../shared/domain/order-status';
import type { Order } from '../../api/order-from-wire';
import { ORDER_STATUS_LOOK } from '../../ui/order-status-pill';
import { exactTime } from '../../ui/relative-time';
import { Timeline } from '../../ui/timeline';
import { Panel } from './panel';

/** Every change of status, with who made it. */
export function HistoryPanel({ order }: { order: Order }) {
  const last = order.statusUpdates.length - 1;
  return (
    <Panel title="Status History">
      <Timeline
        items={order.statusUpdates.map(({ status, timestamp, by }, index) => ({
          key: `${timestamp} ${status}`,
          label: ORDER_STATUS_LABELS[status],
          detail: by ? `${exactTime(timestamp)} · ${by}` : exactTime(timestamp),
          state: index === last ? 'current' : 'done',
          icon: ORDER_STATUS_LOOK[status].icon,
          bad: status === 'cancelled' && index === last,
        }))}
      />
    </Panel>
  );
}
