import { Plus } from 'lucide-react';
import { MOST_SEARCHED, orderFilter } from '../../../shared/contract/orders/orders-contract';
import { CHANNEL_LABELS } from '../../../shared/domain/orders/channel';
import {
  ORDER_STATUS_LABELS,
  type OrderStatus,
  type StatusGroup,
} from '../../../shared/domain/orders/order-status';
import { PAYMENT_BADGE_LABELS } from '../../../shared/domain/orders/payment';
import { m } from '../../../shared/messages/compiled/messages';
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

const statusFilters = (): Record<OrderStatus | StatusGroup, string> => ({
  ...ORDER_STATUS_LABELS,
  'not-cancelled': m.orderoffice_not_cancelled(),
  'handed-over': m.orderoffice_handed_over(),
});
const selects = () => [
  { name: 'status', label: m.orderoffice_status(), options: statusFilters() },
  { name: 'paymentStatus', label: m.orderoffice_payment(), options: PAYMENT_BADGE_LABELS },
  { name: 'channel', label: m.orderoffice_taken_by(), options: CHANNEL_LABELS },
];

export const clientLoader = listLoader(async (api, page, search) => {
  const filter = readFilter(search, orderFilter.shape);
  const answer = await api.orders.list({ ...filter, ...page });
  return { ...answer, items: answer.items.map((order) => orderFromWire(order)), sort: filter.sort };
});

export const meta = () => [{ title: m.orderoffice_orders_page_title() }];

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData, { changedBy: () => true });
  return (
    <ListPage
      title={m.orderoffice_orders()}
      page={page}
      failed={m.orderoffice_orders_load_failed()}
      actions={
        <ButtonLink to={NEW_ORDER}>
          <Plus aria-hidden className="size-5" />
          {m.orderoffice_new_order()}
        </ButtonLink>
      }
      filters={<ListFilters selects={selects()} days search={m.orderoffice_search_orders()} />}
    >
      {(data) => (
        <>
          <ListTable
            caption={m.orderoffice_orders()}
            columns={ORDER_COLUMNS}
            rows={data.items}
            served={data}
            rowPath={({ id }) => `/admin/orders/${id}`}
          />
          {data.onlyNewest && (
            <ListNote>
              {m.orderoffice_only_newest({ count: MOST_SEARCHED.toLocaleString('en-IN') })}
            </ListNote>
          )}
        </>
      )}
    </ListPage>
  );
}
