import { getAdapter } from 'better-auth/db/adapter';
import type { Tx } from '../db/transaction';
import type { IdentityService } from './identity-service';

/**
 * The identity service's tables inside a transaction of the shop, so that both are written together
 * or not at all. It bypasses the service's hooks; none applies to what is written this way.
 */
export function identityAdapter(identity: IdentityService, tx: Tx) {
  const { database, ...options } = identity.options;
  return getAdapter({ ...options, database: { ...database, db: tx, transaction: false } });
}
