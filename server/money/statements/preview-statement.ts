import type { StatementCredit } from '../../../shared/contract/money/statements-contract';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import type { Database } from '../../platform/db/database';
import type { Signer } from '../../platform/signing/signer';
import { findKnownKeys } from './bank-credit-store';
import { isSure, type Match, matchCredits } from './match-credits';
import { type Credit, readStatement } from './read/read-statement';
import { listNamedColumns, listPayableOrders } from './statement-store';

interface PreviewDeps {
  db: Database;
  signer: Signer;
  clock: () => Date;
}

/** Writes nothing; credits dealt with before are only counted. @throws DomainError `bad_input` if unreadable. */
export async function previewStatement({ db, signer, clock }: PreviewDeps, text: string) {
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
    matches: matches.map((match) => matchToWire(match, signer)),
    orders: orders
      .filter(({ id }) => shown.has(id))
      .map(
        ({
          id,
          status,
          paymentStatus,
          customerName,
          isCustomerDeleted,
          createdAt,
          total,
          received,
        }) => ({
          id,
          status,
          paymentStatus,
          customerName,
          isCustomerDeleted,
          createdAt,
          totalAmount: paiseToRupees(total),
          owed: paiseToRupees(total - received),
        }),
      ),
    repeated: read.repeated,
    known: known.size,
  };
}

function matchToWire(match: Match, signer: Signer) {
  const { credit, reason, pays, orderIds } = match;
  return {
    credit: creditToWire(credit, signer),
    reason,
    isSure: isSure(match),
    pays: pays.map(({ orderId, amount }) => ({ orderId, amount: paiseToRupees(amount) })),
    orderIds,
  };
}

function creditToWire({ amount, ...credit }: Credit, signer: Signer): StatementCredit {
  const shown = { ...credit, amount: paiseToRupees(amount) };
  return { ...shown, signature: signer.sign('bank-credit', signedText(shown)) };
}

/** So that nobody can confirm a credit that no statement had. */
function signedText(credit: Omit<StatementCredit, 'signature'>): string {
  const { key, day, amount, narration, reference } = credit;
  return JSON.stringify([key, day, amount, narration, reference]);
}

export function isSigned(credit: StatementCredit, signer: Signer): boolean {
  return signer.isSigned('bank-credit', signedText(credit), credit.signature);
}
