import type { LogEntry } from '../../shared/contract/logs-contract';
import type { Database } from '../db/database';
import type { LogsTable } from '../db/schema';

/** Writes entries in one statement. */
export async function insertLogs(db: Database, rows: LogsTable[]): Promise<void> {
  await db.insertInto('logs').values(rows).execute();
}

/** Which entries, and which part of them; the newest first. */
export interface LogFilter {
  level?: string | undefined;
  limit: number;
  offset: number;
}

/** Entries that have not expired, the newest first, and how many there are. */
export async function listLogs(
  db: Database,
  { level, limit, offset }: LogFilter,
  now: string,
): Promise<{ items: LogEntry[]; total: number }> {
  let entries = db.selectFrom('logs').where('expires_at', '>', now);
  if (level) entries = entries.where('level', '=', level);
  const { total } = await entries
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await entries
    .selectAll()
    .orderBy('timestamp', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: rows.map(asEntry), total };
}

/** Deletes the entries whose time is over. */
export async function removeExpiredLogs(db: Database, now: string): Promise<void> {
  await db.deleteFrom('logs').where('expires_at', '<=', now).execute();
}

function asEntry(row: LogsTable): LogEntry {
  return {
    id: row.id,
    userId: row.user_id,
    level: row.level as LogEntry['level'],
    category: row.category,
    message: row.message,
    data: JSON.parse(row.data),
    userAgent: row.user_agent,
    path: row.path,
    timestamp: row.timestamp,
    expiresAt: row.expires_at,
  };
}
