import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import type { Ledger } from './ledger';

const MINUTES_OF_AN_HOUR = 60;

/** Stored figures of days, hours and products that differ from a full count. */
export function wrongFigures(ledger: Ledger): string[] {
  const { orders, items, dailyFigures, hourlyFigures, productFigures } = ledger;
  const counts = new Map<string, { due: Figures; kept: Figures }>();
  const add = (side: 'due' | 'kept', name: (string | number)[], placed: number, paise: number) => {
    const key = name.join(' ');
    const both = counts.get(key) ?? { due: [0, 0], kept: [0, 0] };
    const [sum, money] = both[side];
    counts.set(key, { ...both, [side]: [sum + placed, money + paise] });
  };
  for (const order of orders) {
    const { date, minutes } = kolkataTime(new Date(order.created_at));
    const hour = Math.floor(minutes / MINUTES_OF_AN_HOUR);
    add('due', [date, order.channel, order.status, order.payment_status], 1, order.total_paise);
    add('due', [date, 'hour', hour], 1, 0);
  }
  for (const row of dailyFigures) {
    const name = [row.business_date, row.channel, row.status, row.payment_status];
    add('kept', name, row.orders, row.total_paise);
  }
  for (const row of hourlyFigures)
    add('kept', [row.business_date, 'hour', row.hour], row.orders, 0);

  const standing = orders.filter(({ status }) => status !== 'cancelled');
  const ids = new Set(standing.map(({ id }) => id));
  const seen = new Set<string>();
  for (const { order_id, product_id, quantity, final_price_paise } of items) {
    if (!ids.has(order_id)) continue;
    const line = `${order_id} ${product_id}`;
    add('due', [product_id], seen.has(line) ? 0 : 1, quantity * final_price_paise);
    seen.add(line);
  }
  for (const row of productFigures) add('kept', [row.product_id], row.orders, row.revenue_paise);
  return [...counts].flatMap(([name, { due, kept }]) =>
    due.join() === kept.join()
      ? []
      : [`${name}: ${kept.join(' orders, ')} paise are kept, ${due.join(' orders, ')} counted`],
  );
}

type Figures = [orders: number, paise: number];
