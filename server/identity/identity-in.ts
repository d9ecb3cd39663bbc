import { getAdapter } from 'better-auth/db/adapter';
import type { Tx } from '../db/transaction';
import type { IdentityService } from './identity-service';

/**
 * The identity service's tables inside a transaction of the shop's, so that a crash leaves all or
 * nothing of what both write. It goes past the service's hooks; it has none for what is written so.
 */
export function identityIn(identity: IdentityService, tx: Tx) {
  const { database, ...options } = identity.options;
  return getAdapter({ ...options, database: { ...database, db: tx, transaction: false } });
}
