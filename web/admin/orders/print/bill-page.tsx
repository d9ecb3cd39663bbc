import { apiFor } from '../../../api/load-context';
import { orderFromWire } from '../../../api/order-from-wire';
import { CustomerBill } from '../../../bill/customer-bill';
import { loadPage } from '../../kit/data/load-page';
import { usePageData } from '../../kit/data/use-page-data';
import type { Route } from './+types/bill-page';
import { Paper } from './paper';
import { PrintLoadFailure } from './print-load-failure';
import { SaveBill } from './save-bill';

/** The first visit creates the bill; later visits show the same one. */
export function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const api = apiFor(context);
  return loadPage(async () => {
    const bill = await api.bills.make({ id: params.orderId });
    const order = await api.orders.readForStaff({ id: params.orderId });
    return { bill, order: orderFromWire(order) };
  });
}

// The server renders one page for all orders, without the id.
export const meta = ({ params, loaderData }: Route.MetaArgs) => [
  { title: loaderData ? `Bill ${params.orderId} · Back office` : 'Back office' },
];

export default function BillPage({ loaderData, params }: Route.ComponentProps) {
  const page = usePageData(loaderData, { refreshes: false });
  if (!page.data) return <PrintLoadFailure page={page} />;
  return (
    <Paper orderId={params.orderId} name="Bill" actions={<SaveBill orderId={params.orderId} />}>
      <CustomerBill {...page.data} />
    </Paper>
  );
}
