import type { Selectable } from 'kysely';
import {
  type AuditEntry,
  type AuditFilter,
  changedFields,
  MAX_ENTRIES_COUNTED,
} from '../../../shared/contract/platform/audit-contract';
import { endOfDay, startOfDay } from '../../../shared/domain/platform/kolkata-time';
import { countRows } from '../db/count-rows';
import type { Database } from '../db/database';
import { parseJsonColumn } from '../db/json-column';
import type { AuditLogTable } from '../db/schema';
import { prefixRange, wordsOf } from '../db/search-words';

/** A page of the audit log, newest first, and the number of entries up to a limit. */
export async function listEntries(
  db: Database,
  { area, adminId, dateFrom, dateTo, q, limit, offset }: AuditFilter,
): Promise<{ items: AuditEntry[]; total: number }> {
  let matching = db.selectFrom('audit_log');
  if (area) matching = matching.where('area', '=', area);
  if (adminId) matching = matching.where('admin_id', '=', adminId);
  if (dateFrom) matching = matching.where('at', '>=', startOfDay(dateFrom));
  if (dateTo) matching = matching.where('at', '<', endOfDay(dateTo));
  for (const word of wordsOf(q ?? '')) {
    const { from, below } = prefixRange(word);
    matching = matching.where('id', 'in', (eb) =>
      eb
        .selectFrom('audit_words')
        .select('entry_id')
        .where('word', '>=', from)
        .where('word', '<', below),
    );
  }
  const rows = await matching
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const counted = matching.select('id').limit(MAX_ENTRIES_COUNTED);
  const total = await countRows(db.selectFrom(counted.as('counted')));
  return { items: rows.map(entryToWire), total };
}

function fieldsOf(text: string | null, where: string): AuditEntry['from'] {
  return text === null ? null : parseJsonColumn(changedFields, text, where);
}

export function entryToWire(row: Selectable<AuditLogTable>): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    by: { id: row.admin_id, name: row.by_name },
    area: row.area,
    subject: { id: row.subject_id, name: row.subject_name },
    from: fieldsOf(row.from_values, `audit_log.from_values of ${row.id}`),
    to: fieldsOf(row.to_values, `audit_log.to_values of ${row.id}`),
    reason: row.reason,
  };
}
