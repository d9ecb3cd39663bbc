import type { ReactNode } from 'react';
import { receivedWords } from '../../../shared/domain/orders/order-payments';
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '../../../shared/domain/orders/order-status';
import { collectWords, isCollected } from '../../../shared/domain/orders/pay-later';
import { PAYMENT_BADGE_LABELS, type PaymentStatus } from '../../../shared/domain/orders/payment';
import { momentWords, slotWords } from '../../../shared/domain/orders/slot-words';
import type { Order } from '../../api/order-from-wire';
import { Badge } from '../../ui/badge';
import { classNames } from '../../ui/class-names';
import { orderStatusLook, PAYMENT_STATUS_LOOKS } from '../../ui/order-status-looks';
import { Price } from '../../ui/price';
import { RelativeTime } from '../../ui/relative-time';
import type { Column } from '../kit/list/data-table';
import { TakePayment } from './take-payment';

/** Omits the word Payment in a narrow table, because the column's header says it. */
const shortPayment = (rest: string): ReactNode => (
  <span>
    <span className="md:max-xl:sr-only">Payment </span>
    {rest}
  </span>
);
const PAYMENT_LABELS: Record<PaymentStatus, ReactNode> = {
  ...PAYMENT_BADGE_LABELS,
  pending: shortPayment('Pending'),
  failed: shortPayment('Failed'),
};

/** Without icons on a tablet, whose seven columns need the room. */
const BADGES = 'flex flex-col gap-1 md:max-lg:[&_svg]:hidden';

/** The columns of the order list (back office rule 9). */
export const ORDER_COLUMNS: readonly Column<Order>[] = [
  {
    id: 'id',
    accessorKey: 'id',
    header: 'Order id',
    cell: ({ row: { original } }) => (
      <>
        <span className="font-mono md:max-lg:text-sm">{original.id}</span>
        <span className="ml-2 text-sm font-normal whitespace-nowrap text-ink-soft tabular-nums md:ml-0 md:block">
          Number {original.counterNumber}
        </span>
      </>
    ),
  },
  {
    id: 'customerName',
    accessorKey: 'customerName',
    header: 'Customer',
    hasCardLabel: true,
    isWideOnCard: true,
    cell: ({ row }) => <bdi>{row.original.customerName || 'N/A'}</bdi>,
  },
  {
    id: 'itemCount',
    header: 'Items',
    isNumeric: true,
    hasCardLabel: true,
    cell: ({ row }) => row.original.items.reduce((sum, { quantity }) => sum + quantity, 0),
  },
  {
    id: 'totalAmount',
    accessorKey: 'totalAmount',
    header: 'Total',
    isNumeric: true,
    cell: ({ row }) => <Price amount={row.original.totalAmount} />,
  },
  {
    id: 'status',
    accessorFn: (order) => ORDER_STATUSES.indexOf(order.status),
    header: 'Status',
    cell: ({ row: { original } }) => (
      <span className={BADGES}>
        <Badge {...orderStatusLook(original.status, original.deliveryMethod)}>
          {ORDER_STATUS_LABELS[original.status]}
        </Badge>
        {original.slotAt && (
          <span className="text-sm font-semibold">
            For {slotWords(original.slotAt, new Date())}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'paymentStatus',
    header: 'Payment',
    // The badge and the button do not fit into half of a card.
    isWideOnCard: true,
    cell: ({ row: { original } }) => (
      <span className="flex items-center gap-1">
        <span className={classNames(BADGES, 'min-w-0 flex-1')}>
          <Badge {...PAYMENT_STATUS_LOOKS[original.paymentStatus]}>
            {PAYMENT_LABELS[original.paymentStatus]}
          </Badge>
          {original.paymentStatus === 'pending' && original.paymentClaimedAt && (
            <span className="text-sm font-semibold">Check payment</span>
          )}
          {isCollected(original) && (
            <span className="text-sm font-semibold">
              {collectWords(original, original.totalAmount - (original.receivedAmount ?? 0))}
            </span>
          )}
          {original.receivedAmount && (
            <span className="text-sm font-semibold">
              {receivedWords(original.receivedAmount, original.totalAmount)}
            </span>
          )}
          {original.heldUntil && (
            <span className="text-sm">
              Held until{' '}
              <span className="whitespace-nowrap">
                {momentWords(original.heldUntil, new Date())}
              </span>
            </span>
          )}
        </span>
        <TakePayment order={original} />
      </span>
    ),
  },
  {
    id: 'createdAt',
    accessorKey: 'createdAt',
    header: 'Date',
    cell: ({ row }) => <RelativeTime at={row.original.createdAt} />,
  },
];

/** The columns of the dashboard's recent orders. */
export const RECENT_ORDER_COLUMNS = ORDER_COLUMNS.filter(
  ({ id }) => id !== 'itemCount' && id !== 'paymentStatus',
);
