import { ReceiptText } from 'lucide-react';
import type { BillMonth } from '../../../../shared/contract/money/bills-contract';
import { codeWords } from '../../../../shared/domain/money/bill-tax';
import { kolkataTime } from '../../../../shared/domain/platform/kolkata-time';
import { formatRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { monthSpan } from '../../../../shared/domain/platform/report-days';
import { useApi } from '../../../api/api-provider';
import { EmptyState } from '../../../ui/empty-state';
import { StatCard } from '../../../ui/stat-card';
import { ListPage } from '../../kit/list/list-page';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import { billsSheet } from '../reports/report-sheets';
import { listed, SaveSheets } from '../reports/save-sheets';
import { money, sheetOf, text } from '../reports/sheet';
import { SheetTable } from '../reports/sheet-table';
import type { Route } from './+types/bills-page';
import { monthIn } from './bill-months';
import { Gstr1Buttons } from './gstr1-buttons';
import { MonthChoice } from './month-choice';

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
