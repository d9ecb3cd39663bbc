import { CheckCheck } from 'lucide-react';
import type {
  PayableOrderShown,
  StatementMatch,
} from '../../../../shared/contract/money/statements-contract';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Notice } from '../../../ui/notice';
import { StatCard } from '../../../ui/stat-card';
import { Panel } from '../../kit/panel';
import { LeftOutRows } from './left-out-rows';
import { CreditLine, MatchList, OrderLine } from './match-list';
import { sortMatches } from './match-words';
import { NameColumns } from './name-columns';
import { StatementInput } from './statement-input';
import { type MatchedStatement, type UsedStatement, useStatement } from './use-statement';

export const meta = () => [{ title: m.office_page_title({ page: m.statement_title() }) }];

export default function StatementsPage() {
  const statement = useStatement();
  const { preview, changed, layout, sheets } = statement;
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h1 className="text-2xl">{m.statement_title()}</h1>
        <p className="text-ink-soft">{m.statement_intro()}</p>
        <ButtonLink to="/admin/statements/matched" variant="quiet" className="mt-3">
          {m.statement_matched()}
        </ButtonLink>
      </header>
      <StatementInput statement={statement} />
      {sheets.length > 0 && <ChooseSheet statement={statement} />}
      {changed > 0 && (
        <Notice kind="warning" role="alert">
          {m.statement_changed({ count: changed })}
        </Notice>
      )}
      {layout && (
        <NameColumns
          // Asks anew for another bank, and for words that turned up when the columns were named.
          key={[...layout.header, ...(layout.words ?? [])].join('|')}
          layout={layout}
          statement={statement}
        />
      )}
      {preview && 'matches' in preview && <Matches matched={preview} statement={statement} />}
    </div>
  );
}

function nothingLeftWords({ known, leftOut }: MatchedStatement): string {
  if (leftOut.some(({ isUnread }) => isUnread)) return m.statement_some_unread();
  if (known > 0) return m.statement_all_done();
  return m.statement_no_money();
}

function Matches({ matched, statement }: { matched: MatchedStatement; statement: UsedStatement }) {
  const orders = new Map(matched.orders.map((order) => [order.id, order]));
  const { sure, doubtful, strangers } = sortMatches(matched.matches);
  const shared = { orders, statement };
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 large-text:grid-cols-1 lg:grid-cols-4">
        <StatCard label={m.statement_sure()} value={String(sure.length)} />
        <StatCard label={m.statement_one_by_one()} value={String(doubtful.length)} />
        <StatCard label={m.statement_strangers()} value={String(strangers.length)} />
        <StatCard label={m.statement_already_done()} value={String(matched.known)} />
      </dl>
      {!statement.isRenaming && (
        <Button variant="quiet" className="self-start" onClick={() => statement.rename(true)}>
          {m.statement_name_again()}
        </Button>
      )}
      {matched.repeated > 0 && (
        <Notice kind="info">{m.statement_repeated({ count: matched.repeated })}</Notice>
      )}
      {matched.matches.length === 0 && (
        <EmptyState title={m.statement_nothing_left()}>{nothingLeftWords(matched)}</EmptyState>
      )}
      <LeftOutRows leftOut={matched.leftOut} />
      <SureMatches matches={sure} {...shared} />
      <MatchList
        title={m.statement_one_by_one()}
        intro={m.statement_one_by_one_why()}
        matches={doubtful}
        {...shared}
      />
      <MatchList
        title={m.statement_strangers()}
        intro={m.statement_strangers_why()}
        matches={strangers}
        {...shared}
      />
    </>
  );
}

interface SureMatchesProps {
  matches: readonly StatementMatch[];
  orders: ReadonlyMap<string, PayableOrderShown>;
  statement: UsedStatement;
}

function SureMatches({ matches, orders, statement }: SureMatchesProps) {
  if (matches.length === 0) return null;
  const sum = matches.reduce((total, { credit }) => total + Math.round(credit.amount * 100), 0);
  return (
    <Panel
      title={m.statement_sure()}
      action={
        <Button
          busy={statement.busy}
          onClick={() =>
            statement.confirm(matches, ({ pays }) =>
              pays.map(({ orderId, owed }) => ({ id: orderId, owed })),
            )
          }
        >
          {!statement.busy && <CheckCheck aria-hidden className="size-5" />}
          {m.statement_confirm_sure({ count: matches.length, sum: formatRupees(sum) })}
        </Button>
      }
    >
      <p className="text-ink-soft">{m.statement_sure_why()}</p>
      <ul className="divide-y divide-mist">
        {matches.map((match) => (
          <li key={match.credit.key} className="grid gap-x-5 gap-y-1 py-3 lg:grid-cols-2">
            <CreditLine match={match} />
            {match.orderIds.map((id) => {
              const order = orders.get(id);
              return order && <OrderLine key={id} order={order} />;
            })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Of an Excel file with several sheets. They stay on the page, to read one after the other. */
function ChooseSheet({ statement }: { statement: UsedStatement }) {
  const { sheets, sheet: chosen, busy } = statement;
  return (
    <Panel title={m.statement_which_sheet()}>
      <div className="flex flex-wrap gap-3">
        {sheets.map((sheet) => (
          <Button
            key={sheet.name}
            variant={sheet === chosen ? 'primary' : 'quiet'}
            aria-pressed={sheet === chosen}
            disabled={busy}
            onClick={() => void statement.chooseSheet(sheet)}
          >
            <bdi>{sheet.name}</bdi> ({m.statement_rows({ count: sheet.rowCount })})
          </Button>
        ))}
      </div>
    </Panel>
  );
}
