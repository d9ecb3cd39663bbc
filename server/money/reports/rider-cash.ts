import type { RiderCash } from '../../../shared/contract/money/drawer-contract';
import { MOST_RIDER_ORDERS } from '../../../shared/domain/money/drawer';
import { endOfDay, startOfDay } from '../../../shared/domain/platform/kolkata-time';
import { paiseToRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import type { ReportSpan } from '../../../shared/domain/platform/report-days';
import { listPayments, moneyOf } from '../../orders/stored-payments';
import type { Database } from '../../platform/db/database';
import type { OrdersTable, PaymentsTable } from '../../platform/db/schema';

/** A rider has these, or had them at the door. */
const GIVEN_OUT = ['on-the-way', 'delivered'] as const;
const UNPAID = ['pending', 'failed'] as const;

type Carried = Pick<OrdersTable, 'id' | 'status' | 'payment_status' | 'pay_later' | 'total_paise'>;

/** Whether its cash is with a rider: cash on delivery that was given out, and is not paid yet. */
export function isWithRider({ status, payment_status, pay_later }: Carried): boolean {
  const among = (list: readonly string[], value: string) => list.includes(value);
  return (
    pay_later === 'cash-on-delivery' && among(GIVEN_OUT, status) && among(UNPAID, payment_status)
  );
}

/** Paise. */
export const owedOf = (order: Carried, rows: readonly PaymentsTable[]) => moneyOf(order, rows).owed;

/** The cash of the orders of a span that riders have not brought yet, by the rider's name. */
export async function listRiderCash(db: Database, { from, to }: ReportSpan): Promise<RiderCash[]> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'counter_number', 'created_at'])
    .select(['status', 'payment_status', 'pay_later', 'total_paise'])
    .where('status', 'in', GIVEN_OUT)
    .where('payment_status', 'in', UNPAID)
    .where('pay_later', '=', 'cash-on-delivery')
    .where('created_at', '>=', startOfDay(from))
    .where('created_at', '<', endOfDay(to))
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_RIDER_ORDERS)
    .execute();
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const names = await findCarriers(db, ids);
  const payments = await listPayments(db, ids);
  const byRider = new Map<string, RiderCash['orders']>();
  for (const order of orders) {
    const rows = payments.filter(({ order_id }) => order_id === order.id);
    const rider = names.get(order.id) ?? '';
    const { id, counter_number: counterNumber, created_at: placedAt } = order;
    const carried = { id, counterNumber, placedAt, owed: paiseToRupees(owedOf(order, rows)) };
    byRider.set(rider, [...(byRider.get(rider) ?? []), carried]);
  }
  return [...byRider].map(([rider, carried]) => ({
    rider,
    owed: paiseToRupees(carried.reduce((sum, { owed }) => sum + rupeesToPaise(owed), 0)),
    orders: carried,
  }));
}

/** Who last gave each order out, or delivered it, by name. */
export async function findCarriers(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('order_history')
    .select(['order_id', 'by_name'])
    .where('order_id', 'in', orderIds)
    .where('kind', '=', 'status')
    .where('value', 'in', GIVEN_OUT)
    .orderBy('sequence')
    .execute();
  return new Map(rows.map(({ order_id, by_name }) => [order_id, by_name ?? '']));
}
