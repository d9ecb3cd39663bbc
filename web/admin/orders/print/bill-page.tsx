import { Download, ReceiptText } from 'lucide-react';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { orderFromWire } from '../../../api/order-from-wire';
import { CustomerBill } from '../../../bill/customer-bill';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { FailureNotice } from '../../kit/query/failure-notice';
import { pageLoader } from '../../kit/query/page-loader';
import { useMutation } from '../../kit/query/use-mutation';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/bill-page';
import { GuestBill } from './guest-bill';
import { BackToOrder, Paper } from './paper';
import { PrintLoadFailure } from './print-load-failure';
import { PrintOnPrinters } from './print-on-printers';

/** The first visit makes the bill of an order that is paid and begun; any other is asked for. */
export const clientLoader = pageLoader(async (api, _, { orderId }: { orderId: string }) => {
  const bill = await api.bills.make({ id: orderId, ifDue: true });
  const order = await api.orders.readForStaff({ id: orderId });
  return { bill, order: orderFromWire(order) };
});

// The server renders one page for all orders, without the id.
export const meta = ({ params, loaderData }: Route.MetaArgs) => [
  {
    title: loaderData
      ? m.orderoffice_bill_page_title({ id: params.orderId })
      : m.orderoffice_back_office(),
  },
];

export default function BillPage({ loaderData, params }: Route.ComponentProps) {
  const page = usePageData(loaderData, { refreshes: false });
  if (page.failure === 'bill_not_due') {
    return <MakeBill orderId={params.orderId} onMade={page.retry} />;
  }
  if (!page.data) return <PrintLoadFailure page={page} />;
  return (
    <Paper
      orderId={params.orderId}
      name={m.orderoffice_bill()}
      actions={
        <>
          <GuestBill orderId={params.orderId} />
          <SaveBill orderId={params.orderId} />
          <PrintOnPrinters orderId={params.orderId} what="receipt" />
        </>
      }
    >
      <CustomerBill {...page.data} />
    </Paper>
  );
}

function MakeBill({ orderId, onMade }: { orderId: string; onMade: () => void }) {
  const { bills } = useApi();
  const { busy, failure, send } = useMutation();
  const make = async () => {
    const made = await send(() => bills.make({ id: orderId }), m.receipt_bill_unmade());
    if (made) onMade();
  };
  return (
    <>
      <BackToOrder orderId={orderId} />
      <h1 className="sr-only">{m.orderoffice_bill()}</h1>
      <EmptyState
        picture={<ReceiptText />}
        title={m.receipt_not_due()}
        action={
          <Button size="lg" busy={busy} onClick={make}>
            {m.receipt_make_bill()}
          </Button>
        }
      >
        {m.receipt_not_due_why()}
      </EmptyState>
      <FailureNotice message={failure?.message} />
    </>
  );
}

function SaveBill({ orderId }: { orderId: string }) {
  const { bills } = useApi();
  const { busy, failure, send } = useMutation();
  const save = async () => {
    const made = await send(
      () => bills.makeLinkForStaff({ id: orderId }),
      m.orderoffice_pdf_failed(),
    );
    if (made) location.assign(made.result.url);
  };
  return (
    <>
      <Button variant="quiet" size="lg" busy={busy} onClick={save}>
        {!busy && <Download aria-hidden className="size-6" />}
        {m.orderoffice_save_pdf()}
      </Button>
      <FailureNotice message={failure?.message} />
    </>
  );
}
