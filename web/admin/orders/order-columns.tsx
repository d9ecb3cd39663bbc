import type { ReactNode } from 'react';
import type { OrderSort } from '../../../shared/contract/orders/order-shape';
import { receivedWords } from '../../../shared/domain/orders/order-payments';
import { ORDER_STATUSES } from '../../../shared/domain/orders/order-status';
import { collectWords, isCollected } from '../../../shared/domain/orders/pay-later';
import { PAYMENT_BADGE_LABELS, type PaymentStatus } from '../../../shared/domain/orders/payment';
import { momentWords, slotWords } from '../../../shared/domain/orders/slot-words';
import { statusWords } from '../../../shared/domain/orders/status-words';
import { formatRupees } from '../../../shared/domain/platform/money';
import { m } from '../../../shared/messages/compiled/messages';
import type { Order } from '../../api/order-from-wire';
import { Badge } from '../../ui/badge';
import { classNames } from '../../ui/class-names';
import { orderStatusLook, PAYMENT_STATUS_LOOKS } from '../../ui/order-status-looks';
import { Price } from '../../ui/price';
import { RelativeTime } from '../../ui/relative-time';
import { withElements } from '../../ui/with-elements';
import type { Column } from '../kit/list/data-table';
import { TakePayment } from './take-payment';

/** Omits the word Payment in a narrow table, because the column's header says it. */
function paymentLabel(status: PaymentStatus): ReactNode {
  if (status !== 'pending' && status !== 'failed') return PAYMENT_BADGE_LABELS[status];
  return (
    <span>
      {withElements(m.orderoffice_payment_state, {
        payment: <span className="md:max-xl:sr-only">{m.orderoffice_payment()}</span>,
        state: status === 'pending' ? m.orderoffice_pending() : m.orderoffice_failed(),
      })}
    </span>
  );
}

/** Without icons on a tablet, whose seven columns need the room. */
const BADGES = 'flex flex-col gap-1 md:max-lg:[&_svg]:hidden';

/** The columns of the order list (back office rule 9). */
export const ORDER_COLUMNS: readonly Column<Order, OrderSort>[] = [
  {
    id: 'id',
    accessorKey: 'id',
    header: m.orderoffice_order_id,
    cell: ({ row: { original } }) => (
      <>
        <span className="font-mono md:max-lg:text-sm">{original.id}</span>
        <span className="ml-2 text-sm font-normal whitespace-nowrap text-ink-soft tabular-nums md:ml-0 md:block">
          {m.orderoffice_number({ number: original.counterNumber })}
        </span>
      </>
    ),
  },
  {
    id: 'customerName',
    accessorKey: 'customerName',
    header: m.orderoffice_customer,
    hasCardLabel: true,
    isWideOnCard: true,
    cell: ({ row: { original } }) => (
      <>
        {original.tableName && <strong className="block">{original.tableName}</strong>}
        <bdi>{original.customerName || m.orderoffice_no_name()}</bdi>
      </>
    ),
  },
  {
    id: 'itemCount',
    header: m.orderoffice_items_column,
    isNumeric: true,
    hasCardLabel: true,
    cell: ({ row }) => row.original.items.reduce((sum, { quantity }) => sum + quantity, 0),
  },
  {
    id: 'totalAmount',
    accessorKey: 'totalAmount',
    header: m.orderoffice_total,
    isNumeric: true,
    cell: ({ row }) => <Price amount={row.original.totalAmount} />,
  },
  {
    id: 'status',
    accessorFn: (order) => ORDER_STATUSES.indexOf(order.status),
    header: m.orderoffice_status,
    cell: ({ row: { original } }) => (
      <span className={BADGES}>
        <Badge {...orderStatusLook(original.status, original.deliveryMethod)}>
          {statusWords(original.status, original)}
        </Badge>
        {original.slotAt && (
          <span className="text-sm font-semibold">
            {m.orderoffice_for_slot({ time: slotWords(original.slotAt, new Date()) })}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'paymentStatus',
    header: m.orderoffice_payment,
    // The badge and the button do not fit into half of a card.
    isWideOnCard: true,
    cell: ({ row: { original } }) => (
      <span className="flex items-center gap-1">
        <span className={classNames(BADGES, 'min-w-0 flex-1')}>
          <Badge {...PAYMENT_STATUS_LOOKS[original.paymentStatus]}>
            {paymentLabel(original.paymentStatus)}
          </Badge>
          {original.paymentStatus === 'pending' && original.paymentClaimedAt && (
            <span className="text-sm font-semibold">
              {m.orderoffice_check_payment()}
              {original.paymentClaim && ` · ${formatRupees(original.paymentClaim.amount)}`}
            </span>
          )}
          {isCollected(original) && (
            <span className="text-sm font-semibold">
              {collectWords(original, original.owedAmount)}
            </span>
          )}
          {original.receivedAmount && (
            <span className="text-sm font-semibold">
              {receivedWords({
                received: original.receivedAmount,
                owed: original.owedAmount,
                total: original.totalAmount,
              })}
            </span>
          )}
          {original.heldUntil && (
            <span className="text-sm">
              {withElements(m.orderoffice_held_until_time, {
                time: (
                  <span className="whitespace-nowrap">
                    {momentWords(original.heldUntil, new Date())}
                  </span>
                ),
              })}
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
    header: m.orderoffice_date,
    cell: ({ row }) => <RelativeTime at={row.original.createdAt} />,
  },
];

/** The columns of the dashboard's recent orders. */
export const RECENT_ORDER_COLUMNS = ORDER_COLUMNS.filter(
  ({ id }) => id !== 'itemCount' && id !== 'paymentStatus',
);
