import { Plus } from 'lucide-react';
import { MOST_SEARCHED, orderFilter } from '../../../shared/contract/orders/orders-contract';
import { CHANNEL_LABELS } from '../../../shared/domain/orders/channel';
import {
  ORDER_STATUS_LABELS,
  type OrderStatus,
  type StatusGroup,
} from '../../../shared/domain/orders/order-status';
import { PAYMENT_BADGE_LABELS } from '../../../shared/domain/orders/payment';
import { orderFromWire } from '../../api/order-from-wire';
import { ButtonLink } from '../../ui/button-link';
import { NEW_ORDER } from '../kit/back-office-pages';
import { ListFilters } from '../kit/list/list-filters';
import { listLoader } from '../kit/list/list-loader';
import { ListNote, ListPage } from '../kit/list/list-page';
import { readFilter } from '../kit/list/list-params';
import { ListTable } from '../kit/list/list-table';
import { usePageData } from '../kit/query/use-page-data';
import type { Route } from './+types/orders-page';
import { ORDER_COLUMNS } from './order-columns';

const STATUS_FILTERS: Record<OrderStatus | StatusGroup, string> = {
  ...ORDER_STATUS_LABELS,
  'not-cancelled': 'Not cancelled',
  'handed-over': 'On the way or delivered',
};
const SELECTS = [
  { name: 'status', label: 'Status', options: STATUS_FILTERS },
  { name: 'paymentStatus', label: 'Payment', options: PAYMENT_BADGE_LABELS },
  { name: 'channel', label: 'Taken', options: CHANNEL_LABELS },
];

export const clientLoader = listLoader(async (api, page, search) => {
  const filter = readFilter(search, orderFilter.shape);
  const answer = await api.orders.list({ ...filter, ...page });
  return {
    ...answer,
    items: answer.items.map((order) => orderFromWire(order)),
    sort: filter.sort,
  };
});

export const meta = () => [{ title: 'Orders · Back office' }];

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData, { changedBy: () => true });
  return (
    <ListPage
      title="Orders"
      page={page}
      failed="Failed to load orders. Please try again."
      actions={
        <ButtonLink to={NEW_ORDER}>
          <Plus aria-hidden className="size-5" />
          New order
        </ButtonLink>
      }
      filters={
        <ListFilters selects={SELECTS} days search="Number, id, name, phone, amount, bill or UTR" />
      }
    >
      {(data) => (
        <>
          <ListTable
            caption="Orders"
            columns={ORDER_COLUMNS}
            rows={data.items}
            served={data}
            rowPath={({ id }) => `/admin/orders/${id}`}
          />
          {data.onlyNewest && (
            <ListNote>
              Many orders match. These are from the newest {MOST_SEARCHED.toLocaleString('en-IN')}.
              Type more of the name, number or id to search every order.
            </ListNote>
          )}
        </>
      )}
    </ListPage>
  );
}
