import { sql } from 'kysely';
import type { OrderFilter } from '../../../shared/contract/orders-contract';
import { endOfDay, startOfDay } from '../../../shared/domain/kolkata-time';
import type { Database } from '../../db/database';

/** Up to so many orders are soon passed over; past more, whole days are left out first. */
const SOON_PASSED = 1000;

/** Where a page begins in the list's index, and which way it is read from there. */
export interface PagePlace {
  /** Whether the rows come last first: a page past the middle is read from the list's other end. */
  backwards: boolean;
  direction: 'asc' | 'desc';
  size: number;
  /** How many orders of the list are passed over before the page. */
  start: number;
  /** The instant from which on, or before which, `start` counts. */
  from?: string;
  below?: string;
}

/** Where the filter's page lies in a list of so many orders, read from the nearer end of it. */
export function placeOfPage({ sort, limit, offset }: OrderFilter, total: number): PagePlace {
  const backwards = offset > total / 2;
  return {
    backwards,
    direction: sort.startsWith('-') !== backwards ? 'desc' : 'asc',
    size: backwards ? Math.max(0, Math.min(limit, total - offset)) : limit,
    start: backwards ? Math.max(0, total - offset - limit) : offset,
  };
}

/**
 * The same place, counted from the beginning or the end of the day in which it lies: the figures of
 * the days before it tell how many orders are passed over, so a page deep in the list costs as much
 * as the first one. For a list in the order of time that is filtered by nothing but what the
 * figures are kept by.
 */
export async function skipDays(
  db: Database,
  filter: OrderFilter,
  place: PagePlace,
): Promise<PagePlace> {
  if (place.start < SOON_PASSED) return place;
  const order = sql.raw(place.direction);
  const days = figuresOf(db, filter)
    .select(['business_date', ({ fn }) => fn.sum<number>('orders').as('orders')])
    .groupBy('business_date');
  const { rows } = await sql<{ day: string; passed: number }>`select day, passed from (
      select business_date as day,
        sum(orders) over (order by business_date ${order}) - orders as passed
      from (${days}) as days
    ) as counted
    where passed <= ${place.start} order by passed desc, day ${order} limit 1`.execute(db);
  const [last] = rows;
  if (!last) return place;
  const start = place.start - last.passed;
  return place.direction === 'asc'
    ? { ...place, start, from: startOfDay(last.day) }
    : { ...place, start, below: endOfDay(last.day) };
}

/** How many orders pass the filter's status, payment and days, summed from the figures that are kept. */
export async function countOrders(db: Database, filter: OrderFilter): Promise<number> {
  const { total } = await figuresOf(db, filter)
    .select(({ fn }) => fn.sum<number | null>('orders').as('total'))
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

function figuresOf(db: Database, { status, paymentStatus, dateFrom, dateTo }: OrderFilter) {
  let figures = db.selectFrom('daily_figures');
  if (status) figures = figures.where('status', '=', status);
  if (paymentStatus) figures = figures.where('payment_status', '=', paymentStatus);
  if (dateFrom) figures = figures.where('business_date', '>=', dateFrom);
  if (dateTo) figures = figures.where('business_date', '<=', dateTo);
  return figures;
}
