import { getAdapter } from 'better-auth/db/adapter';
import type { Tx } from '../../platform/db/transaction';
import type { IdentityService } from './identity-service';

/**
 * Access to the identity service's tables inside a transaction of the shop, so that both are written
 * or neither. It bypasses the service's hooks; none of them applies to these writes.
 */
export function identityAdapter(identity: IdentityService, tx: Tx) {
  const { database, ...options } = identity.options;
  return getAdapter({ ...options, database: { ...database, db: tx, transaction: false } });
}
