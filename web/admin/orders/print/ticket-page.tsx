import { orderFromWire } from '../../../api/order-from-wire';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/ticket-page';
import { KitchenTicket } from './kitchen-ticket';
import { Paper } from './paper';
import { PrintLoadFailure } from './print-load-failure';
import { PrintOnPrinters } from './print-on-printers';

export const clientLoader = pageLoader(async (api, _, { orderId }: { orderId: string }) =>
  orderFromWire(await api.orders.readForStaff({ id: orderId })),
);

// The server renders one page for all orders, without the id.
export const meta = ({ params, loaderData }: Route.MetaArgs) => [
  { title: loaderData ? `Ticket ${params.orderId} · Back office` : 'Back office' },
];

export default function TicketPage({ loaderData, params }: Route.ComponentProps) {
  const page = usePageData(loaderData);
  if (!page.data) return <PrintLoadFailure page={page} />;
  return (
    <Paper
      orderId={params.orderId}
      name="Kitchen ticket"
      actions={<PrintOnPrinters orderId={params.orderId} />}
    >
      <KitchenTicket order={page.data} />
    </Paper>
  );
}
