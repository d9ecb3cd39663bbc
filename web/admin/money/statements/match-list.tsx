import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type {
  PayableOrderShown,
  StatementMatch,
} from '../../../../shared/contract/money/statements-contract';
import { customerWords } from '../../../../shared/domain/orders/customer-words';
import { PAID_BY_LABELS } from '../../../../shared/domain/orders/order-payments';
import { PAYMENT_BADGE_LABELS } from '../../../../shared/domain/orders/payment';
import { amountText } from '../../../../shared/domain/platform/money';
import { dateWithYear } from '../../../../shared/domain/platform/short-date';
import { m } from '../../../../shared/messages/compiled/messages';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { PAYMENT_STATUS_LOOKS } from '../../../ui/order-status-looks';
import { RelativeTime } from '../../../ui/relative-time';
import { TextField } from '../../../ui/text-field';
import { Panel } from '../../kit/panel';
import { orderName } from '../../orders/order/order-name';
import { REASON_WORDS } from './match-words';
import type { UsedStatement } from './use-statement';

/** More of them would make the page slow. */
const SHOWN_AT_ONCE = 20;

interface MatchListProps {
  title: string;
  intro: string;
  matches: readonly StatementMatch[];
  orders: ReadonlyMap<string, PayableOrderShown>;
  statement: UsedStatement;
}

export function MatchList({ title, intro, matches, orders, statement }: MatchListProps) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  if (matches.length === 0) return null;
  return (
    <Panel title={m.statement_with_count({ title, count: matches.length })}>
      <p className="text-ink-soft">{intro}</p>
      <ul className="divide-y divide-mist">
        {matches.slice(0, shown).map((match) => (
          <MatchItem key={match.credit.key} match={match} orders={orders} statement={statement} />
        ))}
      </ul>
      {matches.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {m.ui_show_more()}
        </Button>
      )}
    </Panel>
  );
}

interface MatchItemProps {
  match: StatementMatch;
  orders: ReadonlyMap<string, PayableOrderShown>;
  statement: UsedStatement;
}

/** A credit that staff decide: what the shop proposes, another order, or none. */
function MatchItem({ match, orders, statement }: MatchItemProps) {
  const { reason, pays, orderIds } = match;
  const { busy, confirm } = statement;
  const candidates = orderIds.flatMap((id) => orders.get(id) ?? []);
  const pay = (paid: { id: string; owed?: number }[]) => void confirm([match], () => paid);
  return (
    <li className="flex flex-col gap-2 py-4">
      <CreditLine match={match} />
      {REASON_WORDS[reason] && <p className="font-semibold">{REASON_WORDS[reason]()}</p>}
      {candidates.map((order) => (
        <div key={order.id} className="flex flex-wrap items-center justify-between gap-2">
          <OrderLine order={order} />
          {pays.length === 0 && order.owed > 0 && (
            <Button
              variant="quiet"
              busy={busy}
              aria-label={m.statement_match_order({ order: orderName(order) })}
              onClick={() => pay([{ id: order.id, owed: order.owed }])}
            >
              {m.statement_match_this()}
            </Button>
          )}
        </div>
      ))}
      <div className="flex flex-wrap items-end gap-3">
        {pays.length > 0 && (
          <Button
            busy={busy}
            onClick={() =>
              pay(pays.map(({ orderId }) => ({ id: orderId, ...owedOf(orders.get(orderId)) })))
            }
          >
            {m.statement_confirm({
              amounts: pays.map(({ amount }) => amountText(amount)).join(' + '),
            })}
          </Button>
        )}
        <OtherOrder busy={busy} onChosen={(id) => pay([{ id }])} />
        <Button variant="plain" busy={busy} onClick={() => pay([])}>
          {m.statement_mark_none()}
        </Button>
      </div>
    </li>
  );
}

/** The server refuses the match if the order owes something else by now. */
function owedOf(order: PayableOrderShown | undefined) {
  return order ? { owed: order.owed } : {};
}

function OtherOrder({ busy, onChosen }: { busy: boolean; onChosen: (id: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [id, setId] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChosen(id.trim().toUpperCase());
  };
  if (!isOpen) {
    return (
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {m.statement_match_another()}
      </Button>
    );
  }
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      <TextField
        label={m.statement_order_id()}
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        className="w-40"
        value={id}
        onChange={({ target }) => setId(target.value)}
      />
      <Button type="submit" variant="quiet" busy={busy} disabled={id.trim().length < 8}>
        {m.statement_match()}
      </Button>
    </form>
  );
}

/** A credit as the bank writes it, and what of it is a tip. */
export function CreditLine({ match: { credit, pays } }: { match: StatementMatch }) {
  const tip = pays[0]?.tip ?? 0;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-lg font-semibold whitespace-nowrap tabular-nums">
          {amountText(credit.amount)}
        </span>
        {tip > 0 && (
          <span>{m.tips_of_order({ amount: amountText(tip), method: PAID_BY_LABELS.upi })}</span>
        )}
        <span className="text-ink-soft">{dateWithYear(credit.day)}</span>
        <span className="text-sm text-ink-soft">{m.statement_line({ line: credit.line })}</span>
      </p>
      <p className="text-sm break-all text-ink-soft">
        <bdi>{credit.narration}</bdi>
      </p>
    </div>
  );
}

export function OrderLine({ order }: { order: PayableOrderShown }) {
  const isPartlyPaid = order.owed > 0 && order.owed < order.totalAmount;
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <Link
        to={`/admin/orders/${order.id}`}
        target="_blank"
        className="inline-flex min-h-11 items-center font-mono font-semibold underline"
      >
        {orderName(order)}
      </Link>
      <bdi>{customerWords(order)}</bdi>
      <span className="whitespace-nowrap tabular-nums">{amountText(order.totalAmount)}</span>
      {isPartlyPaid && <span>{m.statement_missing({ amount: amountText(order.owed) })}</span>}
      <Badge {...PAYMENT_STATUS_LOOKS[order.paymentStatus]}>
        {PAYMENT_BADGE_LABELS[order.paymentStatus]}
      </Badge>
      <span className="text-sm text-ink-soft">
        <RelativeTime at={order.createdAt} exact />
      </span>
    </p>
  );
}
