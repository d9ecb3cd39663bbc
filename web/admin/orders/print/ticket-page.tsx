import { m } from '../../../../shared/messages/compiled/messages';
import { orderFromWire } from '../../../api/order-from-wire';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/ticket-page';
import { KitchenTicket } from './kitchen-ticket';
import { Paper } from './paper';
import { PrintLoadFailure } from './print-load-failure';
import { PrintOnPrinters } from './print-on-printers';

export const clientLoader = pageLoader(async (api, _, { orderId: id }: { orderId: string }) => {
  const [order, { lines, removed }] = await Promise.all([
    api.orders.readForStaff({ id }),
    api.kitchen.readTicket({ id }),
  ]);
  return { order: orderFromWire(order), lines, removed };
});

// The server renders one page for all orders, without the id.
export const meta = ({ params, loaderData }: Route.MetaArgs) => [
  {
    title: loaderData
      ? m.orderoffice_ticket_page_title({ id: params.orderId })
      : m.orderoffice_back_office(),
  },
];

export default function TicketPage({ loaderData, params }: Route.ComponentProps) {
  const page = usePageData(loaderData);
  if (!page.data) return <PrintLoadFailure page={page} />;
  return (
    <Paper
      orderId={params.orderId}
      name={m.orderoffice_kitchen_ticket()}
      actions={<PrintOnPrinters orderId={params.orderId} what="ticket" />}
    >
      <KitchenTicket {...page.data} />
    </Paper>
  );
}
