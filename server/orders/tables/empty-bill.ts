import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import type { OrderHistoryTable, OrdersTable } from '../../platform/db/schema';
import { RetryTransaction, type Tx } from '../../platform/db/transaction';
import { readSettings } from '../../shop/settings/settings-store';
import type { OpenOrder } from '../change/open-order';
import { takeCounterNumber } from '../place/counter-number';
import { insertOrder } from '../place/insert-order';

/**
 * A new bill of the same table, for dishes that come from another one: an order of its own with its own number, bill
 * and figures. It has the other's ticket if the kitchen still has some of the dishes, else they were served.
 */
export async function openEmptyBill(
  tx: Tx,
  { order, staff }: OpenOrder,
  { id, hasOpen }: { id: string; hasOpen: boolean },
): Promise<OrdersTable> {
  const { now } = staff;
  const at = now.toISOString();
  const status = hasOpen ? order.status : 'delivered';
  const row: OrdersTable = {
    ...order,
    id,
    split_from: order.id,
    status,
    payment_status: 'pending',
    payment_attempt: 1,
    upi_payment_url: null,
    item_count: 0,
    subtotal_paise: 0,
    total_paise: 0,
    special_instructions: '',
    business_date: kolkataTime(now).date,
    served_line: 0,
    created_at: at,
    updated_at: at,
    ticket_version: 1,
    before_move: null,
    change_count: 0,
    wait_seconds: null,
    estimated_seconds: null,
    first_promised_until: null,
    counter_number: await takeCounterNumber(tx, await readSettings(tx), now),
  };
  const by = { admin_id: staff.adminId, by_name: staff.name, at, staff_only: 0 as const };
  const entry = (kind: OrderHistoryTable['kind'], value: OrderHistoryTable['value']) => ({
    order_id: id,
    ...by,
    kind,
    value,
    claimed_paise: null,
  });
  const history = [
    entry('status', 'placed'),
    ...(status === 'placed' ? [] : [entry('status', status)]),
    entry('payment', 'pending'),
  ].map((each, index) => ({ ...each, sequence: index + 1 }));
  if (!(await insertOrder(tx, { row, items: [], adjustments: [], history }))) {
    throw new RetryTransaction();
  }
  return row;
}
