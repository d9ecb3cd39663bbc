import { useState } from 'react';
import type { Report } from '../../../../shared/contract/money/reports-contract';
import { useApi } from '../../../api/api-provider';
import { SelectField } from '../../../ui/select-field';
import { Panel } from '../../kit/panel';
import { billsSheet, ordersSheet, paymentsSheet, reportSheets } from './report-sheets';
import { listed, SaveSheets } from './save-sheets';
import type { Sheet } from './sheet';

const WHOLE = 'Whole report';
const ORDERS = 'Every order';
const PAYMENTS = 'Every payment';
const BILLS = 'Every bill';

/** Saves what the page shows, or a list of single orders, as a file. */
export function DownloadPanel({ report }: { report: Report }) {
  const api = useApi();
  const [wanted, setWanted] = useState(WHOLE);
  const sheets = reportSheets(report);
  const { from, to } = report;
  const span = { from, to };

  const readSheets = async (): Promise<Sheet[]> => {
    switch (wanted) {
      case WHOLE:
        return sheets;
      case ORDERS:
        return [ordersSheet(listed(await api.reports.listOrders(span), 'orders'))];
      case PAYMENTS:
        return [paymentsSheet(listed(await api.reports.listPayments(span), 'payments'))];
      case BILLS:
        return [billsSheet(listed(await api.bills.list(span), 'bills'))];
      default:
        return sheets.filter(({ name }) => name === wanted);
    }
  };
  const name = `${wanted.toLowerCase().replaceAll(' ', '-')}-${from}-to-${to}`;

  return (
    <Panel title="Download">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-48 flex-1">
          <SelectField
            label="What to download"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          >
            {[WHOLE, ...sheets.map(({ name }) => name), ORDERS, PAYMENTS, BILLS].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        </div>
        <SaveSheets name={name} readSheets={readSheets} />
      </div>
    </Panel>
  );
}
