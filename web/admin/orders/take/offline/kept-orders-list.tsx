import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { hasRunOut } from '../../../../../shared/domain/orders/run-out';
import { formatRupees } from '../../../../../shared/domain/platform/money';
import type { RefusalCode } from '../../../../../shared/domain/platform/refusals';
import { mayOpen } from '../../../../../shared/domain/platform/roles';
import { m } from '../../../../../shared/messages/compiled/messages';
import { useStore } from '../../../../device/store';
import { useStaffState } from '../../../../session/staff-session-provider';
import { Button } from '../../../../ui/button';
import { CheckboxField } from '../../../../ui/checkbox-field';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Notice } from '../../../../ui/notice';
import { clockTime } from '../../../../ui/relative-time';
import {
  allMadeAlready,
  isHandedOver,
  type KeptOrder,
  keptOrders,
  madeAlready,
  mayHaveArrived,
  mended,
  numberOf,
} from './kept-orders';

const orders = keptOrders;

/** What waits on this device for the network, and what the shop refused, until staff decide. */
export function KeptOrdersList({ isOffline }: { isOffline: boolean }) {
  const { orders: kept } = useStore(orders);
  const [removing, setRemoving] = useState<KeptOrder>();
  const [isAsking, setAsking] = useState(false);
  if (!isOffline && kept.length === 0) return null;
  const count = kept.length;
  const toMake = kept.filter((order) => !mayHaveArrived(order) && !isHandedOver(order));
  const rest = (gone: KeptOrder) => orders.get().orders.filter(({ key }) => key !== gone.key);
  return (
    <section
      aria-label={m.counter_waiting_orders()}
      className={isOffline ? 'contents' : 'flex flex-col gap-2'}
    >
      <Notice kind="warning" role="status">
        <p className="flex items-center gap-2 text-lg">
          <CloudOff aria-hidden className="size-6 shrink-0" />
          <strong>{lineOf(isOffline, count)}</strong>
        </p>
        {isOffline && <p>{m.counter_last_prices()}</p>}
      </Notice>
      {toMake.length > 1 && (
        <Button variant="quiet" className="order-last" onClick={() => setAsking(true)}>
          {m.counter_all_made()}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={m.counter_all_made_question({ count: toMake.length })}
          confirmLabel={m.counter_all_made()}
          confirmVariant="primary"
          onConfirm={() => {
            const asked = new Set(toMake.map(({ key }) => key));
            orders.set({ orders: allMadeAlready(orders.get().orders, asked) });
            setAsking(false);
          }}
        >
          <p>{m.counter_all_made_hint()}</p>
        </ConfirmDialog>
      )}
      {/* Without a network there is nothing to decide: the list grows below the dishes. */}
      <ul className="order-last flex flex-col divide-y divide-mist rounded-lg border border-mist bg-raised px-4 empty:hidden">
        {kept.map((order) => (
          <KeptRow
            key={order.key}
            order={order}
            onMend={(next) =>
              orders.set({
                orders: orders.get().orders.map((each) => (each.key === next.key ? next : each)),
              })
            }
            onRemove={() => setRemoving(order)}
          />
        ))}
      </ul>
      {removing && (
        <ConfirmDialog
          onClose={() => setRemoving(undefined)}
          title={m.counter_remove_question({ order: nameOf(removing) })}
          confirmLabel={m.counter_remove()}
          onConfirm={() => {
            orders.set({ orders: rest(removing) });
            setRemoving(undefined);
          }}
        >
          <p>{m.counter_remove_hint()}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function lineOf(isOffline: boolean, count: number): string {
  if (!isOffline) return m.counter_orders_wait({ count });
  return count === 0 ? m.counter_no_network() : m.counter_no_network_orders({ count });
}

function nameOf(order: KeptOrder): string {
  const total = formatRupees(order.total);
  const number = numberOf(order);
  return number === undefined
    ? m.counter_order_unnumbered({ total })
    : m.counter_order({ number, total });
}

/** What the button does about a refusal; any other order is tried again as it is. */
const MENDS: Partial<Record<RefusalCode, (order: KeptOrder) => string>> = {
  total_changed: ({ conflict, total }) =>
    m.counter_place_at({ total: formatRupees(conflict?.total ?? total) }),
  number_taken: () => m.counter_new_number(),
  idempotency_key_expired: () => m.counter_place_again(),
};

interface KeptRowProps {
  order: KeptOrder;
  onMend: (order: KeptOrder) => void;
  onRemove: () => void;
}

function KeptRow({ order, onMend, onRemove }: KeptRowProps) {
  const staff = useStaffState();
  const isManager = staff.status === 'signed-in' && mayOpen(staff.user.role, 'products');
  const { conflict, orderId, body, takenAt, staffName } = order;
  const sellsAnyway = hasRunOut(conflict?.code) && isManager;
  const mend = conflict && MENDS[conflict.code];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-bold tabular-nums">{nameOf(order)}</p>
        <p className="[overflow-wrap:anywhere]">
          {body.name && <bdi>{body.name} · </bdi>}
          {order.dishes}
        </p>
        <p className="text-sm text-ink-soft">
          {m.counter_taken_by({ time: clockTime(takenAt), name: staffName })}
        </p>
        <CheckboxField
          label={m.counter_made_already()}
          checked={isHandedOver(order)}
          disabled={mayHaveArrived(order)}
          onChange={(event) => onMend(madeAlready(order, event.target.checked))}
        />
        {conflict && (
          <p role="alert" className="font-semibold text-chilli">
            {conflict.message}{' '}
            {hasRunOut(conflict.code) && !isManager && m.counter_manager_may_sell()}
            {conflict.code === 'total_changed' && m.counter_difference_later()}
          </p>
        )}
      </div>
      {conflict && (
        <div className="flex flex-wrap gap-2">
          {orderId && (
            <Link className="self-center underline" to={`/admin/orders/${orderId}`}>
              {m.orderoffice_open_the_order()}
            </Link>
          )}
          <Button onClick={() => onMend(mended(order, sellsAnyway))}>
            {sellsAnyway ? m.orderoffice_sell_anyway() : (mend?.(order) ?? m.page_try_again())}
          </Button>
          <Button variant="quiet" onClick={onRemove}>
            {m.counter_remove()}
          </Button>
        </div>
      )}
    </li>
  );
}
