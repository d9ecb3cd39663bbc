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

type Standing = Pick<OrdersTable, 'status' | 'payment_status' | 'total_paise'>;
type Counted = Pick<OrdersTable, 'business_date' | 'created_at' | 'channel'>;

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
 * In the transaction of the change; a new order has no standing before, and a removed one none after. Call it
 * near the end: others wait for these rows until the transaction ends.
 */
export async function recordFigures(
  tx: Tx,
  order: Counted,
  { from, to }: { from: Standing | null; to: Standing | null },
): Promise<void> {
  const moves = [
    ...(to ? [{ ...to, orders: 1 }] : []),
    ...(from ? [{ ...from, orders: -1 }] : []),
    // Always in the same order, so that two transactions never deadlock.
  ].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  for (const { status, payment_status, orders, total_paise: total } of moves) {
    const { business_date, channel } = order;
    const total_paise = orders * total;
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

type SoldItem = Pick<OrderItemsTable, 'product_id' | 'quantity' | 'final_price_paise'>;

/** An order's dishes before and after a change; a new or a cancelled order has none before or after. */
export async function recordSales(
  tx: Tx,
  { from, to }: { from: readonly SoldItem[]; to: readonly SoldItem[] },
): Promise<void> {
  const [before, after] = [revenuesOf(from), revenuesOf(to)];
  const ids = new Set([...before.keys(), ...after.keys()]);
  // Always in the same order, so that two transactions never deadlock.
  const sold = [...ids].sort().map((product_id) => ({
    product_id,
    orders: Number(after.has(product_id)) - Number(before.has(product_id)),
    revenue_paise: (after.get(product_id) ?? 0) - (before.get(product_id) ?? 0),
  }));
  const changed = sold.filter(({ orders, revenue_paise }) => orders !== 0 || revenue_paise !== 0);
  if (changed.length > 0) await addToProducts(tx, changed);
}

function revenuesOf(items: readonly SoldItem[]): Map<string, number> {
  const revenues = new Map<string, number>();
  for (const { product_id, quantity, final_price_paise } of items) {
    revenues.set(product_id, (revenues.get(product_id) ?? 0) + quantity * final_price_paise);
  }
  return revenues;
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

function keyOf({ status, payment_status }: Standing): string {
  return `${status} ${payment_status}`;
}
