import { type RawBuilder, sql } from 'kysely';
import { DomainError } from '../../shared/domain/refusals';
import { RetryTransaction } from './transaction';

/** The tables whose rows staff edit; each row counts its versions. */
export type VersionedTable = 'settings' | 'categories' | 'products' | 'inventory' | 'admins';

/** A row to delete and the version that the editor saw; without a version nothing is checked. */
export interface VersionedRef {
  id: string;
  version?: number | undefined;
}

/** The value of `version` in every update of such a row. */
export function nextVersion(table: VersionedTable): RawBuilder<number> {
  return sql<number>`${sql.ref(`${table}.version`)} + 1`;
}

/**
 * Refuses an edit of a row that has changed since the editor saw it.
 * @param seen the version that the editor saw; undefined skips the check.
 * @throws DomainError `conflict`.
 */
export function assertVersion(seen: number | undefined, version: number): void {
  if (seen !== undefined && seen !== version) throw new DomainError('conflict');
}

/**
 * Retries the transaction when a guarded update matched no row: the row has changed since this
 * transaction read it, and the next try reads it again.
 */
export function assertUpdated(isUpdated: boolean): void {
  if (!isUpdated) throw new RetryTransaction();
}
