import type { ReportOrder } from '../../../shared/contract/money/reports-contract';
import { servedAs } from '../../../shared/domain/orders/channel';
import { endOfDay, startOfDay } from '../../../shared/domain/platform/kolkata-time';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import type { ReportSpan } from '../../../shared/domain/platform/report-days';
import { isCustomerDeleted } from '../../orders/order-wire';
import type { Database } from '../../platform/db/database';

/** By time, without addresses and phone numbers. */
export async function* orderBatches(
  db: Database,
  { from, to }: ReportSpan,
  batchRows: number,
): AsyncGenerator<ReportOrder[]> {
  let last: ReportOrder | undefined;
  do {
    const before = last;
    let orders = db
      .selectFrom('orders')
      .selectAll()
      .where('created_at', '>=', before?.placedAt ?? startOfDay(from))
      .where('created_at', '<', endOfDay(to));
    if (before) {
      orders = orders.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(before.placedAt, before.id)),
      );
    }
    const rows = await orders.orderBy('created_at').orderBy('id').limit(batchRows).execute();
    const batch = rows.map((row): ReportOrder => {
      const { subtotal_paise, packaging_paise, delivery_fee_paise, total_paise } = row;
      const fees = packaging_paise + delivery_fee_paise;
      return {
        id: row.id,
        placedAt: row.created_at,
        day: row.business_date,
        customerName: row.customer_name,
        isCustomerDeleted: isCustomerDeleted(row),
        servedAs: servedAs({
          deliveryMethod: row.delivery_method,
          isForHere: row.for_here === 1,
          tableName: row.table_name,
        }),
        status: row.status,
        paymentStatus: row.payment_status,
        units: row.item_count,
        dishes: paiseToRupees(subtotal_paise),
        packaging: paiseToRupees(packaging_paise),
        delivery: paiseToRupees(delivery_fee_paise),
        adjustments: paiseToRupees(total_paise - subtotal_paise - fees),
        total: paiseToRupees(total_paise),
      };
    });
    if (batch.length > 0) yield batch;
    last = batch.length === batchRows ? batch.at(-1) : undefined;
  } while (last);
}
