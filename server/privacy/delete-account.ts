import { DomainError } from '../../shared/domain/refusals';
import { recordChange } from '../audit/record-change';
import { removeCustomer } from '../customers/customer-store';
import type { Database } from '../db/database';
import { isForeignKeyViolation } from '../db/engine-errors';
import { inTransaction, RetryTransaction } from '../db/transaction';
import type { Caller } from '../http/api/api-call';
import type { CustomerAccount } from '../identity/customer-account';
import { removeLogsOf } from '../logs/log-store';
import { forgetCustomer } from '../orders/change/forget-customer';

export interface PrivacyDeps {
  db: Database;
  clock: () => Date;
  newId: () => string;
  account: CustomerAccount;
}

/**
 * Forgets a customer: addresses, reports of their pages, sign-in and sessions go, their orders stay
 * without them. The audit log keeps that it happened and how much it was, not whom it was about.
 * Whatever fails, the customer can ask again.
 * @throws DomainError `orders_open` while an order is under way, `staff_account` for an admin user.
 */
export async function deleteAccount(
  { db, clock, newId, account }: PrivacyDeps,
  { userId, admin }: Caller,
): Promise<void> {
  if (admin) throw new DomainError('staff_account');
  await inTransaction(db, async (tx) => {
    const orders = await forgetCustomer(tx, userId);
    await removeLogsOf(tx, userId);
    const addresses = await removeCustomer(tx, userId).catch((error: unknown) => {
      // An order or an address came in between.
      throw isForeignKeyViolation(error) ? new RetryTransaction() : error;
    });
    await recordChange(
      tx,
      { adminId: null, name: 'A customer', now: clock(), newId },
      {
        area: 'users',
        subject: { id: 'deleted-account', name: 'account of a customer' },
        from: { orders, addresses },
        to: null,
      },
    );
  });
  await account.remove(userId);
}
