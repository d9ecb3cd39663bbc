import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database';

/** Whoever asks whether the shop is ready waits no longer. */
const SOON_MS = 3000;

/** @throws when the database does not answer a trifle within 3 s. */
export async function answersSoon(db: Database): Promise<void> {
  const late = sleep(SOON_MS, undefined, { ref: false }).then(() => {
    throw new Error('The database does not answer');
  });
  await Promise.race([sql`select 1`.execute(db), late]);
}
