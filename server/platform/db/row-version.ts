import { type RawBuilder, sql } from 'kysely';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { RetryTransaction } from './transaction';

/** Tables whose rows staff edit. */
type VersionedTable =
  | 'settings'
  | 'shop_content'
  | 'categories'
  | 'products'
  | 'shared_options'
  | 'inventory'
  | 'admins'
  | 'printers'
  | 'dining_tables';

/** Without a version nothing is checked. */
export interface VersionedRef {
  id: string;
  version?: number | undefined;
}

export function nextVersion(table: VersionedTable): RawBuilder<number> {
  return sql<number>`${sql.ref(`${table}.version`)} + 1`;
}

/** @throws DomainError `conflict` when the row has changed since `seen`; undefined skips the check. */
export function assertVersion(seen: number | undefined, version: number): void {
  if (seen !== undefined && seen !== version) throw new DomainError('conflict');
}

/** Retries the transaction when the row has changed since this transaction read it. */
export function assertUpdated(isUpdated: boolean): void {
  if (!isUpdated) throw new RetryTransaction();
}
