import { ORDER_STATUSES, type OrderStatus } from '../../../shared/domain/order-status';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../../shared/domain/payment';
import { type ListAddress, readListAddress } from '../list/list-address';

/** What the list shows, as the page's address keeps it. */
export interface OrderQuery extends ListAddress {
  status?: OrderStatus;
  paymentStatus?: PaymentStatus;
  sort: OrderSortKey;
}

const SORTS = [
  'createdAt',
  'customerName',
  'itemCount',
  'totalAmount',
  'status',
  'paymentStatus',
  'id',
] as const;
type SortColumn = (typeof SORTS)[number];
export type OrderSortKey = SortColumn | `-${SortColumn}`;

/** Reads the address; what it does not understand it leaves out. */
export function readQuery(search: URLSearchParams): OrderQuery {
  const status = ORDER_STATUSES.find((known) => known === search.get('status'));
  const paymentStatus = PAYMENT_STATUSES.find((known) => known === search.get('payment'));
  return {
    ...(status && { status }),
    ...(paymentStatus && { paymentStatus }),
    ...readListAddress(search),
    sort: isSort(search.get('sort')) ? (search.get('sort') as OrderSortKey) : '-createdAt',
  };
}

function isSort(value: string | null): boolean {
  return SORTS.some((column) => value === column || value === `-${column}`);
}

const FILTERS = ['status', 'payment', 'from', 'to', 'q'] as const;
export type FilterName = (typeof FILTERS)[number];

/** Whether the address narrows the list at all. */
export function hasFilter(search: URLSearchParams): boolean {
  return FILTERS.some((name) => search.has(name));
}

/** The whole list again, sorted as it was. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  const sort = search.get('sort');
  return new URLSearchParams(sort ? { sort } : {});
}
