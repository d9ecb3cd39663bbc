import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';

/**
 * What is to be done outside: messages, print jobs, questions to a gateway. Of several servers the one
 * that claims a row makes the attempt. If it ends meanwhile, the row is due again when its claim ends.
 */
export interface Queue<Row> {
  table: string;
  /** The column with the time of the next attempt; null for none. */
  dueAt: keyof Row & string;
  /** Set if null means at once. */
  nullIsDue?: true;
  attempts: keyof Row & string;
  /** How long a claim lasts, by the number of claims before it (s); the last one repeats. */
  claimsS: readonly number[];
  /** The pauses after a failed attempt (s); the last one repeats. Without them, its claim has to end. */
  pausesS?: readonly number[];
  isOver?: (row: Row, now: Date) => boolean;
}

/** How messages to devices, phones and webhooks are tried. */
export const MESSAGE_TIMES = { claimsS: [30], pausesS: [5, 15, 60, 120, 300] } as const;

export const AT_ONCE = 20;

export interface ClaimOptions {
  where?: RawBuilder<unknown>;
  /** First the one that has been due for longest, unless another order is given. */
  orderBy?: RawBuilder<unknown>;
  limit?: number;
  /** Further columns that a claim sets. */
  set?: RawBuilder<unknown>;
}

/** Claims rows that are due and counts the attempt. @returns those that no other server has claimed. */
export async function claim<Row>(
  db: Database,
  queue: Queue<Row>,
  now: Date,
  { where = sql`1 = 1`, orderBy, limit = AT_ONCE, set }: ClaimOptions = {},
): Promise<Row[]> {
  const [table, dueAt, attempts] = [
    sql.table(queue.table),
    sql.ref(queue.dueAt),
    sql.ref(queue.attempts),
  ];
  const isPast = sql`${dueAt} <= ${now.toISOString()}`;
  // Checked on the row, too: PostgreSQL waits for another server's claim, and finds what that has left.
  const isDue = queue.nullIsDue ? sql`(${dueAt} is null or ${isPast})` : isPast;
  const { rows } = await sql<Row>`
    update ${table}
    set ${dueAt} = ${claimEnd(queue, now)}, ${attempts} = ${attempts} + 1${set ? sql`, ${set}` : sql``}
    where ${isDue} and ${where} and id in (
      select id from ${table} where ${isDue} and ${where}
      order by ${orderBy ?? dueAt} limit ${sql.lit(limit)}
    )
    returning *`.execute(db);
  return rows;
}

function claimEnd<Row>({ attempts, claimsS }: Queue<Row>, now: Date): RawBuilder<unknown> {
  const ends = claimsS.map((seconds) => sql`${isoAfter(now, seconds)}`);
  const last = ends.at(-1) ?? sql`null`;
  if (ends.length < 2) return last;
  const each = ends.map((end, before) => sql`when ${sql.lit(before)} then ${end}`);
  return sql`case ${sql.ref(attempts)} ${sql.join(each, sql` `)} else ${last} end`;
}

interface ReleaseOptions {
  /** When it is due again; null for at once, or never: see `nullIsDue`. */
  dueAt: string | null;
  /** False for an attempt that shall not count. */
  counts?: boolean;
  set?: RawBuilder<unknown>;
}

/** Ends the claim of a row. A claim that has ended, and that may be another server's now, stays. */
export async function release<Row extends { id: string }>(
  db: Database,
  queue: Queue<Row>,
  row: Row,
  { dueAt, counts = true, set }: ReleaseOptions,
): Promise<void> {
  const [due, attempts] = [sql.ref(queue.dueAt), sql.ref(queue.attempts)];
  await sql`
    update ${sql.table(queue.table)}
    set ${due} = ${dueAt}, ${attempts} = ${attempts} - ${sql.lit(counts ? 0 : 1)}${set ? sql`, ${set}` : sql``}
    where id = ${row.id} and ${due} = ${row[queue.dueAt]}`.execute(db);
}

/** When a row is due again after a failed attempt, as ISO 8601 text in UTC. */
export function afterPause<Row>({ attempts, pausesS = [] }: Queue<Row>, row: Row, now: Date) {
  const made = Number(row[attempts]);
  return isoAfter(now, pausesS[Math.min(made, pausesS.length) - 1] ?? 0);
}

export const isoAfter = (now: Date, seconds: number): string =>
  new Date(now.getTime() + seconds * 1000).toISOString();
