import type { AuditedArea } from '../../shared/domain/audit';
import { batchesOf } from '../db/batches';
import { publish } from '../db/publish';
import type { AuditLogTable } from '../db/schema';
import { wordsOf } from '../db/search-words';
import type { Tx } from '../db/transaction';
import type { AdminIdentity } from '../http/api/api-call';

/** On which servers tell each other of a change by hand; its payload is the area. */
export const CHANGES_CHANNEL = 'changes';

/** Who makes a change, and when; null is whoever has the shop's own machine before them. */
export interface Signature {
  by: AdminIdentity | null;
  /** The name of what the shop does by itself, when nobody is before it. */
  as?: string;
  now: Date;
  newId: () => string;
}

/** Fields of what was changed, as they cross the wire; never a password. */
export type Fields = Record<string, unknown>;

/** What was changed: `from` is null when it was made, `to` when it was deleted. */
export interface Change {
  area: AuditedArea;
  subject: { id: string; name: string };
  from: Fields | null;
  to: Fields | null;
  reason?: string;
}

const THE_MACHINE = 'The shop’s machine';

/** The name by which a change is remembered, whatever its maker is called later. */
export function signatureName({ by, as = THE_MACHINE }: Pick<Signature, 'by' | 'as'>): string {
  return by ? by.name || by.email : as;
}

/**
 * Writes a change into the audit log, in the transaction that makes it: the one never stands without
 * the other. Of two sets of fields only those that differ are kept; when none does, nothing changed.
 */
export async function recordChange(tx: Tx, signed: Signature, change: Change): Promise<void> {
  await recordChanges(tx, signed, [change]);
}

/** Many changes of one transaction, as `recordChange`, in few statements. */
export async function recordChanges(
  tx: Tx,
  signed: Signature,
  changes: readonly Change[],
): Promise<void> {
  const entries = changes.flatMap((change) => entryOf(signed, change));
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
    await publish(tx, CHANGES_CHANNEL, area);
  }
}

function entryOf(signed: Signature, change: Change): AuditLogTable[] {
  const { by, now, newId } = signed;
  const { area, subject, from, to, reason } = change;
  const changed = from && to ? differing(from, to) : Object.keys(from ?? to ?? {});
  if (from && to && changed.length === 0) return [];
  return [
    {
      id: newId(),
      at: now.toISOString(),
      admin_id: by?.id ?? null,
      by_name: signatureName(signed),
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
