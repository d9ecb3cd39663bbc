import { paiseToRupees } from '../../shared/domain/platform/money';
import { paymentToWire } from '../orders/follow/read-payments';
import { orderIdsOf } from '../orders/orders-of-customer';
import { inBatches, type PersonalData } from '../people/privacy/personal-data';
import type { Database } from '../platform/db/database';

/** What is stored with the payments of a customer's orders. Their amounts are kept without the person. */
export const moneyPersonalData: PersonalData = {
  lists: (db, userId) => ({
    bankCredits: inBatches<{ id: string }>(async (last, limit) => {
      const rows = await db
        .selectFrom('bank_credits')
        .select(['id', 'day', 'amount_paise', 'reference', 'narration'])
        .where('id', 'in', creditIdsOf(db, userId))
        .where('id', '>', last?.id ?? '')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ amount_paise, ...credit }) => ({
        ...credit,
        amount: paiseToRupees(amount_paise),
      }));
    }),
    // Those that nobody has taken back.
    payments: inBatches<{ id: string }>(async (last, limit) => {
      const rows = await db
        .selectFrom('payments')
        .selectAll()
        .where('order_id', 'in', orderIdsOf(db, userId))
        .where('corrects', 'is', null)
        .where(({ eb, exists, not }) =>
          not(
            exists(
              eb
                .selectFrom('payments as correction')
                .select('correction.id')
                .whereRef('correction.corrects', '=', 'payments.id'),
            ),
          ),
        )
        .where('id', '>', last?.id ?? '')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...paymentToWire(row), orderId: row.order_id }));
    }),
  }),
  async remove(tx, { userId }) {
    const ownIds = orderIdsOf(tx, userId);
    await tx
      .updateTable('payments')
      .set({ reason: null })
      .where('reason', 'is not', null)
      .where('order_id', 'in', ownIds)
      .execute();
    // The gateway's page shows the customer's name and number.
    await tx
      .updateTable('payment_links')
      .set({ url: null })
      .where('url', 'is not', null)
      .where('order_id', 'in', ownIds)
      .execute();
    // The bank's text names the payer; day, amount and reference stay.
    await tx
      .updateTable('bank_credits')
      .set({ narration: '' })
      .where('id', 'in', creditIdsOf(tx, userId))
      .execute();
    return {};
  },
};

function creditIdsOf(db: Database, userId: string) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('credit_id')
    .where('orders.customer_id', '=', userId);
}
