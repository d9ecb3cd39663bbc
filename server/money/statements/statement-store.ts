import type { StatementColumns } from '../../../shared/contract/money/statements-contract';
import { statementColumns } from '../../../shared/contract/money/statements-contract';
import { daysBefore, endOfDay, startOfDay } from '../../../shared/domain/platform/kolkata-time';
import { listClaims } from '../../orders/follow/read-payments';
import { byOrder } from '../../orders/order-store';
import { isCustomerDeleted } from '../../orders/order-wire';
import { listPayments, sumsOf } from '../../orders/stored-payments';
import { batchesOf } from '../../platform/db/batches';
import type { Database } from '../../platform/db/database';
import { parseJsonColumn } from '../../platform/db/json-column';
import type { PaymentsTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { buyerOf, findCandidates, type PaidIn } from './candidate-orders';
import { LATEST_DAYS_BY_NAME, type PayableOrder } from './match-credits';

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
  for (const batch of batchesOf(
    await findCandidates(db, { from, before: endOfDay(last) }, credits),
  )) {
    rows.push(...(await listRows(db, batch)));
    for (const [id, payments] of byOrder(await listPayments(db, batch))) paid.set(id, payments);
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
    received: sumsOf(paid.get(row.id) ?? []).confirmed,
    claimed: claimed.get(row.id) ?? [],
    counterNumber: row.counter_number,
    customerName: row.customer_name,
    isCustomerDeleted: isCustomerDeleted(row),
    createdAt: row.created_at,
  }));
}

type OrderRow = Awaited<ReturnType<typeof listRows>>[number];

function listRows(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('orders')
    .select(['id', 'customer_id', 'customer_phone', 'customer_name', 'business_date', 'created_at'])
    .select(['status', 'payment_status', 'total_paise', 'counter_number'])
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
