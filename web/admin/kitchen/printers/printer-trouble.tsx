import { useQuery } from '@tanstack/react-query';
import { Printer as PrinterIcon } from 'lucide-react';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { ButtonLink } from '../../../ui/button-link';
import { failedOf, troubleOf, unprintedOf } from './printer-words';

const POLL_INTERVAL_MS = 20_000;

/** Says on every page which tickets wait for a printer, and why; nothing for a shop without printers. */
export function PrinterTrouble() {
  const { printing } = useApi();
  const { data: printers = [] } = useQuery({
    queryKey: ['printers'],
    queryFn: () => printing.list(),
    refetchInterval: ({ state: { data } }) => data?.length !== 0 && POLL_INTERVAL_MS,
  });
  const troubles = printers.flatMap((printer) =>
    [troubleOf(printer), failedOf(printer), unprintedOf(printer)].flatMap((words) =>
      words === undefined ? [] : [{ key: `${printer.id} ${words}`, name: printer.name, words }],
    ),
  );
  return (
    <div role="status" className="print:hidden">
      {troubles.length > 0 && (
        <div className="flex min-h-14 flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-chilli bg-chilli-soft px-4 py-1.5 text-ink">
          <PrinterIcon aria-hidden className="size-6 shrink-0" />
          <div>
            {troubles.map(({ key, name, words }) => (
              <p key={key}>
                <bdi>{name}</bdi>: <strong>{words}</strong>
              </p>
            ))}
          </div>
          <ButtonLink to="/admin/printers" variant="quiet">
            {m.printers_show()}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
