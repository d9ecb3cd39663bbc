import { getAdapter } from 'better-auth/db/adapter';
import type { Tx } from '../../platform/db/transaction';
import type { IdentityService } from './identity-service';

/** Inside a transaction of the shop: both are written or neither. It bypasses the service's hooks; none applies. */
export function identityAdapter(identity: IdentityService, tx: Tx) {
  const { database, ...options } = identity.options;
  return getAdapter({ ...options, database: { ...database, db: tx, transaction: false } });
}
