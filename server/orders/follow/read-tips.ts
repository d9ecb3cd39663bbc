import type { OrderTip } from '../../../shared/contract/orders/payment-shape';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import type { Database } from '../../platform/db/database';

/** Tips that nobody has taken back, oldest first. */
export async function listTips(db: Database, orderId: string): Promise<OrderTip[]> {
  const rows = await db
    .selectFrom('tips')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const undone = new Set(rows.map(({ corrects }) => corrects));
  return rows
    .filter(({ id, corrects }) => corrects === null && !undone.has(id))
    .map(({ id, method, amount_paise, by_name, at }) => ({
      id,
      method,
      amount: paiseToRupees(amount_paise),
      by: by_name,
      at,
    }));
}
