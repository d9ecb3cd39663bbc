import { ORDER_STATUSES, type OrderStatus } from '../../../shared/domain/order-status';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../../shared/domain/payment';

export const PAGE_SIZE = 10;

/** What the list shows, as the page's address keeps it. */
export interface OrderQuery {
  status?: OrderStatus;
  paymentStatus?: PaymentStatus;
  dateFrom?: string;
  dateTo?: string;
  q?: string;
  sort: OrderSortKey;
  /** 1 for the first. */
  page: number;
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

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the address; what it does not understand it leaves out. */
export function readQuery(search: URLSearchParams): OrderQuery {
  const status = ORDER_STATUSES.find((known) => known === search.get('status'));
  const paymentStatus = PAYMENT_STATUSES.find((known) => known === search.get('payment'));
  const day = (name: string) => {
    const value = search.get(name) ?? '';
    return DAY.test(value) ? value : undefined;
  };
  const dateFrom = day('from');
  const dateTo = day('to');
  const q = search.get('q')?.trim();
  const page = Number(search.get('page') ?? 1);
  return {
    ...(status && { status }),
    ...(paymentStatus && { paymentStatus }),
    ...(dateFrom && { dateFrom }),
    ...(dateTo && { dateTo }),
    ...(q && { q }),
    sort: isSort(search.get('sort')) ? (search.get('sort') as OrderSortKey) : '-createdAt',
    page: Number.isInteger(page) && page > 0 ? page : 1,
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

/** The address after a change of filter, sort or page; a new filter begins at the first page. */
export function withChange(
  search: URLSearchParams,
  name: FilterName | 'sort' | 'page',
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  if (name !== 'page') next.delete('page');
  return next;
}
