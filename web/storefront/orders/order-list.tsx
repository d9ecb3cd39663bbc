import { Link } from 'react-router';
import { isFinal } from '../../../shared/domain/orders/order-status';
import { slotWords } from '../../../shared/domain/orders/slot-words';
import { m } from '../../../shared/messages/compiled/messages';
import type { Order } from '../../api/order-from-wire';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Price } from '../../ui/price';
import { wordsLanguage } from '../../ui/words-language';
import { orderPath } from './guest-orders';
import { OrderAgain } from './order-again';
import { orderTime } from './order-times';
import { itemCount, statusLook } from './order-words';

interface OrderListProps {
  orders: readonly Order[];
  total: number;
  selectedId: string | undefined;
  onMore: () => void;
  loadingMore: boolean;
  isGuests: (order: Order) => boolean;
}

export function OrderList(props: OrderListProps) {
  const { orders, total, selectedId, onMore, loadingMore, isGuests } = props;
  const now = new Date();
  return (
    <nav aria-label={m.orders_title()} className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {orders.map((order) => {
          const selected = order.id === selectedId;
          const { label, ...look } = statusLook(order.status, order);
          const dishes = order.items.map(({ name }) => name).join(', ');
          return (
            <li key={order.id}>
              <Link
                to={orderPath(order.id)}
                preventScrollReset
                aria-current={selected ? 'true' : undefined}
                className={classNames(
                  'flex flex-col gap-2 rounded-lg border bg-raised p-4 shadow-card transition-colors hover:bg-sunken',
                  selected
                    ? 'border-hill shadow-[inset_0_0_0_1px_var(--color-hill)]'
                    : 'border-mist',
                )}
              >
                <span className="flex flex-wrap items-center justify-between gap-x-3">
                  <Badge {...look}>{label}</Badge>
                  <Price amount={order.totalAmount} className="font-semibold" />
                </span>
                <span className="flex items-center justify-between gap-3">
                  <span lang={wordsLanguage(dishes)} className="truncate">
                    {dishes}
                  </span>
                  {isGuests(order) && (
                    <Badge tone="mist" className="shrink-0">
                      {m.orders_guest()}
                    </Badge>
                  )}
                </span>
                {order.slotAt && (
                  <span className="text-sm font-semibold">
                    {m.order_for_slot({ slot: slotWords(order.promisedFrom, now) })}
                  </span>
                )}
                <span className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
                  <span>
                    {order.id} · {itemCount(order.items)}
                  </span>
                  <span>{orderTime(order.createdAt, now)}</span>
                </span>
              </Link>
              {isFinal(order.status) && !selected && <OrderAgain order={order} variant="plain" />}
            </li>
          );
        })}
      </ul>
      {orders.length < total && (
        <Button variant="quiet" onClick={onMore} busy={loadingMore}>
          {m.orders_older()}
        </Button>
      )}
    </nav>
  );
}
