import type { Database } from '../db/database';
import { api } from '../http/api-call';

/** What visitors do, kept without saying who (spec §7). */
export function eventRoutes({
  db,
  clock,
  newId,
}: {
  db: Database;
  clock: () => Date;
  newId: () => string;
}) {
  return api.events.router({
    record: api.events.record.handler(async ({ input }) => {
      const receivedAt = clock().toISOString();
      const rows = input.events.map(({ name, data, at }) => ({
        id: newId(),
        name,
        data: JSON.stringify(data),
        at: new Date(at).toISOString(),
        received_at: receivedAt,
      }));
      await db.insertInto('analytics_events').values(rows).execute();
    }),
  });
}
