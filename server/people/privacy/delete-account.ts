import type { ActorCode } from '../../../shared/domain/platform/actor';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { recordChange } from '../../platform/audit/record-change';
import type { WriteDeps } from '../../platform/db/database';
import { isForeignKeyViolation } from '../../platform/db/engine-errors';
import { inTransaction, RetryTransaction } from '../../platform/db/transaction';
import type { Caller } from '../../platform/http/api/api-call';
import { removeLogsOf } from '../../platform/logs/log-store';
import { removeContactMessagesOf } from '../../shop/contact/message-store';
import { removeCustomer } from '../customers/customer-store';
import type { CustomerAccount } from '../identity/customer-account';
import type { PersonalData } from './personal-data';

export interface PrivacyDeps extends WriteDeps {
  account: CustomerAccount;
  /** What later modules store about customers; their part goes first. */
  handedOver: readonly PersonalData[];
}

/**
 * Removes personal data and makes orders anonymous. The audit log records numbers of rows, not the customer.
 * If a step fails, the customer can repeat the request.
 * @throws DomainError `orders_open` while an order is under way, `refund_due` while the money of a
 * cancelled one is not settled, `staff_account` for an admin user.
 */
export async function deleteAccount(
  { db, clock, newId, account, handedOver }: PrivacyDeps,
  caller: Caller,
): Promise<void> {
  const { userId, admin } = caller;
  if (admin) throw new DomainError('staff_account');
  await inTransaction(db, async (tx) => {
    const actor = {
      adminId: null,
      name: 'former-customer' satisfies ActorCode,
      now: clock(),
      newId,
    };
    const counts = [];
    for (const part of handedOver) counts.push(await part.remove(tx, caller, actor));
    await removeContactMessagesOf(tx, userId);
    await removeLogsOf(tx, userId);
    const addresses = await removeCustomer(tx, userId).catch((error: unknown) => {
      // An order or an address was added meanwhile.
      throw isForeignKeyViolation(error) ? new RetryTransaction() : error;
    });
    await recordChange(tx, actor, {
      area: 'users',
      subject: { id: 'deleted-account', name: 'account of a customer' },
      from: Object.assign({ addresses }, ...counts),
      to: null,
    });
  });
  await account.remove(userId);
}
