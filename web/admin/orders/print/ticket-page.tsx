import { useQuery } from '@tanstack/react-query';
import { Printer as PrinterIcon } from 'lucide-react';
import type { Printer } from '../../../../shared/contract/kitchen/printing-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { orderFromWire } from '../../../api/order-from-wire';
import { Button } from '../../../ui/button';
import { useToast } from '../../../ui/toast';
import { withElements } from '../../../ui/with-elements';
import { FailureNotice } from '../../kit/query/failure-notice';
import { pageLoader } from '../../kit/query/page-loader';
import { useMutation } from '../../kit/query/use-mutation';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/ticket-page';
import { KitchenTicket } from './kitchen-ticket';
import { Paper } from './paper';
import { PrintLoadFailure } from './print-load-failure';

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
      actions={<PrintOnPrinters orderId={params.orderId} />}
    >
      <KitchenTicket {...page.data} />
    </Paper>
  );
}

/** A button for each of the shop's printers; nothing for a shop without one. */
function PrintOnPrinters({ orderId }: { orderId: string }) {
  const { printing } = useApi();
  const toast = useToast();
  const { busy, failure, send } = useMutation();
  // The browser's own print dialog is always there.
  const { data: printers = [], isError } = useQuery({
    queryKey: ['printers'],
    queryFn: () => printing.list(),
  });

  const print = async ({ id, name }: Printer) => {
    const sent = await send(() => printing.print({ id, orderId }), m.orderoffice_print_failed());
    if (!sent) return;
    const { label: ticket, isCopy } = sent.result;
    const words = { ticket, printer: name };
    toast('success', isCopy ? m.orderoffice_copy_printing(words) : m.orderoffice_printing(words));
  };
  return (
    <>
      {printers.map((printer) => (
        <Button key={printer.id} size="lg" busy={busy} onClick={() => print(printer)}>
          <PrinterIcon aria-hidden className="size-6" />
          <span>{withElements(m.orderoffice_print_on, { name: <bdi>{printer.name}</bdi> })}</span>
        </Button>
      ))}
      <FailureNotice
        message={failure?.message ?? (isError ? m.orderoffice_printers_failed() : undefined)}
      />
    </>
  );
}
