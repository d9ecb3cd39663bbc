import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import * as z from 'zod';
import { id } from '../../../shared/contract/platform/wire-values';
import {
  COUNTED_EVENTS,
  type CountedEvent,
  PRODUCT_EVENTS,
  type ProductEvent,
} from '../../../shared/domain/platform/counted-events';
import { DAY_MS, isoBefore, MINUTE_MS } from '../../../shared/domain/platform/durations';
import { daysBefore, kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { EVENT_COUNT_DAYS, EVENT_DAYS } from '../../../shared/domain/platform/retention';
import { acquireAdvisoryLock } from '../db/advisory-lock';
import { batchesOf } from '../db/batches';
import type { Database } from '../db/database';
import { parseJsonColumn } from '../db/json-column';
import { removeExpired } from '../db/remove-expired';
import type { ShopTables } from '../db/schema';
import { inTransaction, type Tx } from '../db/transaction';

const COUNTER = 'events';
const EVENTS_AT_ONCE = 500;
/** By then an insert has ended, and the clocks of the servers differ by less. */
const SETTLED_AFTER_MS = 5 * MINUTE_MS;

type Counts = ShopTables['event_counts'];

/** Strangers may send any facts; PostgreSQL refuses an id with a NUL, and the count would stop there. */
const countedFacts = z.object({
  first: z.enum(['visit', 'product']).optional().catch(undefined),
  productId: id.optional().catch(undefined),
});

/**
 * Each batch and the event where it ended are one transaction: no event counts twice on any number of
 * servers, and a sweep that was off continues where it stopped.
 */
export async function countEvents(db: Database, now: Date): Promise<void> {
  const until = isoBefore(now, SETTLED_AFTER_MS);
  while ((await inTransaction(db, (tx) => countBatch(tx, until))) === EVENTS_AT_ONCE) {
    await nextTurn();
  }
}

async function countBatch(tx: Tx, until: string): Promise<number> {
  await acquireAdvisoryLock(tx, 'counted events');
  const last = await tx
    .selectFrom('last_counted_event')
    .selectAll()
    .where('id', '=', COUNTER)
    .executeTakeFirst();
  const events = await tx
    .selectFrom('analytics_events')
    .select(['id', 'name', 'data', 'received_at'])
    .where('received_at', '>=', last?.received_at ?? '')
    .where('received_at', '<=', until)
    .where(({ eb, or }) =>
      or([eb('received_at', '>', last?.received_at ?? ''), eb('id', '>', last?.event_id ?? '')]),
    )
    .orderBy('received_at')
    .orderBy('id')
    .limit(EVENTS_AT_ONCE)
    .execute();
  const newest = events.at(-1);
  if (!newest) return 0;
  await addCounts(tx, await countsOf(tx, events));
  const counted = { received_at: newest.received_at, event_id: newest.id };
  await tx
    .insertInto('last_counted_event')
    .values({ id: COUNTER, ...counted })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(counted))
    .execute();
  return events.length;
}

type StoredEvent = Pick<ShopTables['analytics_events'], 'id' | 'name' | 'data' | 'received_at'>;

async function countsOf(tx: Tx, events: readonly StoredEvent[]): Promise<Counts[]> {
  const counts = new Map<string, Counts>();
  const add = (kind: CountedEvent, day: string, subject: string) => {
    const key = JSON.stringify([kind, day, subject]);
    const visits = (counts.get(key)?.visits ?? 0) + 1;
    counts.set(key, { kind, day, subject, visits });
  };
  for (const { id, name: kind, data, received_at } of events) {
    if (!isCounted(kind)) continue;
    const facts = parseJsonColumn(countedFacts, data, `analytics_events.data of ${id}`);
    if (!facts.first) continue;
    const day = kolkataTime(new Date(received_at)).date;
    if (facts.first === 'visit') add(kind, day, '');
    if (facts.productId && isOfProduct(kind)) add(kind, day, facts.productId);
  }
  const all = [...counts.values()];
  const known = await knownProducts(tx, all.map(({ subject }) => subject).filter(Boolean));
  return all.filter(({ subject }) => subject === '' || known.has(subject));
}

/** Without this, strangers could fill the table with ids of their own. */
async function knownProducts(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.selectFrom('products').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

async function addCounts(tx: Tx, counts: readonly Counts[]): Promise<void> {
  for (const batch of batchesOf(counts)) {
    await tx
      .insertInto('event_counts')
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'day', 'subject'])
          .doUpdateSet({ visits: sql`event_counts.visits + excluded.visits` }),
      )
      .execute();
  }
}

/** The counts outlive them. */
export const removeOldEvents = removeExpired(
  'analytics_events',
  'received_at',
  EVENT_DAYS * DAY_MS,
);

export async function removeOldCounts(db: Database, now: Date): Promise<void> {
  const oldest = daysBefore(kolkataTime(now).date, EVENT_COUNT_DAYS);
  await db.deleteFrom('event_counts').where('day', '<', oldest).execute();
}

function isCounted(name: string): name is CountedEvent {
  return COUNTED_EVENTS.some((counted) => counted === name);
}

function isOfProduct(name: CountedEvent): name is ProductEvent {
  return PRODUCT_EVENTS.some((counted) => counted === name);
}
