import type { Printer, PrintJob } from '../../../../shared/contract/kitchen/printing-contract';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { RelativeTime } from '../../../ui/relative-time';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { isWaiting } from './printer-words';

export function OpenTickets({ printer }: { printer: Printer }) {
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
