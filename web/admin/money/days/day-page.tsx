import { Link } from 'react-router';
import type { Closing, ReportDay } from '../../../../shared/contract/money/day-sheets';
import { PAID_BY_LABELS } from '../../../../shared/domain/orders/order-payments';
import { amountText, formatRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { AmountList } from '../../../ui/amount-list';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { ListPage } from '../../kit/list/list-page';
import { Fact, FoldedPanel, Panel } from '../../kit/panel';
import { pageLoader } from '../../kit/query/page-loader';
import { type PageData, usePageData } from '../../kit/query/use-page-data';
import { longDay } from '../charts/series-words';
import { changesSheet, METHOD_LABELS, moneySheet } from '../reports/report-sheets';
import { SheetTable } from '../reports/sheet-table';
import type { Route } from './+types/day-page';
import { ClosingForm } from './closing-form';
import { differenceWords } from './difference-words';
import { DrawerPanel, Signed } from './drawer-panel';
import { SignaturesPanel } from './signatures-panel';

export const clientLoader = pageLoader((api, _, { date }: { date: string }) =>
  api.reports.readDay({ date }),
);

export const meta = ({ params }: Route.MetaArgs) => [
  { title: m.office_page_title({ page: longDay(params.date) }) },
];

/** The sheet of a day: what came in, what is open, and the signature of the person who closed it. */
export default function DayPage({ loaderData, params }: Route.ComponentProps) {
  const page = usePageData(loaderData, { refreshes: false });
  return (
    <ListPage
      title={longDay(params.date)}
      actions={
        <ButtonLink to={`/admin/reports/days?month=${params.date.slice(0, 7)}`} variant="quiet">
          {m.closing_all_days()}
        </ButtonLink>
      }
      page={page}
      failed={m.closing_day_failed()}
    >
      {(day) => <DayParts day={day} page={page} />}
    </ListPage>
  );
}

function DayParts({ day, page }: { day: ReportDay; page: PageData<ReportDay> }) {
  const sheet = day.closing?.sheet ?? day.sheet;
  const { money } = sheet;
  return (
    <>
      {day.closing && <ClosedPanel closing={day.closing} day={day} />}
      {day.signatures.length > 0 && <SignaturesPanel day={day} onReopened={page.replace} />}
      <FoldedPanel title={m.closing_money()} sum={amountText(money.left)}>
        <SheetTable sheet={moneySheet({ money })} />
      </FoldedPanel>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <TipsPanel tips={sheet.tips} />
        <BankPanel sheet={sheet} unmatched={day.sheet.unmatched ?? 0} />
        <OrdersPanel sheet={sheet} />
        <DrawerPanel sheet={sheet} counts={day.counts} />
      </div>
      {!day.closing && <ClosingForm day={day} onClosed={page.replace} onStale={page.retry} />}
    </>
  );
}

type Sheet = ReportDay['sheet'];

/** What of the money taken is proved by the bank. @param unmatched what is still missing now, in rupees. */
function BankPanel({ sheet: { money }, unmatched }: { sheet: Sheet; unmatched: number }) {
  const takenBy = (wanted: string) =>
    rupeesToPaise(money.methods.find(({ method }) => method === wanted)?.taken ?? 0);
  const inAll = takenBy('bank') + takenBy('upi');
  return (
    <FoldedPanel title={m.closing_bank()} sum={formatRupees(inAll)}>
      <AmountList
        lines={[
          [METHOD_LABELS.bank(), takenBy('bank')],
          [METHOD_LABELS.upi(), takenBy('upi')],
        ]}
        total={inAll}
      />
      <dl className="mt-3">
        <Fact term={m.closing_not_in_bank()}>{amountText(unmatched)}</Fact>
      </dl>
      {unmatched > 0 && <p className="mt-3 text-ink-soft">{m.closing_match()}</p>}
    </FoldedPanel>
  );
}

/** For the staff: no part of the money above. */
function TipsPanel({ tips: { methods } }: { tips: Sheet['tips'] }) {
  if (methods.length === 0) return null;
  return (
    <Panel title={m.tips_title()}>
      <dl>
        {methods.map(({ method, amount }) => (
          <Fact key={method} term={PAID_BY_LABELS[method]}>
            {amountText(amount)}
          </Fact>
        ))}
      </dl>
    </Panel>
  );
}

function OrdersPanel({ sheet }: { sheet: Sheet }) {
  const counted = ({ orders, total }: Sheet['paid']) => `${orders} · ${amountText(total)}`;
  return (
    <Panel title={m.closing_orders_of_day()}>
      <dl>
        <Fact term={m.closing_paid()}>{counted(sheet.paid)}</Fact>
        <Fact term={m.closing_not_paid()}>{counted(sheet.unpaid)}</Fact>
        <Fact term={m.drawer_closing_riders()}>{counted(sheet.withRiders)}</Fact>
        <Fact term={m.closing_claims()}>{String(sheet.claims)}</Fact>
        <Fact term={m.closing_cancelled()}>{counted(sheet.cancelled)}</Fact>
        <Fact term={m.closing_to_refund()}>{counted(sheet.toRefund)}</Fact>
      </dl>
    </Panel>
  );
}

interface ClosedPanelProps {
  closing: Closing;
  day: Pick<ReportDay, 'later' | 'statements'>;
}

function ClosedPanel({ closing, day: { later, statements } }: ClosedPanelProps) {
  const { sheet, countedCash, difference, explanation } = closing;
  return (
    <>
      <Panel title={m.closing_closed()}>
        <dl>
          <Fact term={m.closing_expected()}>{amountText(sheet.drawer.expected)}</Fact>
          <Fact term={m.closing_counted()}>{amountText(countedCash)}</Fact>
          <Fact term={m.closing_difference()}>{differenceWords(difference)}</Fact>
          {explanation !== '' && (
            <Fact term={m.closing_explanation()}>
              <bdi className="whitespace-pre-line">{explanation}</bdi>
            </Fact>
          )}
        </dl>
      </Panel>
      {later.length + statements.length > 0 && (
        <section aria-labelledby="later" className="flex flex-col gap-2">
          <h2 id="later" className="text-lg">
            {m.closing_changed_since()}
          </h2>
          <Notice kind="warning">{m.closing_changed_note()}</Notice>
          <StatementLines statements={statements} />
          {later.length > 0 && <SheetTable sheet={changesSheet(later)} />}
        </section>
      )}
    </>
  );
}

/** A line for each statement, with a link to the payments that it has matched. */
function StatementLines({ statements }: Pick<ReportDay, 'statements'>) {
  return statements.map(({ statement, at, by, orders, net }) => (
    <p key={statement} className="wrap-anywhere">
      <Link to={`/admin/statements/matched?statement=${statement}`} className="text-hill underline">
        {m.drawer_statement({ count: orders, net: amountText(net) })}
      </Link>{' '}
      <Signed by={by} at={at} />
    </p>
  ));
}
