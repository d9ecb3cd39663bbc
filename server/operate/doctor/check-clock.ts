import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { MINUTE_MS } from '../../../shared/domain/platform/durations';
import type { Database } from '../../platform/db/database';
import { isPostgres } from '../../platform/db/is-postgres';
import { type Finding, ok, problem } from './finding';

const TOLERANCE_MS = 2 * MINUTE_MS;

/** Against the newest order, the newest file and PostgreSQL's clock. */
export async function checkClock(db: Database, dataDir: string, now: Date): Promise<Finding> {
  const newestOrder = await db
    .selectFrom('orders')
    .select((order) => order.fn.max('created_at').as('at'))
    .executeTakeFirst();
  const newestFile = Math.max(0, ...fileTimes(dataDir));
  const witnesses: [what: string, ms: number][] = [
    ['the newest order was placed', Date.parse(newestOrder?.at ?? '') || 0],
    [`a file in ${dataDir} was written`, newestFile],
  ];
  for (const [what, ms] of witnesses) {
    const late = ms - now.getTime();
    if (late > TOLERANCE_MS) return wrongClock(`${what} ${minutes(late)} in the future`);
  }
  if (isPostgres(db)) {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
    const apart = Math.abs((rows[0]?.now.getTime() ?? 0) - now.getTime());
    if (apart > TOLERANCE_MS) return wrongClock(`PostgreSQL's clock differs by ${minutes(apart)}`);
  }
  return ok('clock', `It is ${now.toISOString()}, after the newest order.`);
}

function wrongClock(reason: string): Finding {
  return problem(
    'clock',
    `The clock is wrong: ${reason}. Switch on time synchronisation (timedatectl set-ntp true).`,
  );
}

function minutes(ms: number): string {
  return `${Math.round(ms / MINUTE_MS)} minutes`;
}

function fileTimes(folder: string): number[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map(
    (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
}
