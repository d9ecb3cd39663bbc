import { BadgePercent, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { isChangeable } from '../../../../shared/domain/orders/order-change';
import { m } from '../../../../shared/messages/compiled/messages';
import type { Order } from '../../../api/order-from-wire';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { DiscountDialog } from './discount-dialog';

interface OrderChangeButtonsProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** What staff change of an order until it is handed over. */
export function OrderChangeButtons({ order, onChanged }: OrderChangeButtonsProps) {
  const [isGiving, setGiving] = useState(false);
  if (!isChangeable(order, order.deliveryMethod)) return null;
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
      {isGiving && (
        <DiscountDialog order={order} onClose={() => setGiving(false)} onChanged={onChanged} />
      )}
    </div>
  );
}
