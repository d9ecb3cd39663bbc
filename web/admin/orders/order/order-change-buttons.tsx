import { BadgePercent, ClockPlus, ListPlus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import {
  isChangeable,
  isDelayable,
  isRemakeable,
} from '../../../../shared/domain/orders/order-change';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import type { Order } from '../../../api/order-from-wire';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { FailureNotice } from '../../kit/query/failure-notice';
import { DiscountDialog } from './discount-dialog';
import { RemakeDialog } from './remake-dialog';
import { useOrderChange } from './use-order-change';

interface OrderChangeButtonsProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** What staff change of an order until it is handed over; its dishes are made again for a day more. */
export function OrderChangeButtons({ order, onChanged }: OrderChangeButtonsProps) {
  const [dialog, setDialog] = useState<'discount' | 'remake'>();
  const close = () => setDialog(undefined);
  const { orderChanges } = useApi();
  const { busy, failure, send } = useOrderChange(onChanged, m.changes_not_moved());
  const { id, promisedUntil, deliveryMethod } = order;
  const mayChange = isChangeable(order, deliveryMethod);
  const mayRemake = order.acceptedAt !== null && isRemakeable(order, new Date());
  if (!mayChange && !mayRemake) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {mayChange && (
        <>
          <ButtonLink to={`/admin/orders/${order.id}/change`} variant="quiet">
            <ListPlus aria-hidden className="size-5" />
            {m.changes_dishes()}
          </ButtonLink>
          <Button variant="quiet" onClick={() => setDialog('discount')}>
            <BadgePercent aria-hidden className="size-5" />
            {m.changes_give_discount()}
          </Button>
        </>
      )}
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
      {mayRemake && (
        <Button variant="quiet" onClick={() => setDialog('remake')}>
          <RotateCcw aria-hidden className="size-5" />
          {m.waste_remake()}
        </Button>
      )}
      {failure && <FailureNotice message={failure} />}
      {dialog === 'discount' && (
        <DiscountDialog order={order} onClose={close} onChanged={onChanged} />
      )}
      {dialog === 'remake' && <RemakeDialog order={order} onClose={close} onChanged={onChanged} />}
    </div>
  );
}
