import { DomainError } from '../../../shared/domain/platform/refusals';
import { forgetCustomer } from '../../orders/change/forget-customer';
import { removeDoorPhotosOf } from '../../orders/door-photos/door-photo-store';
import { removeMessagesOf } from '../../orders/messages/order-devices';
import { formerKeyOf } from '../../orders/place/unpaid-orders';
import { removeReviewsOf } from '../../orders/reviews/review-store';
import { recordChange } from '../../platform/audit/record-change';
import type { WriteDeps } from '../../platform/db/database';
import { isForeignKeyViolation } from '../../platform/db/engine-errors';
import { inTransaction, RetryTransaction } from '../../platform/db/transaction';
import type { Caller } from '../../platform/http/api/api-call';
import { removeLogsOf } from '../../platform/logs/log-store';
import { removeContactMessagesOf } from '../../shop/contact/message-store';
import type { Signer } from '../../signing/signer';
import { removeCustomer } from '../customers/customer-store';
import type { CustomerAccount } from '../identity/customer-account';

export interface PrivacyDeps extends WriteDeps {
  account: CustomerAccount;
  signer: Signer;
}

/**
 * Deletes a customer's account: addresses, photographs, reviews, messages, page logs, sign-in and
 * sessions are removed, orders are made anonymous. The audit log records the numbers of rows, not the
 * customer. If a step fails, the customer can repeat the request.
 * @throws DomainError `orders_open` while an order is under way, `refund_due` while the money of a
 * cancelled one is not settled, `staff_account` for an admin user.
 */
export async function deleteAccount(
  { db, clock, newId, account, signer }: PrivacyDeps,
  caller: Caller,
): Promise<void> {
  const { userId, admin } = caller;
  if (admin) throw new DomainError('staff_account');
  await inTransaction(db, async (tx) => {
    await removeMessagesOf(tx, userId);
    const actor = { adminId: null, name: 'A customer', now: clock(), newId };
    await removeReviewsOf(tx, userId, actor);
    await removeDoorPhotosOf(tx, userId);
    const orders = await forgetCustomer(tx, userId, formerKeyOf(signer, caller), actor.now);
    await removeContactMessagesOf(tx, userId);
    await removeLogsOf(tx, userId);
    const addresses = await removeCustomer(tx, userId).catch((error: unknown) => {
      // An order or an address was added meanwhile.
      throw isForeignKeyViolation(error) ? new RetryTransaction() : error;
    });
    await recordChange(tx, actor, {
      area: 'users',
      subject: { id: 'deleted-account', name: 'account of a customer' },
      from: { orders, addresses },
      to: null,
    });
  });
  await account.remove(userId);
}
