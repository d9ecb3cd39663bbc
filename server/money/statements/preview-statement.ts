import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StatementCredit } from '../../../shared/contract/money/statements-contract';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import type { Database } from '../../platform/db/database';
import { findKnownKeys } from './bank-credit-store';
import { isSure, type Match, matchCredits } from './match-credits';
import { type Credit, readStatement } from './read-statement';
import { listNamedColumns, listPayableOrders } from './statement-store';

interface PreviewDeps {
  db: Database;
  secret: string;
  clock: () => Date;
}

/**
 * Reads a statement and matches its credits to orders, without a write. Credits with which staff have
 * dealt before are only counted.
 * @throws DomainError `bad_input` for a statement that cannot be read.
 */
export async function previewStatement({ db, secret, clock }: PreviewDeps, text: string) {
  const today = kolkataTime(clock()).date;
  const read = readStatement(text, { named: await listNamedColumns(db), today });
  if ('header' in read) return read;
  const known = await findKnownKeys(
    db,
    read.credits.map(({ key }) => key),
  );
  const credits = read.credits.filter(({ key }) => !known.has(key));
  const days = credits.map(({ day }) => day).sort();
  const span = { first: days[0] ?? today, last: days.at(-1) ?? today };
  const orders = credits.length > 0 ? await listPayableOrders(db, span) : [];
  const matches = matchCredits(credits, orders);
  const shown = new Set(matches.flatMap(({ orderIds }) => orderIds));
  return {
    matches: matches.map((match) => matchToWire(match, secret)),
    orders: orders
      .filter(({ id }) => shown.has(id))
      .map(({ id, status, paymentStatus, customerName, createdAt, total, received }) => ({
        id,
        status,
        paymentStatus,
        customerName,
        createdAt,
        totalAmount: paiseToRupees(total),
        owed: paiseToRupees(total - received),
      })),
    repeated: read.repeated,
    known: known.size,
  };
}

function matchToWire(match: Match, secret: string) {
  const { credit, reason, pays, orderIds } = match;
  return {
    credit: creditToWire(credit, secret),
    reason,
    isSure: isSure(match),
    pays: pays.map(({ orderId, amount }) => ({ orderId, amount: paiseToRupees(amount) })),
    orderIds,
  };
}

function creditToWire({ amount, ...credit }: Credit, secret: string): StatementCredit {
  const shown = { ...credit, amount: paiseToRupees(amount) };
  return { ...shown, signature: signatureOf(shown, secret) };
}

/** A MAC of a credit, so that nobody can confirm one that no statement had. */
function signatureOf(credit: Omit<StatementCredit, 'signature'>, secret: string): string {
  const { key, day, amount, narration, reference } = credit;
  const text = JSON.stringify([key, day, amount, narration, reference]);
  return createHmac('sha256', secret).update(`bank-credit:${text}`).digest('base64url');
}

export function isSigned(credit: StatementCredit, secret: string): boolean {
  const expected = Buffer.from(signatureOf(credit, secret));
  const given = Buffer.from(credit.signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
