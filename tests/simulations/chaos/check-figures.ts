import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import type { Ledger } from './ledger';

const MINUTES_OF_AN_HOUR = 60;

/** Stored figures of days, hours and products that differ from a full count. */
export function wrongFigures(ledger: Ledger): string[] {
  const { orders, items, dailyFigures, hourlyFigures, productFigures } = ledger;
  const days = new Tally();
  const hours = new Tally();
  for (const order of orders) {
    const { date, minutes } = kolkataTime(new Date(order.created_at));
    const hour = Math.floor(minutes / MINUTES_OF_AN_HOUR);
    days.add([date, order.channel, order.status, order.payment_status], 1, order.total_paise);
    hours.add([date, `hour ${hour}`], 1, 0);
  }
  const keptDays = new Tally();
  for (const row of dailyFigures) {
    const name = [row.business_date, row.channel, row.status, row.payment_status];
    keptDays.add(name, row.orders, row.total_paise);
  }
  const keptHours = new Tally();
  for (const { business_date, hour, orders: placed } of hourlyFigures) {
    keptHours.add([business_date, `hour ${hour}`], placed, 0);
  }

  const standing = new Set(
    orders.filter(({ status }) => status !== 'cancelled').map(({ id }) => id),
  );
  const sales = new Tally();
  const counted = new Set<string>();
  for (const { order_id, product_id, quantity, final_price_paise } of items) {
    if (!standing.has(order_id)) continue;
    const line = `${order_id} ${product_id}`;
    sales.add([product_id], counted.has(line) ? 0 : 1, quantity * final_price_paise);
    counted.add(line);
  }
  const keptSales = new Tally();
  for (const row of productFigures) keptSales.add([row.product_id], row.orders, row.revenue_paise);
  return [...days.unlike(keptDays), ...hours.unlike(keptHours), ...sales.unlike(keptSales)];
}

/** The number of orders and the paise for each name. */
class Tally {
  readonly #sums = new Map<string, [orders: number, paise: number]>();

  add(name: readonly (string | number)[], orders: number, paise: number): void {
    const [sum, money] = this.#sums.get(name.join(' ')) ?? [0, 0];
    this.#sums.set(name.join(' '), [sum + orders, money + paise]);
  }

  unlike(kept: Tally): string[] {
    const names = new Set([...this.#sums.keys(), ...kept.#sums.keys()]);
    return [...names].flatMap((name) => {
      const due = (this.#sums.get(name) ?? [0, 0]).join(' orders, ');
      const found = (kept.#sums.get(name) ?? [0, 0]).join(' orders, ');
      return due === found ? [] : [`${name}: ${found} paise are kept, ${due} were counted`];
    });
  }
}
