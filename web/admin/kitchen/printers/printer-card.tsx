import { useState } from 'react';
import type { Printer, PrintJob } from '../../../../shared/contract/kitchen/printing-contract';
import { useApi } from '../../../api/api-provider';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Notice } from '../../../ui/notice';
import { RelativeTime } from '../../../ui/relative-time';
import { useToast } from '../../../ui/toast';
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
  const { id, name, kind, paperDots, printsNew, problem, seenAt, stationName } = printer;
  const [trouble, unprinted] = [troubleOf(printer), unprintedOf(printer)];
  const [isAsking, setAsking] = useState(false);

  const test = async () => {
    const sent = await send(
      () => printing.print({ id, orderId: null }),
      'Failed to print. Please try again.',
    );
    if (!sent) return;
    toast('success', 'The test ticket is on its way');
  };
  const renew = async () => {
    const sent = await send(
      () => printing.renewUrl({ id }),
      'Failed to make a new address. Please try again.',
    );
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
        <Fact term="Kind">{KIND_LABELS[kind]}</Fact>
        <Fact term="Paper">{PAPER_LABELS[paperDots]}</Fact>
        <Fact term="Prints new orders">{MOMENT_LABELS[printsNew]}</Fact>
        {stationName && (
          <Fact term="Station">
            <bdi>{stationName}</bdi>
          </Fact>
        )}
        <Fact term="Last heard from">{seenAt ? <RelativeTime at={seenAt} /> : 'Never'}</Fact>
      </dl>
      <FailureNotice message={failure?.message} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={test} busy={busy}>
          Print a test
        </Button>
        {isAdmin && (
          <>
            <Button variant="quiet" onClick={onEdit}>
              Edit<span className="sr-only"> {name}</span>
            </Button>
            {kind !== 'tablet' && (
              <Button variant="quiet" onClick={() => setAsking(true)}>
                New address
              </Button>
            )}
            <Button variant="plain" onClick={onDelete}>
              Delete<span className="sr-only"> {name}</span>
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={
          <>
            Give <bdi>{name}</bdi> a new address?
          </>
        }
        confirmLabel="Make a new address"
        onConfirm={renew}
        busy={busy}
      >
        The old address stops working at once. Nothing is printed until the new one is in the
        printer.
        <FailureNotice message={failure?.message} />
      </ConfirmDialog>
    </Panel>
  );
}

function OpenTickets({ printer }: { printer: Printer }) {
  const { printing } = useApi();
  const { busy, failure, send } = useMutation();
  const change = (make: () => Promise<unknown>) =>
    send(make, 'Failed to change the ticket. Please try again.');
  if (printer.openJobs.length === 0) return null;
  return (
    <section aria-label={`Tickets of ${printer.name}`} className="mb-3">
      <FailureNotice message={failure?.message} />
      <ul className="divide-y divide-mist border-y border-mist">
        {printer.openJobs.map((job) => (
          <li key={job.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <div className="min-w-0 flex-1">
              <p className="text-lg font-semibold">
                {job.label}
                {job.isCopy && ' (copy)'}
              </p>
              <p className="text-ink-soft">
                {stateWords(job, printer.name)} · <RelativeTime at={job.requestedAt} />
              </p>
            </div>
            {!isWaiting(job) && job.orderId !== null && (
              <Button
                busy={busy}
                onClick={() =>
                  change(() => printing.print({ id: printer.id, orderId: job.orderId }))
                }
              >
                Print again<span className="sr-only"> {job.label}</span>
              </Button>
            )}
            <Button
              variant="plain"
              busy={busy}
              onClick={() => change(() => printing.drop({ id: job.id }))}
            >
              Don’t print<span className="sr-only"> {job.label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateWords({ state, requestedBy }: PrintJob, printerName: string): string {
  if (state === 'failed') return 'Could not be printed';
  if (state === 'claimed') return 'Printing';
  return requestedBy === printerName
    ? 'Waiting: new order'
    : `Waiting: asked for by ${requestedBy}`;
}
