import { ArrowLeft, Clock } from 'lucide-react';
import { cancelWords } from '../../../../shared/domain/orders/cancellation';
import { slotWords } from '../../../../shared/domain/orders/slot-words';
import { statusWords } from '../../../../shared/domain/orders/status-words';
import { m } from '../../../../shared/messages/compiled/messages';
import { orderFromWire } from '../../../api/order-from-wire';
import { Badge } from '../../../ui/badge';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { orderStatusLook } from '../../../ui/order-status-looks';
import { RelativeTime } from '../../../ui/relative-time';
import { withElements } from '../../../ui/with-elements';
import { FailureNotice } from '../../kit/query/failure-notice';
import { LoadFailure } from '../../kit/query/load-failure';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/order-page';
import { ChangesPanel } from './changes-panel';
import { MessagesPanel } from './messages-panel';
import { OrderChangeButtons } from './order-change-buttons';
import { OrderHistory } from './order-history';
import { OrderItems } from './order-items';
import { OrderSteps } from './order-steps';
import { CustomerPanel, DeliveryPanel } from './people-panels';
import { StaffPaymentPanel } from './staff-payment-panel';

export const clientLoader = pageLoader(async (api, _, { orderId }: { orderId: string }) =>
  orderFromWire(await api.orders.readForStaff({ id: orderId })),
);

// The server renders one page for all orders, without the id.
export const meta = ({ params, loaderData }: Route.MetaArgs) => [
  {
    title: loaderData
      ? m.orderoffice_order_page_title({ id: params.orderId })
      : m.orderoffice_back_office(),
  },
];

/** An order, with its next step as one large button (back office rule 10). */
export default function OrderPage({ loaderData, params }: Route.ComponentProps) {
  const page = usePageData(loaderData, { changedBy: ({ orderId }) => orderId === params.orderId });
  const { data: order, failure, replace } = page;
  const cancelled = order && cancelWords(order);
  return (
    <div className="flex flex-col gap-5">
      <ButtonLink to="/admin/orders" variant="plain" className="-ml-4 self-start">
        <ArrowLeft aria-hidden className="size-5" />
        {m.orderoffice_back_to_orders()}
      </ButtonLink>
      {failure === 'not_found' || failure === 'bad_input' ? (
        <FailureNotice message={m.orderoffice_not_found()} />
      ) : (
        <LoadFailure page={page} message={m.orderoffice_order_load_failed()} />
      )}
      {order && (
        <>
          <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="text-2xl">
              {withElements(m.orderoffice_order, {
                id: <span className="font-mono">{order.id}</span>,
              })}
            </h1>
            <p className="text-lg font-semibold tabular-nums">
              {m.orderoffice_number({ number: order.counterNumber })}
            </p>
            {order.tableName && <p className="text-lg font-semibold">{order.tableName}</p>}
            <Badge {...orderStatusLook(order.status, order.deliveryMethod)}>
              {statusWords(order.status, order)}
            </Badge>
            {order.slotAt && (
              <Badge tone="sky" icon={Clock}>
                {m.orderoffice_for_slot({ time: slotWords(order.slotAt, new Date()) })}
              </Badge>
            )}
            <p className="text-ink-soft">
              <RelativeTime at={order.createdAt} exact />
            </p>
          </header>
          {cancelled && (
            <Notice kind="info">{m.orderoffice_customer_reads({ words: cancelled })}</Notice>
          )}
          <OrderSteps order={order} onChanged={replace} />
          <OrderChangeButtons order={order} onChanged={replace} />
          <div className="grid items-start gap-5 md:grid-cols-2 lg:grid-cols-[3fr_2fr]">
            <div className="contents lg:flex lg:flex-col lg:gap-5">
              <div className="min-w-0 md:max-lg:col-span-2">
                <OrderItems order={order} />
              </div>
              <div className="grid items-start gap-5 max-lg:order-last md:max-lg:col-span-2 md:grid-cols-2">
                <OrderHistory order={order} />
                <ChangesPanel order={order} />
              </div>
            </div>
            <div className="contents lg:flex lg:flex-col lg:gap-5">
              <div className="flex flex-col gap-5">
                <CustomerPanel order={order} />
                <DeliveryPanel order={order} />
                <MessagesPanel order={order} />
              </div>
              <div id="payment" className="min-w-0 scroll-mt-20">
                <StaffPaymentPanel order={order} onChanged={replace} />
              </div>
            </div>
          </div>
        </>
      )}
    </div>
  );
}
