import type { AuditActor } from '../../platform/audit/audit-actor';
import { type Change, type Fields, recordChange } from '../../platform/audit/record-change';
import type { Database } from '../../platform/db/database';
import { parseOnce } from '../../platform/db/json-column';
import { prepared } from '../../platform/db/prepared';
import { assertUpdated, assertVersion, nextVersion } from '../../platform/db/row-version';
import type { Tx } from '../../platform/db/transaction';

/** A document that was never saved. */
const NOTHING_STORED = '{}';
const UNSAVED_VERSION = 1;

interface DocumentParts<Document> {
  table: 'settings' | 'shop_content';
  row?: 'shop' | 'first-day' | 'kitchen' | 'shop-state' | 'taxes';
  /** Fields that are newer than the last save have these values. */
  defaults: Readonly<Document>;
  /** @throws when the stored document is not one. */
  parse: (stored: unknown) => Document;
  /** What the audit log calls it. */
  subject: { id: string; name: string };
}

export interface DocumentEdit {
  /** The version that was edited; without it, the last write wins. */
  seen: number | undefined;
  actor: AuditActor;
  /** What the audit log says instead of the fields that differ. */
  recorded?: Change | undefined;
}

export interface DocumentRow {
  document: string;
  version: number;
}

function versionOf(row: DocumentRow | undefined): number {
  return row?.version ?? UNSAVED_VERSION;
}

/** One document of the owner, in a row of its own. */
export function documentStore<Document extends object>(parts: DocumentParts<Document>) {
  const { row: id = 'shop', defaults, parse, subject } = parts;
  // Both tables have the same columns, which Kysely's types cannot say of a union.
  const table = parts.table as 'settings';

  const select = prepared((db) =>
    db.selectFrom(table).select(['document', 'version']).where('id', '=', id),
  );

  async function readStored(db: Database): Promise<{ stored: Fields; version: number }> {
    const [row] = (await select(db, {})).rows;
    return { stored: JSON.parse(row?.document ?? NOTHING_STORED), version: versionOf(row) };
  }

  const parseText = parseOnce((text) => parse({ ...defaults, ...JSON.parse(text) }));

  function fromRow(row: DocumentRow | undefined): { document: Document; version: number } {
    return { document: parseText(row?.document ?? NOTHING_STORED), version: versionOf(row) };
  }

  return {
    id,

    fromRow,

    /** The version is the one that an edit has to name. */
    async read(db: Database): Promise<{ document: Document; version: number }> {
      const [row] = (await select(db, {})).rows;
      return fromRow(row);
    },

    /** Inserts the first document. @returns false, and writes nothing, when there is one. */
    async insert(db: Database, document: Document, now: Date): Promise<boolean> {
      const inserted = await db
        .insertInto(table)
        .values({
          id,
          document: JSON.stringify(document),
          updated_at: now.toISOString(),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },

    /** Fields that are not given stay, those of a newer release included. @throws DomainError `conflict`. */
    async write(
      tx: Tx,
      changes: { [Field in keyof Document]?: Document[Field] | undefined },
      { seen, actor, recorded }: DocumentEdit,
    ): Promise<{ document: Document; version: number }> {
      const before = await readStored(tx);
      assertVersion(seen, before.version);
      const from = { ...defaults, ...before.stored };
      const to = { ...from, ...changes };
      const document = JSON.stringify(to);
      const updated_at = actor.now.toISOString();
      const version = before.version + 1;
      const written = await tx
        .insertInto(table)
        .values({ id, document, updated_at, version })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ document, updated_at, version: nextVersion(table) })
            .where(`${table}.version`, '=', before.version),
        )
        .returning('version')
        .executeTakeFirst();
      assertUpdated(written !== undefined);
      await recordChange(tx, actor, recorded ?? { area: 'settings', subject, from, to });
      return { document: parse(to), version };
    },
  };
}
