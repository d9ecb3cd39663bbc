import { useQuery } from '@tanstack/react-query';
import { Printer as PrinterIcon } from 'lucide-react';
import type { Printer } from '../../../../shared/contract/kitchen/printing-contract';
import type { Printed } from '../../../../shared/domain/kitchen/print-jobs';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { useToast } from '../../../ui/toast';
import { withElements } from '../../../ui/with-elements';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';

interface PrintOnPrintersProps {
  orderId: string;
  what: Printed;
}

/** A button for each of the shop's printers; nothing for a shop without one. */
export function PrintOnPrinters({ orderId, what }: PrintOnPrintersProps) {
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
      () => printing.print({ id, orderId, what }),
      m.orderoffice_print_failed(),
    );
    if (!sent) return;
    const { label: ticket, isCopy } = sent.result;
    toast('success', printingWords(what, isCopy, ticket, name));
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

function printingWords(what: Printed, isCopy: boolean, number: string, printer: string): string {
  if (what === 'receipt') {
    const words = { number, printer };
    return isCopy ? m.receipt_copy_printing(words) : m.receipt_printing(words);
  }
  const words = { ticket: number, printer };
  return isCopy ? m.orderoffice_copy_printing(words) : m.orderoffice_printing(words);
}
