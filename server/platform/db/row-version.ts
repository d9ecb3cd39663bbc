import { type RawBuilder, sql } from 'kysely';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { RetryTransaction } from './transaction';

/** The tables whose rows staff edit; each row counts its versions. */
export type VersionedTable =
  | 'settings'
  | 'shop_content'
  | 'categories'
  | 'products'
  | 'shared_options'
  | 'inventory'
  | 'admins'
  | 'printers';

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
 * @param seen the version that the editor saw; undefined skips the check.
 * @throws DomainError `conflict` when the row has changed since.
 */
export function assertVersion(seen: number | undefined, version: number): void {
  if (seen !== undefined && seen !== version) throw new DomainError('conflict');
}

/** Retries the transaction when the row has changed since this transaction read it. */
export function assertUpdated(isUpdated: boolean): void {
  if (!isUpdated) throw new RetryTransaction();
}
