import type { CodedTable } from '../../../shared/contract/orders/tables-contract';
import { MOST_TABLES } from '../../../shared/domain/orders/dining-tables';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import { acquireAdvisoryLock } from '../../platform/db/advisory-lock';
import type { Database } from '../../platform/db/database';
import { isUniqueViolation } from '../../platform/db/engine-errors';
import { assertVersion } from '../../platform/db/row-version';
import { foldText } from '../../platform/db/search-words';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { RandomBytes } from '../place/order-id';
import { refuseWaiting } from './round-store';
import { insertTable, listTableRows, lockTable, type TableRow, updateTable } from './table-store';

/** 128 bits: nobody finds a table's code by trying. */
const CODE_BYTES = 16;

const newCode = (randomBytes: RandomBytes) =>
  Buffer.from(randomBytes(CODE_BYTES)).toString('base64url');

export function codedTable({ id, name, is_active, code, version }: TableRow): CodedTable {
  return { id, name, isActive: is_active === 1, code, version };
}

/** @throws DomainError `table_name_taken`, `tables_full`. */
export function createTable(
  db: Database,
  { name, randomBytes }: { name: string; randomBytes: RandomBytes },
  actor: AuditActor,
): Promise<CodedTable> {
  return withUniqueName(async () =>
    inTransaction(db, async (tx) => {
      await acquireAdvisoryLock(tx, 'tables of the cafe');
      if ((await listTableRows(tx)).length >= MOST_TABLES) throw new DomainError('tables_full');
      const at = actor.now.toISOString();
      const row = {
        id: actor.newId(),
        ...namedColumns(name),
        is_active: 1 as const,
        code: newCode(randomBytes),
        created_at: at,
        updated_at: at,
      };
      await insertTable(tx, row);
      await recordTable(tx, actor, null, { ...row, version: 1 });
      return codedTable({ ...row, version: 1 });
    }),
  );
}

interface ChangedTable {
  id: string;
  name: string;
  isActive: boolean;
  /** The version that was edited; without it, the last write wins. */
  version?: number | undefined;
}

/** @throws DomainError `not_found`, `conflict` for another version, `table_name_taken`. */
export function changeTable(
  db: Database,
  { id, name, isActive, version }: ChangedTable,
  actor: AuditActor,
): Promise<CodedTable> {
  return withUniqueName(async () =>
    inTransaction(db, async (tx) => {
      const before = await lockTable(tx, id);
      assertVersion(version, before.version);
      const fields = { ...namedColumns(name), is_active: isActive ? (1 as const) : (0 as const) };
      const after = await updateTable(tx, id, fields, actor.now);
      await recordTable(tx, actor, before, after);
      return codedTable(after);
    }),
  );
}

/** The printed code no longer works, and what waits of it is refused. @throws DomainError `not_found`. */
export function renewCode(
  db: Database,
  { id, randomBytes }: { id: string; randomBytes: RandomBytes },
  actor: AuditActor,
): Promise<CodedTable> {
  return inTransaction(db, async (tx) => {
    const { name, version } = await lockTable(tx, id);
    const after = await updateTable(tx, id, { code: newCode(randomBytes) }, actor.now);
    await refuseWaiting(tx, id, actor.now);
    await recordChange(tx, actor, {
      area: 'settings',
      subject: { id, name },
      // The code itself opens the table.
      from: { tableCode: version },
      to: { tableCode: after.version },
    });
    return codedTable(after);
  });
}

const namedColumns = (name: string) => ({ name, name_key: foldText(name) });

async function withUniqueName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError('table_name_taken') : error;
  }
}

function recordTable(tx: Tx, actor: AuditActor, before: TableRow | null, after: TableRow) {
  const audited = ({ name, is_active }: TableRow) => ({ name, isActive: is_active === 1 });
  return recordChange(tx, actor, {
    area: 'settings',
    subject: { id: after.id, name: after.name },
    from: before && audited(before),
    to: audited(after),
  });
}
