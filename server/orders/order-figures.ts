import { sql } from 'kysely';
import { kolkataTime } from '../../shared/domain/platform/kolkata-time';
import { prepared } from '../platform/db/prepared';
import type {
  DailyFiguresTable,
  HourlyFiguresTable,
  OrderItemsTable,
  OrdersTable,
  ProductFiguresTable,
} from '../platform/db/schema';
import type { Tx } from '../platform/db/transaction';

type Statuses = Pick<OrdersTable, 'status' | 'payment_status'>;
type Counted = Pick<OrdersTable, 'business_date' | 'created_at' | 'total_paise' | 'channel'>;

const MINUTES_OF_AN_HOUR = 60;

export async function recordHour(tx: Tx, order: Counted, orders: 1 | -1 = 1): Promise<void> {
  const { minutes } = kolkataTime(new Date(order.created_at));
  const hour = Math.floor(minutes / MINUTES_OF_AN_HOUR);
  await addToHour(tx, { business_date: order.business_date, hour, orders });
}

const addToHour = prepared((db, figures: HourlyFiguresTable) =>
  db
    .insertInto('hourly_figures')
    .values(figures)
    .onConflict((conflict) =>
      conflict
        .columns(['business_date', 'hour'])
        .doUpdateSet({ orders: sql`hourly_figures.orders + excluded.orders` }),
    ),
);

/**
 * In the transaction of the change; a new order has no statuses before, and a removed one none after. Call it
 * near the end: others wait for these rows until the transaction ends.
 */
export async function recordFigures(
  tx: Tx,
  order: Counted,
  { from, to }: { from: Statuses | null; to: Statuses | null },
): Promise<void> {
  const moves = [
    ...(to ? [{ ...to, orders: 1 }] : []),
    ...(from ? [{ ...from, orders: -1 }] : []),
    // Always in the same order, so that two transactions never deadlock.
  ].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  for (const { status, payment_status, orders } of moves) {
    const { business_date, channel } = order;
    const total_paise = orders * order.total_paise;
    await addToDay(tx, { business_date, channel, status, payment_status, orders, total_paise });
  }
}

const addToDay = prepared((db, figures: DailyFiguresTable) =>
  db
    .insertInto('daily_figures')
    .values(figures)
    .onConflict((conflict) =>
      conflict.columns(['business_date', 'channel', 'status', 'payment_status']).doUpdateSet({
        orders: sql`daily_figures.orders + excluded.orders`,
        total_paise: sql`daily_figures.total_paise + excluded.total_paise`,
      }),
    ),
);

export async function recordSales(
  tx: Tx,
  items: readonly Pick<OrderItemsTable, 'product_id' | 'quantity' | 'final_price_paise'>[],
  sign: 1 | -1,
): Promise<void> {
  const revenues = new Map<string, number>();
  for (const { product_id, quantity, final_price_paise } of items) {
    revenues.set(product_id, (revenues.get(product_id) ?? 0) + quantity * final_price_paise);
  }
  // Always in the same order, so that two transactions never deadlock.
  const sold = [...revenues]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([product_id, revenue]) => ({
      product_id,
      orders: sign,
      revenue_paise: sign * revenue,
    }));
  await addToProducts(tx, sold);
}

const addToProducts = prepared((db, sold: readonly ProductFiguresTable[]) =>
  db
    .insertInto('product_figures')
    .values(sold)
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet({
        orders: sql`product_figures.orders + excluded.orders`,
        revenue_paise: sql`product_figures.revenue_paise + excluded.revenue_paise`,
      }),
    ),
);

function keyOf({ status, payment_status }: Statuses): string {
  return `${status} ${payment_status}`;
}
