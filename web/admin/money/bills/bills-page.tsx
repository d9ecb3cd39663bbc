import { Download, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { BillMonth, Gstr1Table } from '../../../../shared/contract/money/bills-contract';
import { codeWords } from '../../../../shared/domain/money/bill-tax';
import { kolkataTime } from '../../../../shared/domain/platform/kolkata-time';
import { formatRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { monthSpan } from '../../../../shared/domain/platform/report-days';
import { m } from '../../../../shared/messages/compiled/messages';
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
import { monthLabel } from '../charts/series-words';
import { billsSheet } from '../reports/file-sheets';
import { taxColumns } from '../reports/report-sheets';
import { listed, SaveSheets } from '../reports/save-sheets';
import { sheetOf, text } from '../reports/sheet';
import { SheetTable } from '../reports/sheet-table';
import type { Route } from './+types/bills-page';
import { lastMonths, monthIn } from './bill-months';

export const clientLoader = pageLoader(async (api, search) => {
  const today = kolkataTime(new Date()).date;
  const month = monthIn(search, today);
  return { ...(await api.bills.readMonth({ month })), month, today };
});

export const meta = () => [{ title: m.office_page_title({ page: m.bills_title() }) }];

export default function BillsPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData, { refreshes: false });
  return (
    <ListPage
      title={m.bills_title()}
      intro={m.bills_intro()}
      actions={page.data && <MonthChoice month={page.data.month} today={page.data.today} />}
      page={page}
      failed={m.bills_failed()}
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
          <EmptyState picture={<ReceiptText />} title={m.bills_none()} />
        )
      }
    </ListPage>
  );
}

function EveryBill({ month }: { month: string }) {
  const { bills } = useApi();
  return (
    <section aria-label={m.bills_every()} className="flex flex-col gap-3">
      <h2 className="text-xl">{m.bills_every_and_notes()}</h2>
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
      <StatCard label={m.bills_billed()} value={formatRupees(billed)} />
      <StatCard label={m.bills_title()} value={String(bills.count)}>
        {spanWords(bills)}
      </StatCard>
      <StatCard label={m.bills_credit_notes()} value={String(creditNotes.count)}>
        {spanWords(creditNotes)}
      </StatCard>
    </dl>
  );
}

function spanWords({ from, to, cancelled }: BillMonth['bills']): string {
  if (from === null || to === null) return m.bills_none_in_month();
  const span = from === to ? from : m.bills_span({ from, to });
  return cancelled === 0 ? span : m.bills_with_cancelled({ span, count: cancelled });
}

const taxesSheet = (taxes: BillMonth['taxes']) =>
  sheetOf(m.reports_tax_by_code(), taxes, [
    text(m.reports_code_and_rate(), ({ code, rate }) => `${codeWords(code)}, ${rate}%`),
    ...taxColumns<BillMonth['taxes'][number]>(),
  ]);

const TABLES: readonly { table: Gstr1Table; label: () => string }[] = [
  { table: 'b2cs', label: m.bills_sales_by_rate },
  { table: 'hsn', label: m.bills_sales_by_hsn },
  { table: 'documents', label: m.bills_documents },
];

function Gstr1Buttons({ month }: { month: string }) {
  const { bills } = useApi();
  const { busy, failure, send } = useMutation();
  const [wanted, setWanted] = useState<Gstr1Table>();
  const download = async (table: Gstr1Table) => {
    setWanted(table);
    const sent = await send(() => bills.downloadTable({ month, table }), m.bills_download_failed());
    if (sent) saveFile(sent.result, sent.result.name);
  };
  return (
    <section aria-label={m.bills_gstr()} className="flex flex-col gap-3">
      <h2 className="text-xl">{m.bills_gstr()}</h2>
      <div className="flex flex-wrap gap-3">
        {TABLES.map(({ table, label }) => (
          <Button
            key={table}
            variant="quiet"
            busy={busy && wanted === table}
            onClick={() => download(table)}
          >
            <Download aria-hidden className="size-5" />
            {label()}
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
        label={m.bills_month()}
        value={month}
        onChange={(event) => setParams({ month: event.target.value })}
      >
        <Options of={lastMonths(today).map((each) => [each, monthLabel(each)])} />
      </SelectField>
    </div>
  );
}
