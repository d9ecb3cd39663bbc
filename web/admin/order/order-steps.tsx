import { useState } from 'react';
import {
  nextStatus,
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
  type OrderStatus,
} from '../../../shared/domain/order-status';
import { useApi } from '../../api/api-provider';
import type { Order } from '../../api/order-from-wire';
import { Button } from '../../ui/button';
import { ChooseDialog } from './choose-dialog';
import { type ChangeHandlers, useOrderChange } from './use-order-change';

const FAILED = 'Failed to update order status. Please try again.';

/** What the one large button says it does. */
const NEXT_STEP: Record<OrderStatus, string> = {
  placed: 'Place again',
  preparing: 'Start preparing',
  'on-the-way': 'Send on the way',
  delivered: 'Mark delivered',
  cancelled: 'Cancel',
};

/** The next step as one large button, and any status from a list (spec §4). */
export function OrderSteps({ order, ...handlers }: { order: Order } & ChangeHandlers) {
  const api = useApi();
  const { busy, send } = useOrderChange(handlers, FAILED);
  const [choosing, setChoosing] = useState(false);
  const next = nextStatus(order.status);

  const setStatus = async (status: OrderStatus) => {
    await send(() => api.orders.setStatus({ id: order.id, status }));
    setChoosing(false);
  };

  return (
    <div className="flex flex-wrap gap-3">
      {next && (
        <Button size="lg" busy={busy} className="max-sm:w-full" onClick={() => setStatus(next)}>
          {NEXT_STEP[next]}
        </Button>
      )}
      <Button size="lg" variant="quiet" className="max-sm:w-full" onClick={() => setChoosing(true)}>
        Update Status
      </Button>
      {choosing && (
        <ChooseDialog
          title="Update Status"
          label="Status"
          options={ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABELS[value] }))}
          current={order.status}
          busy={busy}
          onClose={() => setChoosing(false)}
          onChoose={setStatus}
        />
      )}
    </div>
  );
}
