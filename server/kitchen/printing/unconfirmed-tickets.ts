import { MOST_UNPRINTED_SHOWN } from '../../../shared/domain/kitchen/print-jobs';
import { DAY_MS, isoBefore } from '../../../shared/domain/platform/durations';
import { kitchenTime, openOrders } from '../../orders/promise/open-orders';
import { isUnconfirmed } from '../../orders/strangers-last';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { PrinterRow } from './printer-store';

/**
 * Tickets of orders that are neither paid nor accepted, of one account or one network's guests in 24 hours: some 14 m
 * of paper, if each has 50 dishes with long names. To place such an order costs nothing.
 */
const MOST_UNCONFIRMED = 10;

/** Somebody may have asked for one, and an order that is accepted a second time has one. */
export function ticketsOf(db: Database, { id }: PrinterRow) {
  return db
    .selectFrom('print_jobs')
    .select(['print_jobs.id', 'auto_key'])
    .where('what', '=', 'ticket')
    .where('printer_id', '=', id);
}

/** @param at when the order's news came: a printer that was off reads them late. */
export async function isOneTooMany(tx: Tx, printer: PrinterRow, orderId: string, at: string) {
  const order = await tx
    .selectFrom('orders')
    .select(['customer_id', 'client_key'])
    .where('id', '=', orderId)
    .where(isUnconfirmed)
    .executeTakeFirst();
  // Staff have no network.
  if (!order || (order.customer_id ?? order.client_key) === null) return false;
  const printed = await countRows(
    tx
      .selectFrom('orders')
      .where('customer_id', order.customer_id === null ? 'is' : '=', order.customer_id)
      .$if(order.customer_id === null, (orders) =>
        orders.where('client_key', '=', order.client_key),
      )
      .where('created_at', '>', isoBefore(new Date(at), DAY_MS))
      .where(isUnconfirmed)
      .where((eb) => eb.exists(ticketsOf(tx, printer).where('order_id', '=', eb.ref('orders.id')))),
  );
  return printed >= MOST_UNCONFIRMED;
}

/** What a printer of placed orders leaves out until it is accepted or paid, oldest first. */
export async function listUnprinted(db: Database, printer: PrinterRow, now: Date) {
  if (printer.prints_new !== 'placed') return [];
  const span = { since: isoBefore(now, DAY_MS), now: now.toISOString() };
  return openOrders(db, 'placed', span)
    .where(isUnconfirmed)
    .where((eb) =>
      eb.not(eb.exists(ticketsOf(db, printer).where('order_id', '=', eb.ref('orders.id')))),
    )
    .select(['orders.id', 'counter_number'])
    .orderBy(kitchenTime)
    .limit(MOST_UNPRINTED_SHOWN)
    .execute();
}
