import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Report } from '../../../shared/contract/reports-contract';
import { useApi } from '../../api/api-provider';
import { saveFile } from '../../device/local-files';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import { Panel } from '../order/panel';
import { FailureNotice } from '../page/failure-notice';
import { useMutation } from '../page/use-mutation';
import { ordersSheet, paymentsSheet, reportSheets } from './report-sheets';
import type { Sheet } from './sheet';

const FAILED = 'Failed to make the file. Please try again.';
const WHOLE = 'Whole report';
const ORDERS = 'Every order';
const PAYMENTS = 'Every payment';

/** Saves what the page shows, or a list of single orders, as a file. The browser makes the file. */
export function DownloadPanel({ report }: { report: Report }) {
  const api = useApi();
  const { busy, failure, send } = useMutation();
  const [wanted, setWanted] = useState(WHOLE);
  const sheets = reportSheets(report);
  const { from, to } = report;

  const sheetsOf = async (): Promise<Sheet[]> => {
    if (wanted === WHOLE) return sheets;
    if (wanted === ORDERS)
      return [ordersSheet(listed(await api.reports.listOrders({ from, to }), 'orders'))];
    if (wanted === PAYMENTS) {
      return [paymentsSheet(listed(await api.reports.listPayments({ from, to }), 'payments'))];
    }
    return sheets.filter(({ name }) => name === wanted);
  };
  const save = async (type: 'csv' | 'xlsx') => {
    const made = await send(async () => {
      const found = await sheetsOf();
      const { writeCsv, writeXlsx } = await import('./write-files');
      return type === 'csv' ? writeCsv(found) : writeXlsx(found);
    }, FAILED);
    const name = wanted.toLowerCase().replaceAll(' ', '-');
    if (made) saveFile(made.result, `${name}-${from}-to-${to}.${type}`);
  };

  return (
    <Panel title="Download">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-48 flex-1">
          <SelectField
            label="What"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          >
            {[WHOLE, ...sheets.map(({ name }) => name), ORDERS, PAYMENTS].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        </div>
        {(['csv', 'xlsx'] as const).map((type) => (
          <Button key={type} variant="quiet" busy={busy} onClick={() => save(type)}>
            {!busy && <Download aria-hidden className="size-5" />}
            {type === 'csv' ? 'CSV' : 'Excel'}
          </Button>
        ))}
      </div>
      <FailureNotice message={failure?.message} />
    </Panel>
  );
}

/** The rows of a list, which the server sends in pieces and the client reads as a whole. */
function listed<Name extends string, Row>(
  answer: Record<Name, Row[]> | AsyncIterable<unknown>,
  name: Name,
): Row[] {
  if (!(name in answer)) throw new Error(`The answer has no ${name}`);
  return (answer as Record<Name, Row[]>)[name];
}
