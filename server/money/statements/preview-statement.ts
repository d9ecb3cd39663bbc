import { createHash } from 'node:crypto';
import {
  type LeftOut,
  type LeftOutReason,
  MOST_LEFT_OUT_SHOWN,
  type StatementCredit,
  UNREAD_REASONS,
} from '../../../shared/contract/money/statements-contract';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import type { Database } from '../../platform/db/database';
import type { Signer } from '../../platform/signing/signer';
import { sortCredits } from './doubtful-credits';
import { isSure, type Match, matchCredits } from './match-credits';
import type { Credit } from './read/credit-keys';
import { type LeftOutRow, readStatement } from './read/read-statement';
import { headerKey } from './read/statement-columns';
import { listReversedPayments, rememberDebits } from './reversal-store';
import { listNamedColumns, listPayableOrders } from './statement-store';

interface PreviewDeps {
  db: Database;
  signer: Signer;
  clock: () => Date;
}

/**
 * Keeps only the references of money that went out (money rule 7). Credits dealt with before are only counted.
 * @throws DomainError `bad_input` if unreadable.
 */
export async function previewStatement({ db, signer, clock }: PreviewDeps, text: string) {
  const now = clock();
  const today = kolkataTime(now).date;
  const read = readStatement(text, { named: await listNamedColumns(db), today });
  if ('header' in read) return read;
  const header = headerKey(read.layout.header);
  await rememberDebits(db, { references: new Set(read.outgoing), header }, now);
  const { credits, known, doubts } = await sortCredits(db, read);
  const days = credits.map(({ day }) => day).sort();
  const span = { first: days[0] ?? today, last: days.at(-1) ?? today };
  const orders = credits.length > 0 ? await listPayableOrders(db, span, credits) : [];
  const matches = matchCredits(credits, orders, doubts);
  const shown = new Set(matches.flatMap(({ orderIds }) => orderIds));
  return {
    matches: matches.map((match) => matchToWire(match, statementOf(text), signer)),
    orders: orders
      .filter(({ id }) => shown.has(id))
      .map(
        ({
          id,
          counterNumber,
          status,
          paymentStatus,
          customerName,
          isCustomerDeleted,
          createdAt,
          total,
          unconfirmed,
        }) => ({
          id,
          counterNumber,
          status,
          paymentStatus,
          customerName,
          isCustomerDeleted,
          createdAt,
          totalAmount: paiseToRupees(total),
          owed: paiseToRupees(unconfirmed),
        }),
      ),
    repeated: read.repeated,
    known,
    leftOut: leftOutToWire(read.leftOut),
    reversed: await listReversedPayments(db, now),
    layout: read.layout,
  };
}

function leftOutToWire(rows: readonly LeftOutRow[]): LeftOut[] {
  const byReason = new Map<LeftOutReason, LeftOut>();
  for (const { reason, line, text } of rows) {
    const isUnread = UNREAD_REASONS.some((unread) => unread === reason);
    const found = byReason.get(reason) ?? { reason, isUnread, count: 0, rows: [] };
    found.count += 1;
    if (found.count <= MOST_LEFT_OUT_SHOWN) found.rows.push({ line, text });
    byReason.set(reason, found);
  }
  return [...byReason.values()];
}

/** The same whenever it is read again, so that its credits belong together whatever the day of their match. */
function statementOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

function matchToWire(match: Match, statement: string, signer: Signer) {
  const { credit, reason, pays, orderIds } = match;
  return {
    credit: creditToWire(credit, statement, signer),
    reason,
    isSure: isSure(match),
    pays: pays.map(({ orderId, amount, owed, tip }) => ({
      orderId,
      amount: paiseToRupees(amount),
      owed: paiseToRupees(owed),
      tip: paiseToRupees(tip),
    })),
    orderIds,
  };
}

function creditToWire(
  { amount, ...credit }: Credit,
  statement: string,
  signer: Signer,
): StatementCredit {
  const shown = { ...credit, amount: paiseToRupees(amount), statement };
  return { ...shown, signature: signer.sign('bank-credit', signedText(shown)) };
}

/** So that nobody can confirm a credit that no statement had. */
function signedText(credit: Omit<StatementCredit, 'signature'>): string {
  const { key, day, amount, narration, reference, statement } = credit;
  return JSON.stringify([key, day, amount, narration, reference, statement]);
}

export function isSigned(credit: StatementCredit, signer: Signer): boolean {
  return signer.isSigned('bank-credit', signedText(credit), credit.signature);
}
