import { useState } from 'react';
import type { Printer, PrintJob } from '../../../../shared/contract/kitchen/printing-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Notice } from '../../../ui/notice';
import { RelativeTime } from '../../../ui/relative-time';
import { useToast } from '../../../ui/toast';
import { withElements } from '../../../ui/with-elements';
import { Fact, Panel } from '../../kit/panel';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import {
  isWaiting,
  KIND_LABELS,
  MOMENT_LABELS,
  PAPER_LABELS,
  printerState,
  troubleOf,
  unprintedOf,
} from './printer-words';
import { TabletConnection } from './tablet-connection';

interface PrinterCardProps {
  printer: Printer;
  isAdmin: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onUrl: (url: string | null) => void;
}

export function PrinterCard(props: PrinterCardProps) {
  const { printer, isAdmin, onEdit, onDelete, onUrl } = props;
  const { printing } = useApi();
  const toast = useToast();
  const { busy, failure, send } = useMutation();
  const { id, name, kind, paperDots, printsNew, printsReceipts } = printer;
  const { problem, seenAt, stationName } = printer;
  const [trouble, unprinted] = [troubleOf(printer), unprintedOf(printer)];
  const [isAsking, setAsking] = useState(false);

  const test = async () => {
    const sent = await send(() => printing.print({ id, orderId: null }), m.printers_test_failed());
    if (!sent) return;
    toast('success', m.printers_test_sent());
  };
  const renew = async () => {
    const sent = await send(() => printing.renewUrl({ id }), m.printers_address_failed());
    if (!sent) return;
    setAsking(false);
    onUrl(sent.result.url);
  };

  return (
    <Panel
      title={name}
      action={<Badge tone={problem === null ? 'leaf' : 'waffle'}>{printerState(printer)}</Badge>}
    >
      {trouble && (
        <Notice kind="error" role="alert" className="mb-3">
          <strong>{trouble}</strong>
        </Notice>
      )}
      {unprinted && (
        <Notice kind="info" className="mb-3">
          {unprinted}
        </Notice>
      )}
      <OpenTickets printer={printer} />
      {kind === 'tablet' && <TabletConnection printer={printer} />}
      <dl>
        <Fact term={m.printers_kind()}>{KIND_LABELS[kind]}</Fact>
        <Fact term={m.printers_paper()}>{PAPER_LABELS[paperDots]}</Fact>
        <Fact term={m.printers_prints_new()}>{MOMENT_LABELS[printsNew]}</Fact>
        {printsReceipts && (
          <Fact term={m.receipt_printer_prints()}>{m.receipt_printer_counter()}</Fact>
        )}
        {stationName && (
          <Fact term={m.kit_form_station()}>
            <bdi>{stationName}</bdi>
          </Fact>
        )}
        <Fact term={m.printers_last_heard()}>
          {seenAt ? <RelativeTime at={seenAt} /> : m.printers_never()}
        </Fact>
      </dl>
      <FailureNotice message={failure?.message} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={test} busy={busy}>
          {m.printers_test()}
        </Button>
        {isAdmin && (
          <>
            <Button variant="quiet" onClick={onEdit}>
              {m.ui_edit()}
              <span className="sr-only"> {name}</span>
            </Button>
            {kind !== 'tablet' && (
              <Button variant="quiet" onClick={() => setAsking(true)}>
                {m.printers_address_new()}
              </Button>
            )}
            <Button variant="plain" onClick={onDelete}>
              {m.ui_delete()}
              <span className="sr-only"> {name}</span>
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={withElements(m.printers_address_ask, { name: <bdi>{name}</bdi> })}
        confirmLabel={m.printers_address_make()}
        onConfirm={renew}
        busy={busy}
      >
        {m.printers_address_stops()}
        <FailureNotice message={failure?.message} />
      </ConfirmDialog>
    </Panel>
  );
}

function OpenTickets({ printer }: { printer: Printer }) {
  const { printing } = useApi();
  const { busy, failure, send } = useMutation();
  const change = (make: () => Promise<unknown>) => send(make, m.printers_ticket_failed());
  if (printer.openJobs.length === 0) return null;
  return (
    <section aria-label={m.printers_tickets_of({ name: printer.name })} className="mb-3">
      <FailureNotice message={failure?.message} />
      <ul className="divide-y divide-mist border-y border-mist">
        {printer.openJobs.map((job) => (
          <li key={job.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <div className="min-w-0 flex-1">
              <p className="text-lg font-semibold">
                {job.isCopy ? m.printers_copy({ ticket: labelOf(job) }) : labelOf(job)}
              </p>
              <p className="text-ink-soft">
                {stateWords(job, printer.name)} · <RelativeTime at={job.requestedAt} />
              </p>
            </div>
            {!isWaiting(job) && job.orderId !== null && (
              <Button
                busy={busy}
                onClick={() =>
                  change(() =>
                    printing.print({ id: printer.id, orderId: job.orderId, what: job.what }),
                  )
                }
              >
                {m.printers_print_again()}
                <span className="sr-only"> {job.label}</span>
              </Button>
            )}
            <Button
              variant="plain"
              busy={busy}
              onClick={() => change(() => printing.drop({ id: job.id }))}
            >
              {m.printers_do_not_print()}
              <span className="sr-only"> {job.label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function labelOf({ what, label }: PrintJob): string {
  return what === 'receipt' ? m.receipt_of({ number: label }) : label;
}

function stateWords({ state, requestedBy }: PrintJob, printerName: string): string {
  if (state === 'failed') return m.printers_job_failed();
  if (state === 'claimed') return m.printers_job_printing();
  return requestedBy === printerName
    ? m.printers_job_waiting_new()
    : m.printers_job_waiting_asked({ name: requestedBy });
}
