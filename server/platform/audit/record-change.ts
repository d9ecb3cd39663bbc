import type { AuditedArea } from '../../../shared/domain/platform/audit';
import { announceChange } from '../db/announce-change';
import { batchesOf } from '../db/batches';
import type { AuditLogTable } from '../db/schema';
import { wordsOf } from '../db/search-words';
import type { Tx } from '../db/transaction';
import type { AuditActor } from './audit-actor';

export type Fields = Record<string, unknown>;

/** One audited change: `from` is null for a creation, `to` for a deletion. */
export interface Change {
  area: AuditedArea;
  subject: { id: string; name: string };
  from: Fields | null;
  to: Fields | null;
  reason?: string;
}

/** In the transaction of the change: neither exists without the other. An update records only fields that differ. */
export async function recordChange(tx: Tx, actor: AuditActor, change: Change): Promise<void> {
  await recordChanges(tx, actor, [change]);
}

export async function recordChanges(tx: Tx, actor: AuditActor, changes: readonly Change[]) {
  const entries = changes.flatMap((change) => entryOf(actor, change));
  for (const batch of batchesOf(entries)) {
    await tx.insertInto('audit_log').values(batch).execute();
  }
  const words = entries.flatMap(({ id, subject_name }) =>
    wordsOf(subject_name).map((word) => ({ word, entry_id: id })),
  );
  for (const batch of batchesOf(words)) {
    await tx.insertInto('audit_words').values(batch).execute();
  }
  for (const area of new Set(entries.map((entry) => entry.area))) {
    await announceChange(tx, area);
  }
}

function entryOf(actor: AuditActor, change: Change): AuditLogTable[] {
  const { area, subject, from, to, reason } = change;
  const changed = from && to ? differing(from, to) : Object.keys(from ?? to ?? {});
  if (from && to && changed.length === 0) return [];
  return [
    {
      id: actor.newId(),
      at: actor.now.toISOString(),
      admin_id: actor.adminId,
      by_name: actor.name,
      area,
      subject_id: subject.id,
      subject_name: subject.name,
      from_values: asText(from, changed),
      to_values: asText(to, changed),
      reason: reason ?? null,
    },
  ];
}

function differing(from: Fields, to: Fields): string[] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names.filter((name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]));
}

function asText(fields: Fields | null, names: readonly string[]): string | null {
  if (!fields) return null;
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, fields[name] ?? null])));
}
