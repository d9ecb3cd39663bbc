import { sql } from 'kysely';
import type { Visits } from '../../../shared/contract/platform/events-contract';
import {
  PRODUCT_EVENTS,
  type ProductEvent,
  VISIT_STEPS,
} from '../../../shared/domain/platform/counted-events';
import { daysUntil, kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import type { SeriesDays } from '../../../shared/domain/platform/report-days';
import type { Database } from '../db/database';

const MOST_PRODUCTS = 100;

/** Reads the daily counts, never the events: at most five rows a day, and four for each product seen. */
export async function readVisits(db: Database, days: SeriesDays, now: Date): Promise<Visits> {
  const dates = daysUntil(kolkataTime(now).date, days);
  const [from = ''] = dates;
  const ofVisits = await db
    .selectFrom('event_counts')
    .select(['kind', 'day', 'visits'])
    .where('kind', 'in', VISIT_STEPS)
    .where('subject', '=', '')
    .where('day', '>=', from)
    .execute();
  const byDay = new Map(
    ofVisits.filter(({ kind }) => kind === 'visit').map(({ day, visits }) => [day, visits]),
  );
  const last = await db.selectFrom('last_counted_event').select('received_at').executeTakeFirst();
  return {
    countedUntil: last?.received_at ?? null,
    days: dates.map((date) => ({ date, visits: byDay.get(date) ?? 0 })),
    steps: VISIT_STEPS.map((step) => ({
      step,
      visits: ofVisits.reduce((sum, { kind, visits }) => sum + (kind === step ? visits : 0), 0),
    })),
    products: await productsSeen(db, from),
  };
}

/** Most seen and not ordered first. */
async function productsSeen(db: Database, from: string): Promise<Visits['products']> {
  const visitsWith = (event: ProductEvent) =>
    sql<number>`sum(case when event_counts.kind = ${event} then event_counts.visits else 0 end)`;
  const seen = visitsWith('view_item');
  const ordered = visitsWith('order_product');
  return db
    .selectFrom('event_counts')
    .innerJoin('products', 'products.id', 'event_counts.subject')
    .where('event_counts.kind', 'in', PRODUCT_EVENTS)
    .where('event_counts.day', '>=', from)
    .where('products.deleted_at', 'is', null)
    .groupBy(['products.id', 'products.name'])
    .select([
      'products.id',
      'products.name',
      seen.as('seen'),
      visitsWith('view_out_of_stock').as('seenSoldOut'),
      visitsWith('add_to_cart').as('added'),
      ordered.as('ordered'),
    ])
    .orderBy(sql`${seen} - ${ordered}`, 'desc')
    .orderBy('products.id')
    .limit(MOST_PRODUCTS)
    .execute();
}
