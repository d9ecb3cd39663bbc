import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  LOG_LEVELS,
  type LogEntry,
  type LogFilter,
  type LogSort,
  logEntry,
  MOST_LOGS_SEARCHED,
} from '../../../shared/contract/platform/logs-contract';
import { endOfDay, startOfDay } from '../../../shared/domain/platform/kolkata-time';
import { countRows } from '../db/count-rows';
import type { Database } from '../db/database';
import { parseJsonColumn } from '../db/json-column';
import { removeExpired } from '../db/remove-expired';
import type { LogsTable } from '../db/schema';
import { wordsOf } from '../db/search-words';
import { sortedBy } from '../db/sorted-by';

const severity = sql<number>`case level ${sql.join(
  LOG_LEVELS.map((level, rank) => sql`when ${sql.lit(level)} then ${sql.lit(rank)}`),
  sql` `,
)} end`;

/** Most significant first. */
const SORT_COLUMNS: Record<LogSort, readonly string[]> = {
  timestamp: ['timestamp', 'id'],
  level: ['severity', 'timestamp', 'id'],
  message: ['message', 'timestamp', 'id'],
  path: ['path', 'timestamp', 'id'],
};

export async function insertLogs(db: Database, rows: LogsTable[]): Promise<void> {
  await db.insertInto('logs').values(rows).execute();
}

/** Only the newest entries are searched and sorted, because a whole week of them would delay orders. */
export async function listLogs(
  db: Database,
  { level, dateFrom, dateTo, q, sort, limit, offset }: LogFilter,
  now: string,
): Promise<{ items: LogEntry[]; total: number }> {
  let newest = db
    .selectFrom('logs')
    .select(['id', 'timestamp', severity.as('severity'), 'message', 'path', 'search_text'])
    .where('expires_at', '>', now)
    .orderBy('timestamp', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LOGS_SEARCHED);
  if (level) newest = newest.where('level', '=', level);
  if (dateFrom) newest = newest.where('timestamp', '>=', startOfDay(dateFrom));
  if (dateTo) newest = newest.where('timestamp', '<', endOfDay(dateTo));
  let matching = db.selectFrom(newest.as('newest'));
  for (const word of wordsOf(q ?? '')) matching = matching.where(containing(word));
  const total = await countRows(matching);
  const sorted = sortedBy(SORT_COLUMNS[sort.replace('-', '') as LogSort], sort);
  const page = await matching.select('id').orderBy(sorted).limit(limit).offset(offset).execute();
  const ids = page.map(({ id }) => id);
  const rows =
    ids.length > 0 ? await db.selectFrom('logs').selectAll().where('id', 'in', ids).execute() : [];
  const found = new Map(rows.map((row) => [row.id, row]));
  return { items: ids.flatMap((id) => found.get(id) ?? []).map(asEntry), total };
}

/** Whether a folded word occurs anywhere in an entry. LIKE's wildcards are escaped. */
function containing(word: string): RawBuilder<SqlBool> {
  const literal = word.replace(/[\\%_]/g, '\\$&');
  return sql`search_text like ${`%${literal}%`} escape '\\'`;
}

interface LogsOfUser {
  userId: string;
  now: string;
  /** Lists the entries before this one; undefined starts with the newest. */
  before: { timestamp: string; id: string } | undefined;
  limit: number;
}

export async function listLogsOf(
  db: Database,
  { userId, now, before, limit }: LogsOfUser,
): Promise<LogEntry[]> {
  let own = db
    .selectFrom('logs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('timestamp', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (before) {
    own = own.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('timestamp', 'id'), '<', tuple(before.timestamp, before.id)),
    );
  }
  return (await own.execute()).map(asEntry);
}

export async function removeLogsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('logs').where('user_id', '=', userId).execute();
}

export const removeExpiredLogs = removeExpired('logs', 'expires_at', 0);

function asEntry(row: LogsTable): LogEntry {
  return {
    id: row.id,
    userId: row.user_id,
    level: row.level as LogEntry['level'],
    category: row.category,
    message: row.message,
    data: parseJsonColumn(logEntry.shape.data, row.data, `logs.data of ${row.id}`),
    userAgent: row.user_agent,
    path: row.path,
    timestamp: row.timestamp,
    expiresAt: row.expires_at,
  };
}
