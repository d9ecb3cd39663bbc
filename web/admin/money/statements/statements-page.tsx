import { CheckCheck } from 'lucide-react';
import type {
  PayableOrderShown,
  StatementMatch,
} from '../../../../shared/contract/money/statements-contract';
import { pluralize } from '../../../../shared/domain/platform/pluralize';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Notice } from '../../../ui/notice';
import { StatCard } from '../../../ui/stat-card';
import { Panel } from '../../kit/panel';
import { ChooseSheet } from './choose-sheet';
import { LeftOutRows } from './left-out-rows';
import { CreditLine, MatchList, OrderLine } from './match-list';
import { rupees, sortMatches } from './match-words';
import { NameColumns } from './name-columns';
import { StatementInput } from './statement-input';
import { type MatchedStatement, type UsedStatement, useStatement } from './use-statement';

export const meta = () => [{ title: 'Statements · Back office' }];

export default function StatementsPage() {
  const statement = useStatement();
  const { preview, changed, layout, sheets } = statement;
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h1 className="text-2xl">Statements</h1>
        <p className="text-ink-soft">
          Match your bank's statement to the orders, so that no payment is missed.
        </p>
        <ButtonLink to="/admin/statements/matched" variant="quiet" className="mt-3">
          Matched payments
        </ButtonLink>
      </header>
      <StatementInput statement={statement} />
      {sheets.length > 0 && <ChooseSheet statement={statement} />}
      {changed > 0 && (
        <Notice kind="warning" role="alert">
          {pluralize(changed, 'payment')} could not be confirmed: the order has changed, is paid
          already, or does not exist. Please look again.
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
  if (leftOut.some(({ isUnread }) => isUnread)) return 'Some rows could not be read. See above.';
  if (known > 0) return 'Every payment in this statement has been dealt with.';
  return 'No money came in on this statement.';
}

function Matches({ matched, statement }: { matched: MatchedStatement; statement: UsedStatement }) {
  const orders = new Map(matched.orders.map((order) => [order.id, order]));
  const { sure, doubtful, strangers } = sortMatches(matched.matches);
  const shared = { orders, statement };
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 large-text:grid-cols-1 lg:grid-cols-4">
        <StatCard label="Sure" value={String(sure.length)} />
        <StatCard label="Check one by one" value={String(doubtful.length)} />
        <StatCard label="No order found" value={String(strangers.length)} />
        <StatCard label="Already done" value={String(matched.known)} />
      </dl>
      {!statement.isRenaming && (
        <Button variant="quiet" className="self-start" onClick={() => statement.rename(true)}>
          Name the columns again
        </Button>
      )}
      {matched.repeated > 0 && (
        <Notice kind="info">
          {pluralize(matched.repeated, 'line')} of the statement appeared twice, but counted only
          once.
        </Notice>
      )}
      {matched.matches.length === 0 && (
        <EmptyState title="Nothing left to match">{nothingLeftWords(matched)}</EmptyState>
      )}
      <LeftOutRows leftOut={matched.leftOut} />
      <SureMatches matches={sure} {...shared} />
      <MatchList
        title="Check one by one"
        intro="Nothing here is marked paid until you confirm it."
        matches={doubtful}
        {...shared}
      />
      <MatchList
        title="No order found"
        intro="Payments at the counter, for example. Whatever you leave here stays only in the bank's file."
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
      title="Sure"
      action={
        <Button
          busy={statement.busy}
          onClick={() =>
            statement.confirm(matches, ({ pays }) =>
              pays.map(({ orderId, amount }) => ({ id: orderId, owed: amount })),
            )
          }
        >
          {!statement.busy && <CheckCheck aria-hidden className="size-5" />}
          Confirm {pluralize(matches.length, 'payment')}, {rupees(sum / 100)}
        </Button>
      }
    >
      <p className="text-ink-soft">
        The code or reference matches, and the amount is exactly what is due. Confirming marks the
        orders paid.
      </p>
      <ul className="divide-y divide-mist">
        {matches.map(({ credit, orderIds }) => (
          <li key={credit.key} className="grid gap-x-5 gap-y-1 py-3 lg:grid-cols-2">
            <CreditLine credit={credit} />
            {orderIds.map((id) => {
              const order = orders.get(id);
              return order && <OrderLine key={id} order={order} />;
            })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
