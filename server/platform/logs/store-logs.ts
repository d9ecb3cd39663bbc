import type * as z from 'zod';
import type { logEntryInput } from '../../../shared/contract/platform/logs-contract';
import { DAY_MS } from '../../../shared/domain/platform/durations';
import { masked, maskedData } from '../../../shared/domain/platform/masking';
import { LOG_DAYS } from '../../../shared/domain/platform/retention';
import type { WriteDeps } from '../db/database';
import { foldText } from '../db/search-words';
import { insertLogs } from './log-store';

const LIFE_MS = LOG_DAYS * DAY_MS;

/** For 7 days (platform rule 8). Masked again, because any client can send entries. */
export async function storeLogs(
  entries: readonly z.output<typeof logEntryInput>[],
  userId: string,
  { db, clock, newId }: WriteDeps,
): Promise<void> {
  const now = clock();
  const expiresAt = new Date(now.getTime() + LIFE_MS).toISOString();
  const rows = entries.map((entry) => {
    const category = masked(entry.category);
    const message = masked(entry.message);
    const path = masked(entry.path);
    const data = JSON.stringify(maskedData(entry.data));
    return {
      id: newId(),
      user_id: userId,
      level: entry.level,
      category,
      message,
      data,
      user_agent: masked(entry.userAgent),
      path,
      timestamp: plausibleTime(entry.timestamp, now),
      expires_at: expiresAt,
      search_text: foldText([category, message, path, userId, data].join('\n')),
    };
  });
  await insertLogs(db, rows);
}

/** A phone's clock may be wrong, and an entry from next year would stay at the top of the list. */
function plausibleTime(reported: string, now: Date): string {
  const age = now.getTime() - Date.parse(reported);
  return (age >= 0 && age < LIFE_MS ? new Date(reported) : now).toISOString();
}
