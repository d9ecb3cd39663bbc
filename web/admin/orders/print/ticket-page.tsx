import { useQuery } from '@tanstack/react-query';
import { Printer as PrinterIcon } from 'lucide-react';
import type { Printer } from '../../../../shared/contract/kitchen/printing-contract';
import { useApi } from '../../../api/api-provider';
import { orderFromWire } from '../../../api/order-from-wire';
import { Button } from '../../../ui/button';
import { useToast } from '../../../ui/toast';
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
    const sent = await send(
      () => printing.print({ id, orderId }),
      'Failed to print. Please try again.',
    );
    if (!sent) return;
    const copy = sent.result.isCopy ? ', marked as a copy' : '';
    toast('success', `Ticket ${sent.result.label} is on its way to ${name}${copy}`);
  };
  return (
    <>
      {printers.map((printer) => (
        <Button key={printer.id} size="lg" busy={busy} onClick={() => print(printer)}>
          <PrinterIcon aria-hidden className="size-6" />
          <span>
            Print on <bdi>{printer.name}</bdi>
          </span>
        </Button>
      ))}
      <FailureNotice message={failure?.message ?? (isError ? PRINTERS_FAILED : undefined)} />
    </>
  );
}

const PRINTERS_FAILED = 'Failed to load printers. Please try again.';
