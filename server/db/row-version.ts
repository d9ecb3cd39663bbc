import { type RawBuilder, sql } from 'kysely';
import { DomainError } from '../../shared/domain/refusals';
import { RunAgain } from './transaction';

/** The tables whose rows people edit, and which therefore count their versions. */
export type VersionedTable = 'settings' | 'categories' | 'products' | 'inventory' | 'admins';

/** What is to be removed, and which version of it was seen; without one it goes as it is. */
export interface SeenRow {
  id: string;
  version?: number | undefined;
}

/** What every write of such a row sets its version to. */
export function nextVersion(table: VersionedTable): RawBuilder<number> {
  return sql<number>`${sql.ref(`${table}.version`)} + 1`;
}

/**
 * Refuses an edit of a row that has changed since the editor saw it.
 * @param seen the version that the editor saw; undefined asks for no check.
 * @throws DomainError `conflict`.
 */
export function checkSeen(seen: number | undefined, version: number): void {
  if (seen !== undefined && seen !== version) throw new DomainError('conflict');
}

/**
 * Ends a guarded write. When the row changed between the look and the write the transaction is run
 * again, and its own look then tells whether that is a conflict.
 */
export function checkWritten(changed: boolean): void {
  if (!changed) throw new RunAgain();
}
