import { Download } from 'lucide-react';
import { useApi } from '../../../api/api-provider';
import { orderFromWire } from '../../../api/order-from-wire';
import { CustomerBill } from '../../../bill/customer-bill';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../kit/query/failure-notice';
import { pageLoader } from '../../kit/query/page-loader';
import { useMutation } from '../../kit/query/use-mutation';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/bill-page';
import { Paper } from './paper';
import { PrintLoadFailure } from './print-load-failure';

/** The first visit creates the bill; later visits show the same one. */
export const clientLoader = pageLoader(async (api, _, { orderId }: { orderId: string }) => {
  const bill = await api.bills.make({ id: orderId });
  const order = await api.orders.readForStaff({ id: orderId });
  return { bill, order: orderFromWire(order) };
});

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

function SaveBill({ orderId }: { orderId: string }) {
  const { bills } = useApi();
  const { busy, failure, send } = useMutation();
  const save = async () => {
    const made = await send(
      () => bills.makeLinkForStaff({ id: orderId }),
      'Failed to make the PDF. Please try again.',
    );
    if (made) location.assign(made.result.url);
  };
  return (
    <>
      <Button variant="quiet" size="lg" busy={busy} onClick={save}>
        {!busy && <Download aria-hidden className="size-6" />}
        Save as PDF
      </Button>
      <FailureNotice message={failure?.message} />
    </>
  );
}
