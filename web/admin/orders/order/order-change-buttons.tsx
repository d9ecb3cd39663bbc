import { BadgePercent, ClockPlus, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { isChangeable, isDelayable } from '../../../../shared/domain/orders/order-change';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import type { Order } from '../../../api/order-from-wire';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { FailureNotice } from '../../kit/query/failure-notice';
import { DiscountDialog } from './discount-dialog';
import { useOrderChange } from './use-order-change';

interface OrderChangeButtonsProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** What staff change of an order until it is handed over. */
export function OrderChangeButtons({ order, onChanged }: OrderChangeButtonsProps) {
  const [isGiving, setGiving] = useState(false);
  const { orderChanges } = useApi();
  const { busy, failure, send } = useOrderChange(onChanged, m.changes_not_moved());
  const { id, promisedUntil, deliveryMethod } = order;
  if (!isChangeable(order, deliveryMethod)) return null;
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={`/admin/orders/${order.id}/change`} variant="quiet">
        <ListPlus aria-hidden className="size-5" />
        {m.changes_dishes()}
      </ButtonLink>
      <Button variant="quiet" onClick={() => setGiving(true)}>
        <BadgePercent aria-hidden className="size-5" />
        {m.changes_give_discount()}
      </Button>
      {isDelayable(order, deliveryMethod) && (
        <Button
          variant="quiet"
          busy={busy}
          onClick={() => void send(() => orderChanges.delayPromise({ id, promisedUntil }))}
        >
          <ClockPlus aria-hidden className="size-5" />
          {m.changes_ten_minutes()}
        </Button>
      )}
      {failure && <FailureNotice message={failure} />}
      {isGiving && (
        <DiscountDialog order={order} onClose={() => setGiving(false)} onChanged={onChanged} />
      )}
    </div>
  );
}
