import { sql } from 'kysely';
import { batchesOf } from '../../../server/platform/db/batches';
import type { Database } from '../../../server/platform/db/database';
import type { OrdersTable, PaymentsTable } from '../../../server/platform/db/schema';
import { PAID_BY } from '../../../shared/domain/orders/order-payments';
import { ORDER_STATUSES } from '../../../shared/domain/orders/order-status';
import { PAYMENT_STATUSES } from '../../../shared/domain/orders/payment';
import { daysBefore, kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { orderRows } from '../orders/order-rows';

interface Amounts {
  products: readonly { id: string; name: string; price: number }[];
  orders: number;
  /** `YYYY-MM-DD`; the orders are of this day and the days after it. */
  from: string;
  days: number;
}

const MINUTE_MS = 60_000;
const MINUTES_OF_A_DAY = 1440;
/** Every second one has an account. The last one's data is deleted. */
const BUYERS = 400;

const accountOf = (who: number) => `account-${who}`;

/**
 * Writes orders of a month as the shop stores them: every status and payment, guests and accounts,
 * pickups, deliveries and discounts, payments and refunds, at every hour. The same amounts give the same orders.
 */
export async function fillMonth(db: Database, amounts: Amounts): Promise<void> {
  const stored = Array.from({ length: amounts.orders }, (_, number) => orderOf(number, amounts));
  const times = { created_at: amounts.from, updated_at: amounts.from };
  const accounts = Array.from({ length: BUYERS / 2 }, (_, half) => accountOf(2 * half));
  await db
    .insertInto('customers')
    .values(accounts.map((id) => ({ id, name: '', phone_number: null, ...times })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  for (const batch of batchesOf(stored)) {
    await db
      .insertInto('orders')
      .values(batch.map(({ row }) => row))
      .execute();
    await db
      .insertInto('order_items')
      .values(batch.flatMap(({ items }) => items))
      .execute();
    const payments = batch.flatMap(({ row }) => paymentsOf(row));
    for (const part of batchesOf(payments)) {
      await db.insertInto('payments').values(part).execute();
    }
    const adjustments = batch.flatMap((order) => order.adjustments);
    await db.insertInto('order_adjustments').values(adjustments).execute();
  }
  const days = sql.lit(amounts.from);
  await sql`insert into daily_figures (business_date, channel, status, payment_status, orders, total_paise)
    select business_date, channel, status, payment_status, count(*), sum(total_paise) from orders
    where business_date >= ${days} group by business_date, channel, status, payment_status`.execute(
    db,
  );
  const hours = new Map<string, number>();
  for (const { row } of stored) {
    const key = `${row.business_date} ${wallHour(row.created_at)}`;
    hours.set(key, (hours.get(key) ?? 0) + 1);
  }
  const figures = [...hours].map(([key, orders]) => {
    const [business_date = '', hour] = key.split(' ');
    return { business_date, hour: Number(hour), orders };
  });
  await db.insertInto('hourly_figures').values(figures).execute();
}

function orderOf(number: number, { products, orders, from, days }: Amounts) {
  const midnight = Date.parse(`${from}T00:00:00+05:30`);
  const minute = Math.floor((number * days * MINUTES_OF_A_DAY) / orders);
  const isDelivery = number % 3 === 0;
  const lines = [number % products.length, (number * 7 + 3) % products.length]
    .slice(0, 1 + (number % 2))
    .map((at, line) => {
      const product = products[at] ?? { id: '', name: '', price: 0 };
      return {
        productId: product.id,
        name: product.name,
        quantity: 1 + ((number + line) % 4),
        price: product.price,
        customizations: [],
        packagingCharge: number % 5 === 0 ? 250 : 0,
      };
    });
  const order = orderRows({
    id: `M${from.replaceAll('-', '')}N${number}`,
    lines,
    method: isDelivery ? 'delivery' : 'pickup',
    feeRule: { deliveryFee: 2000, reducedDeliveryFee: 1000, reducedDeliveryFeeFrom: 49_900 },
    adjustments: number % 10 === 0 ? [{ kind: 'discount', label: 'Ten off', amount: -1000 }] : [],
    now: new Date(midnight + minute * MINUTE_MS),
  });
  const who = (number * 13) % BUYERS;
  const row: OrdersTable = {
    ...order.row,
    customer_id: who % 2 === 0 ? accountOf(who) : null,
    customer_phone: who === BUYERS - 1 ? null : `+9170000${String(who).padStart(5, '0')}`,
    status: number % 17 === 0 ? 'cancelled' : (ORDER_STATUSES[(number * 3) % 4] ?? 'placed'),
    payment_status: PAYMENT_STATUSES[number % 11 < 8 ? 1 : number % 4] ?? 'paid',
    updated_at: order.row.created_at,
  };
  return { ...order, row };
}

/** The payments of a paid order, also cash taken by mistake, and refunds up to five days later. */
function paymentsOf({ id, created_at, total_paise, payment_status }: OrdersTable): PaymentsTable[] {
  if (payment_status !== 'paid' && payment_status !== 'refunded') return [];
  const number = Number(id.split('N')[1]);
  const method = PAID_BY[number % PAID_BY.length] ?? 'upi';
  const entry = (
    part: Pick<PaymentsTable, 'id' | 'kind' | 'method' | 'amount_paise'>,
    days = 0,
  ) => {
    const at = new Date(Date.parse(created_at) + days * MINUTES_OF_A_DAY * MINUTE_MS);
    const business_date = kolkataTime(at).date;
    return { ...NO_DETAILS, order_id: id, at: at.toISOString(), business_date, ...part };
  };
  const payment = { kind: 'payment', method, amount_paise: total_paise } as const;
  const mistake = { kind: 'payment', method: 'cash', amount_paise: 5000 } as const;
  const refund = { kind: 'refund', method, amount_paise: -total_paise } as const;
  return [
    entry({ id: `${id}-paid`, ...payment }),
    ...(number % 7 === 0
      ? [
          entry({ id: `${id}-mistake`, ...mistake }),
          {
            ...entry({ id: `${id}-back`, ...mistake, amount_paise: -5000 }, 1),
            corrects: `${id}-mistake`,
          },
        ]
      : []),
    ...(payment_status === 'refunded'
      ? [entry({ id: `${id}-refund`, ...refund }, number % 6)]
      : []),
    ...(payment_status === 'paid' && number % 9 === 0
      ? [entry({ id: `${id}-part`, ...refund, amount_paise: -1050 }, number % 4)]
      : []),
  ];
}

const NO_DETAILS = {
  reference: null,
  credit_id: null,
  gateway: null,
  admin_id: null,
  by_name: 'Filled',
  device_id: null,
  device_name: null,
  reason: null,
  lines: null,
  corrects: null,
};

function wallHour(at: string): number {
  return Math.floor(((Date.parse(at) / MINUTE_MS + 330) % MINUTES_OF_A_DAY) / 60);
}

/** Adds the tax of 60 bills and credit notes, of the days until 10 April 2026. */
export async function fillTaxes(db: Database): Promise<void> {
  const taxes = Array.from({ length: 60 }, (_, number) => ({
    document: `bill-${number}`,
    position: 1,
    order_id: `M20260301N${number}`,
    business_date: daysBefore('2026-04-10', number),
    code: number % 2 === 0 ? '996331' : '2202',
    rate: [0, 500, 1800][number % 3] ?? 0,
    quantity: 1,
    // Credit notes are negative.
    amount_paise: (number % 7 === 0 ? -1 : 1) * (10_000 + number),
    taxable_paise: 9000 + number,
    cgst_paise: 301 + number,
    sgst_paise: 301 + number,
    round_off_paise: number % 3,
  }));
  await db.insertInto('bill_taxes').values(taxes).execute();
}
