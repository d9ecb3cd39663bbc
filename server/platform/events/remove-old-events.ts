import { DAY_MS } from '../../../shared/domain/platform/durations';
import { EVENT_DAYS } from '../../../shared/domain/platform/retention';
import { deleteInBatches } from '../db/batches';
import type { Database } from '../db/database';

const LIFE_MS = EVENT_DAYS * DAY_MS;

export async function removeOldEvents(db: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() - LIFE_MS).toISOString();
  await deleteInBatches((limit) =>
    db
      .deleteFrom('analytics_events')
      .where('id', 'in', (old) =>
        old
          .selectFrom('analytics_events')
          .select('id')
          .where('received_at', '<=', until)
          .limit(limit),
      ),
  );
}
