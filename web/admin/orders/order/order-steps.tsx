import { ReceiptText, Utensils } from 'lucide-react';
import { useState } from 'react';
import { servedAs } from '../../../../shared/domain/orders/channel';
import {
  nextStatus,
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
  type OrderStatus,
} from '../../../../shared/domain/orders/order-status';
import {
  type ShownStatus,
  shownStatus,
  statusWords,
} from '../../../../shared/domain/orders/status-words';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import type { Order } from '../../../api/order-from-wire';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { orderStatusLook } from '../../../ui/order-status-looks';
import { FailureNotice } from '../../kit/query/failure-notice';
import { CancelDialog, type EnteredCancellation } from './cancel-dialog';
import { ChooseDialog } from './choose-dialog';
import { orderName } from './order-name';
import { useOrderChange } from './use-order-change';

interface OrderStepsProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** The next step as one large button, and any status from a list (back office rule 10). */
export function OrderSteps({ order, onChanged }: OrderStepsProps) {
  const api = useApi();
  const { busy, failure, send, clearFailure } = useOrderChange(
    onChanged,
    m.orderoffice_status_update_failed(),
  );
  const [asking, setAsking] = useState<'status' | 'reason'>();
  const advancing = busy && asking === undefined;
  const next = nextStatus(order.status);
  const NextIcon = next && orderStatusLook(next, order.deliveryMethod).icon;
  const ask = (what: typeof asking) => {
    clearFailure();
    setAsking(what);
  };
  const setStatus = async (status: OrderStatus, why: Partial<EnteredCancellation> = {}) => {
    const change = { id: order.id, status, from: order.status, ...why };
    if (await send(() => api.orders.setStatus(change))) setAsking(undefined);
  };

  return (
    <div>
      <div className="flex flex-wrap gap-3">
        {next && NextIcon && (
          <Button
            size="lg"
            busy={advancing}
            className="max-sm:w-full sm:min-w-64"
            // A double tap would also make the following step.
            onClick={(event) => event.detail < 2 && setStatus(next)}
          >
            {!advancing && <NextIcon aria-hidden className="size-6" />}
            {NEXT_STEP[shownStatus(next, servedAs(order))]()}
          </Button>
        )}
        <Button size="lg" variant="quiet" className="max-sm:w-full" onClick={() => ask('status')}>
          {m.orderoffice_update_status()}
        </Button>
        {order.status !== 'cancelled' && (
          <Button
            size="lg"
            variant="danger"
            className="max-sm:w-full"
            onClick={() => ask('reason')}
          >
            {m.orderoffice_cancel_order()}
          </Button>
        )}
        <div className="flex flex-wrap gap-1">
          <ButtonLink to={`/admin/orders/${order.id}/ticket`} variant="plain" className="min-h-13">
            <Utensils aria-hidden className="size-5" />
            {m.orderoffice_kitchen_ticket()}
          </ButtonLink>
          {order.status !== 'cancelled' && (
            <ButtonLink to={`/admin/orders/${order.id}/bill`} variant="plain" className="min-h-13">
              <ReceiptText aria-hidden className="size-5" />
              {m.orderoffice_bill()}
            </ButtonLink>
          )}
        </div>
      </div>
      {asking === 'reason' && (
        <CancelDialog
          name={orderName(order)}
          isPaid={order.paymentStatus === 'paid'}
          dishes={order.items}
          busy={busy}
          failure={failure}
          onClose={() => ask(undefined)}
          onCancel={(why) => setStatus('cancelled', why)}
        />
      )}
      {asking === 'status' && (
        <ChooseDialog
          title={m.orderoffice_update_status()}
          label={m.orderoffice_status()}
          options={ORDER_STATUSES}
          labels={{
            ...ORDER_STATUS_LABELS,
            'on-the-way': statusWords('on-the-way', order),
            delivered: statusWords('delivered', order),
          }}
          current={order.status}
          busy={busy}
          failure={failure}
          onClose={() => ask(undefined)}
          onChoose={(status) => (status === 'cancelled' ? ask('reason') : setStatus(status))}
        />
      )}
      {asking === undefined && <FailureNotice message={failure} />}
    </div>
  );
}

const NEXT_STEP: Record<ShownStatus, () => string> = {
  placed: m.orderoffice_place_again,
  preparing: m.orderoffice_start_preparing,
  'on-the-way': m.orderoffice_mark_on_the_way,
  delivered: m.orderoffice_mark_delivered,
  'to-pick-up': m.orderoffice_mark_ready,
  'picked-up': m.orderoffice_mark_picked_up,
  ready: m.orderoffice_mark_ready_here,
  served: m.orderoffice_mark_served,
  cancelled: m.orderoffice_cancel,
};
