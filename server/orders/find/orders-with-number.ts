import { MOST_SEARCHED } from '../../../shared/contract/orders/orders-contract';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import type { Database } from '../../platform/db/database';

const AMOUNT = /^₹? ?([0-9][0-9,]{0,12}(?:\.[0-9]{1,2})?)$/;
const BILL = /^([0-9]{4}-[0-9]{2})\/([0-9]{1,8})$/;
/** A bank's reference has 12 digits, a gateway's id letters too. */
const REFERENCE = /^\w{6,40}$/;

/** At most the newest `MOST_SEARCHED` of an amount. Each is found by an index. */
export async function ordersWithNumber(db: Database, typed: string): Promise<string[]> {
  const text = typed.trim();
  const found = [
    ...(await ordersOfAmount(db, text)),
    ...(await ordersOfBill(db, text)),
    ...(await ordersOfReference(db, text)),
  ];
  return [...new Set(found.map(({ id }) => id))];
}

async function ordersOfAmount(db: Database, text: string) {
  const [, amount] = AMOUNT.exec(text) ?? [];
  if (amount === undefined) return [];
  return db
    .selectFrom('orders')
    .select('id')
    .where('total_paise', '=', rupeesToPaise(Number(amount.replaceAll(',', ''))))
    .orderBy('created_at', 'desc')
    .limit(MOST_SEARCHED)
    .execute();
}

async function ordersOfBill(db: Database, text: string) {
  const [, year, number] = BILL.exec(text) ?? [];
  if (year === undefined) return [];
  return db
    .selectFrom('bills')
    .select('order_id as id')
    .where('financial_year', '=', year)
    .where('number', '=', Number(number))
    .execute();
}

/** References that the shop has seen, and those that customers gave. */
async function ordersOfReference(db: Database, text: string) {
  if (!REFERENCE.test(text)) return [];
  const paid = await db
    .selectFrom('payments')
    .select('order_id as id')
    .where('reference', '=', text)
    .limit(MOST_SEARCHED)
    .execute();
  const claimed = await db
    .selectFrom('payment_claims')
    .select('order_id as id')
    .where('reference', '=', text)
    .execute();
  return [...paid, ...claimed];
}
