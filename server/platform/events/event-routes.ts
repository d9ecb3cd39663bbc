import { jsonBytes } from '../../../shared/domain/platform/json-bytes';
import type { WriteDeps } from '../db/database';
import { api } from '../http/api/api-call';
import type { RateLimits } from '../limits/rate-limits';
import { readVisits } from './read-visits';

/** What an event takes on the disk besides its JSON: id, time and index. */
export const ROW_BYTES = 140;

export function eventRoutes({ db, clock, newId, limits }: WriteDeps & { limits: RateLimits }) {
  return api.events.router({
    record: api.events.record.handler(async ({ input, context }) => {
      const storedBytes = jsonBytes(input.events) + ROW_BYTES * input.events.length;
      await limits.take('eventBytes', context.clientIp, storedBytes);
      await limits.take('eventBytesOfShop', 'all', storedBytes);
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
    readVisits: api.events.readVisits.handler(({ input }) => readVisits(db, input.days, clock())),
  });
}
