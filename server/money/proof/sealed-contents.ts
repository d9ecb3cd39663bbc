import { creditNoteNumber } from '../../../shared/domain/orders/bill-number';
import type { Database } from '../../platform/db/database';
import type { BillTaxesTable } from '../../platform/db/schema';
import {
  cancelledContent,
  cancelledKey,
  closingContent,
  closingKey,
  countContent,
  countKey,
  entryContent,
  entryKey,
  noteContent,
  reopeningContent,
  reopeningKey,
  tipContent,
  tipKey,
} from '../seals/sealed-content';

/** What a chain's rows contain now, by the keys under which they were sealed. */
export type Contents = Map<string, unknown>;

export async function readDays(db: Database, keys: readonly string[]): Promise<Contents> {
  const dates = keys.map((key) => key.slice(0, 'YYYY-MM-DD'.length));
  const ids = keys.flatMap((key) => key.split(' ').slice(1));
  const closed = await db
    .selectFrom('closed_days')
    .selectAll()
    .where('business_date', 'in', dates)
    .execute();
  const reopened = await db
    .selectFrom('reopened_days')
    .selectAll()
    .where('business_date', 'in', dates)
    .execute();
  const entries = await db
    .selectFrom('drawer_entries')
    .selectAll()
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .execute();
  const counts = await db
    .selectFrom('drawer_counts')
    .selectAll()
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .execute();
  const tips = await db
    .selectFrom('tips')
    .selectAll()
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .execute();
  return new Map([
    ...tips.map((tip) => [tipKey(tip), tipContent(tip)] as const),
    ...entries.map((entry) => [entryKey(entry), entryContent(entry)] as const),
    ...counts.map((count) => [countKey(count), countContent(count)] as const),
    ...closed.map((day) => [closingKey(day), closingContent(day)] as const),
    ...reopened.map((day) => [reopeningKey(day), reopeningContent(day)] as const),
  ]);
}

/** A cancelled note's tax is there twice, the second time with the opposite sign. */
export async function readNotes(db: Database, keys: readonly string[]): Promise<Contents> {
  const numbers = keys.map((key) => Number(/\/(\d+)/.exec(key)?.[1]));
  const rows = await db
    .selectFrom('credit_notes')
    .selectAll()
    .where('number', 'in', numbers)
    .execute();
  const notes = rows.map((note) => ({
    note,
    number: creditNoteNumber(note.financial_year, note.number),
  }));
  const taxes = await readTaxes(
    db,
    notes.map(({ number }) => number),
  );
  const contents: Contents = new Map();
  for (const { note, number } of notes) {
    const all = taxes.get(number) ?? [];
    const made = note.cancelled_at === null ? all.length : all.length / 2;
    contents.set(number, noteContent(note, all.slice(0, made)));
    if (note.cancelled_at === null) continue;
    contents.set(cancelledKey(number), cancelledContent(note.cancelled_at, all.slice(made)));
  }
  return contents;
}

/** By document, in order. */
export async function readTaxes(db: Database, documents: readonly string[]) {
  const taxes = new Map<string, BillTaxesTable[]>();
  if (documents.length === 0) return taxes;
  const rows = await db
    .selectFrom('bill_taxes')
    .selectAll()
    .where('document', 'in', documents)
    .orderBy('document')
    .orderBy('position')
    .execute();
  for (const row of rows) taxes.set(row.document, [...(taxes.get(row.document) ?? []), row]);
  return taxes;
}
