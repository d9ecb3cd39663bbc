import { Download, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { BillMonth, Gstr1Table } from '../../../../shared/contract/money/bills-contract';
import { codeWords } from '../../../../shared/domain/money/bill-tax';
import { kolkataTime } from '../../../../shared/domain/platform/kolkata-time';
import { formatRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { monthSpan } from '../../../../shared/domain/platform/report-days';
import { useApi } from '../../../api/api-provider';
import { saveFile } from '../../../device/local-files';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Options, SelectField } from '../../../ui/select-field';
import { StatCard } from '../../../ui/stat-card';
import { ListPage } from '../../kit/list/list-page';
import { FailureNotice } from '../../kit/query/failure-notice';
import { pageLoader } from '../../kit/query/page-loader';
import { useMutation } from '../../kit/query/use-mutation';
import { usePageData } from '../../kit/query/use-page-data';
import { billsSheet } from '../reports/report-sheets';
import { listed, SaveSheets } from '../reports/save-sheets';
import { money, sheetOf, text } from '../reports/sheet';
import { SheetTable } from '../reports/sheet-table';
import type { Route } from './+types/bills-page';
import { lastMonths, monthIn, monthName } from './bill-months';

export const clientLoader = pageLoader(async (api, search) => {
  const today = kolkataTime(new Date()).date;
  const month = monthIn(search, today);
  return { ...(await api.bills.readMonth({ month })), month, today };
});

export const meta = () => [{ title: 'Bills · Back office' }];

export default function BillsPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData, { refreshes: false });
  return (
    <ListPage
      title="Bills"
      intro="What you billed in a month, less what you credited. Your accountant needs the three files for GSTR-1."
      actions={page.data && <MonthChoice month={page.data.month} today={page.data.today} />}
      page={page}
      failed="Failed to load the bills. Please try again."
    >
      {(data) =>
        data.bills.count + data.creditNotes.count > 0 ? (
          <>
            <Numbers {...data} />
            <SheetTable sheet={taxesSheet(data.taxes)} />
            <Gstr1Buttons month={data.month} />
            <EveryBill month={data.month} />
          </>
        ) : (
          <EmptyState picture={<ReceiptText />} title="No bills in this month" />
        )
      }
    </ListPage>
  );
}

function EveryBill({ month }: { month: string }) {
  const { bills } = useApi();
  return (
    <section aria-label="Every bill" className="flex flex-col gap-3">
      <h2 className="text-xl">Every bill and credit note</h2>
      <div className="flex flex-wrap gap-3">
        <SaveSheets
          name={`bills-${month}`}
          readSheets={async () => [billsSheet(listed(await bills.list(monthSpan(month)), 'bills'))]}
        />
      </div>
    </section>
  );
}

function Numbers({ bills, creditNotes, taxes }: BillMonth) {
  const billed = taxes.reduce((sum, { amount }) => sum + rupeesToPaise(amount), 0);
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      <StatCard label="Billed, less credits" value={formatRupees(billed)} />
      <StatCard label="Bills" value={String(bills.count)}>
        {spanWords(bills)}
      </StatCard>
      <StatCard label="Credit notes" value={String(creditNotes.count)}>
        {spanWords(creditNotes)}
      </StatCard>
    </dl>
  );
}

function spanWords({ from, to, cancelled }: BillMonth['bills']): string {
  if (from === null || to === null) return 'None in this month';
  const span = from === to ? from : `${from} to ${to}`;
  return cancelled === 0 ? span : `${span}, ${cancelled} cancelled`;
}

const taxesSheet = (taxes: BillMonth['taxes']) =>
  sheetOf('Tax by code and rate', taxes, [
    text('Code and rate', ({ code, rate }) => `${codeWords(code)}, ${rate}%`),
    money('Taxable value', ({ taxable }) => taxable),
    money('CGST', ({ cgst }) => cgst),
    money('SGST', ({ sgst }) => sgst),
    money('Round off', ({ roundOff }) => roundOff),
    money('Amount', ({ amount }) => amount),
  ]);

const TABLES: readonly { table: Gstr1Table; label: string }[] = [
  { table: 'b2cs', label: 'Sales by rate (b2cs)' },
  { table: 'hsn', label: 'Sales by HSN' },
  { table: 'documents', label: 'Documents' },
];

function Gstr1Buttons({ month }: { month: string }) {
  const { bills } = useApi();
  const { busy, failure, send } = useMutation();
  const [wanted, setWanted] = useState<Gstr1Table>();
  const download = async (table: Gstr1Table) => {
    setWanted(table);
    const sent = await send(
      () => bills.downloadTable({ month, table }),
      'Failed to download the file. Please try again.',
    );
    if (sent) saveFile(sent.result, sent.result.name);
  };
  return (
    <section aria-label="Files for GSTR-1" className="flex flex-col gap-3">
      <h2 className="text-xl">Files for GSTR-1</h2>
      <div className="flex flex-wrap gap-3">
        {TABLES.map(({ table, label }) => (
          <Button
            key={table}
            variant="quiet"
            busy={busy && wanted === table}
            onClick={() => download(table)}
          >
            <Download aria-hidden className="size-5" />
            {label}
          </Button>
        ))}
      </div>
      <FailureNotice message={failure?.message} />
    </section>
  );
}

function MonthChoice({ month, today }: { month: string; today: string }) {
  const [, setParams] = useSearchParams();
  return (
    <div className="w-52">
      <SelectField
        label="Month"
        value={month}
        onChange={(event) => setParams({ month: event.target.value })}
      >
        <Options of={lastMonths(today).map((each) => [each, monthName(each)])} />
      </SelectField>
    </div>
  );
}
