import type { Database } from './database';

/** A piece of work that no request asks for. */
export interface BackgroundWork {
  /** One for all servers. */
  name: string;
  /** It is due again so long after it began. */
  everyMs: number;
  now: Date;
}

/**
 * Does the work if it is due and no other server has begun it. Work that fails is due at once; of a
 * server that is killed in the middle of it, another takes it up at its next time.
 * @returns whether it was done here.
 */
export async function onOneServer(
  db: Database,
  { name, everyMs, now }: BackgroundWork,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const begun_at = now.toISOString();
  const due = new Date(now.getTime() - everyMs).toISOString();
  // Begun in the future: a clock was wrong then.
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
    await work();
    return true;
  } catch (error) {
    const given = db
      .deleteFrom('background_work')
      .where('name', '=', name)
      .where('begun_at', '=', begun_at);
    // Where this fails too, the work is due at its next time.
    await given.execute().catch(() => {});
    throw error;
  }
}
