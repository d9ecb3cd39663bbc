import type { StatementColumns } from '../../../shared/contract/money/statements-contract';
import { statementColumns } from '../../../shared/contract/money/statements-contract';
import { unconfirmedOf } from '../../../shared/domain/orders/order-payments';
import { claimOf } from '../../../shared/domain/orders/payment-claim';
import { daysBefore, endOfDay, startOfDay } from '../../../shared/domain/platform/kolkata-time';
import type { Paise } from '../../../shared/domain/platform/money';
import { byOrder } from '../../orders/by-order';
import { listClaims } from '../../orders/follow/read-payments';
import { isCustomerDeleted } from '../../orders/order-wire';
import { listOpenClaims } from '../../orders/payment-claims';
import { listPayments, moneyOf, sumsOf } from '../../orders/stored-payments';
import { batchesOf } from '../../platform/db/batches';
import type { Database } from '../../platform/db/database';
import { integerInJson } from '../../platform/db/integer-in-json';
import { parseJsonColumn } from '../../platform/db/json-column';
import type { PaymentsTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { byHandOf } from '../payments/ledger-entries';
import { listUnconfirmedTips } from '../payments/unconfirmed-tips';
import { buyerOf, findCandidates, type PaidIn } from './candidate-orders';
import { LATEST_DAYS_BY_NAME, type PayableOrder } from './order-book';

/** A cafe has a few banks. */
const MOST_HEADERS = 100;

interface StoredOrderToPay extends PayableOrder {
  counterNumber: number;
  customerName: string;
  isCustomerDeleted: boolean;
  createdAt: string;
}

/** @throws DomainError `bad_input` when there are too many to read at once. */
export async function listPayableOrders(
  db: Database,
  { first, last }: { first: string; last: string },
  credits: readonly PaidIn[],
): Promise<StoredOrderToPay[]> {
  const from = startOfDay(daysBefore(first, LATEST_DAYS_BY_NAME));
  const rows: OrderRow[] = [];
  const paid = new Map<string, PaymentsTable[]>();
  const claimed = new Map<string, string[]>();
  const asked = new Map<string, Paise[]>();
  const tips = new Map<string, Paise[]>();
  for (const batch of batchesOf(
    await findCandidates(db, { from, before: endOfDay(last) }, credits),
  )) {
    const read = await listRows(db, batch);
    rows.push(...read);
    for (const [id, payments] of byOrder(await listPayments(db, batch))) paid.set(id, payments);
    for (const [id, sums] of await listAsked(db, read, paid)) asked.set(id, sums);
    for (const [id, sums] of await listUnconfirmedTips(db, batch)) tips.set(id, sums);
    for (const { order_id, reference } of await listClaims(db, batch)) {
      claimed.set(order_id, [...(claimed.get(order_id) ?? []), reference]);
    }
  }
  return rows.map((row) => ({
    id: row.id,
    buyer: buyerOf(row),
    day: row.business_date,
    status: row.status,
    paymentStatus: row.payment_status,
    total: row.total_paise,
    unconfirmed: unconfirmedOf(row.payment_status, row.total_paise, sumsOf(paid.get(row.id) ?? [])),
    asked: asked.get(row.id) ?? [],
    marked: markedOf(paid.get(row.id)),
    tips: tips.get(row.id) ?? [],
    claimed: claimed.get(row.id) ?? [],
    counterNumber: row.counter_number,
    customerName: row.customer_name,
    isCustomerDeleted: isCustomerDeleted(row),
    createdAt: row.created_at,
  }));
}

const markedOf = (rows: readonly PaymentsTable[] = []): Paise[] =>
  byHandOf(rows).map(({ amount_paise }) => amount_paise);

/**
 * What the orders' customers were asked for before staff changed them, claimed, or owe beyond what staff marked paid,
 * each once, and not again if staff marked it paid.
 */
async function listAsked(
  db: Database,
  orders: readonly OrderRow[],
  paid: ReadonlyMap<string, readonly PaymentsTable[]>,
): Promise<Map<string, Paise[]>> {
  const changed = orders.filter(({ change_count }) => change_count > 0);
  if (changed.length === 0) return new Map();
  const before = byOrder(
    await db
      .selectFrom('order_changes')
      .select('order_id')
      .select(integerInJson(db, 'document', 'totalBefore').as('total'))
      .where(
        'order_id',
        'in',
        changed.map(({ id }) => id),
      )
      .execute(),
  );
  const claims = await listOpenClaims(db, changed);
  return new Map(
    changed.map((order) => {
      const { sums, owed } = moneyOf(order, paid.get(order.id) ?? []);
      const claim = claims.get(order.id);
      const totals = (before.get(order.id) ?? []).map(({ total }) => total);
      const claimed = claim ? [claimOf(owed, claim.claimed, sums.transferred).amount] : [];
      const marked = markedOf(paid.get(order.id));
      const asked = [...new Set([...totals, ...claimed, owed])];
      return [order.id, asked.filter((sum) => !marked.includes(sum))];
    }),
  );
}

type OrderRow = Awaited<ReturnType<typeof listRows>>[number];

function listRows(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('orders')
    .select(['id', 'customer_id', 'customer_phone', 'customer_name', 'business_date', 'created_at'])
    .select(['status', 'payment_status', 'total_paise', 'counter_number', 'change_count'])
    .where('id', 'in', ids)
    .execute();
}

export async function listNamedColumns(db: Database): Promise<Map<string, StatementColumns>> {
  const rows = await db
    .selectFrom('statement_columns')
    .select(['header_key', 'columns'])
    .orderBy('named_at', 'desc')
    .limit(MOST_HEADERS)
    .execute();
  return new Map(
    rows.map(({ header_key, columns }) => [
      header_key,
      parseJsonColumn(statementColumns, columns, `statement_columns of ${header_key}`),
    ]),
  );
}

export async function writeNamedColumns(
  tx: Tx,
  { key, columns, by, at }: { key: string; columns: StatementColumns; by: string; at: string },
): Promise<void> {
  const set = { columns: JSON.stringify(columns), by_name: by, named_at: at };
  await tx
    .insertInto('statement_columns')
    .values({ header_key: key, ...set })
    .onConflict((conflict) => conflict.column('header_key').doUpdateSet(set))
    .execute();
}
