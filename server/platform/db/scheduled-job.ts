import { isoBefore } from '../../../shared/domain/platform/durations';
import type { Database } from './database';

export interface ScheduledJob {
  name: string;
  everyMs: number;
  now: Date;
}

/** A failed job is due again at once. @returns whether it ran here, on one of several servers. */
export async function runScheduledJob(
  db: Database,
  { name, everyMs, now }: ScheduledJob,
  run: () => Promise<unknown>,
): Promise<boolean> {
  const begun_at = now.toISOString();
  const due = isoBefore(now, everyMs);
  // A start this far in the future was recorded by a wrong clock.
  const impossible = new Date(now.getTime() + everyMs).toISOString();
  const claimed = await db
    .insertInto('background_work')
    .values({ name, begun_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ begun_at })
        .where(({ eb, or }) =>
          or([
            eb('background_work.begun_at', '<=', due),
            eb('background_work.begun_at', '>', impossible),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  if (!claimed) return false;
  try {
    await run();
    return true;
  } catch (error) {
    const claim = db
      .deleteFrom('background_work')
      .where('name', '=', name)
      .where('begun_at', '=', begun_at);
    // If the claim cannot be deleted either, the job is due at its next regular time.
    await claim.execute().catch(() => {});
    throw error;
  }
}
