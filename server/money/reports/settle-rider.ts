import type * as z from 'zod';
import type { Drawer, settlementInput } from '../../../shared/contract/money/drawer-contract';
import { isExplained } from '../../../shared/domain/money/drawer';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { type Paise, paiseToRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import { badInput, DomainError } from '../../../shared/domain/platform/refusals';
import { m } from '../../../shared/messages/compiled/messages';
import { deviceColumns, type StaffActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import type { Database } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { appendToLedger, openLedger } from '../payments/ledger';
import { lockChain } from '../seals/seal-row';
import { nextPlace, readDrawer, signed } from './change-drawer';
import { findEntry, insertEntry } from './drawer-store';
import { findCarriers, isWithRider, owedOf } from './rider-cash';

type Settlement = z.infer<typeof settlementInput>;

/** What the orders of a settlement owe together (paise). */
export const owedInAll = (orders: Settlement['orders']): Paise =>
  orders.reduce((sum, { owed }) => sum + rupeesToPaise(owed), 0);

/**
 * The customers have paid, so their orders are paid in full; a difference is the rider's, and stands in the entry.
 * @throws DomainError `day_closed`; `drawer_full`; `bad_input` for a difference of a rupee or more without a reason;
 * `conflict` when the orders are of several riders, one is not with a rider any more or owes another sum, or the id was
 * used for another entry; `not_found`.
 */
export async function settleRider(
  db: Database,
  { id, orders, received, reason }: Settlement,
  staff: StaffActor,
): Promise<Drawer> {
  const { date } = kolkataTime(staff.now);
  const amount_paise = rupeesToPaise(received);
  const owed_paise = owedInAll(orders);
  if (!isExplained(amount_paise - owed_paise, reason)) {
    throw badInput('reason', m.validation_cash_differs());
  }
  const ids = orders.map((order) => order.id).sort();
  const entry = await inTransaction(db, async (tx) => {
    await lockChain(tx, 'closed-days');
    const order_ids = JSON.stringify(ids);
    const sent = await findEntry(tx, id);
    if (sent) {
      const isSame = sent.amount_paise === amount_paise && sent.order_ids === order_ids;
      if (!isSame || sent.reason !== reason) throw new DomainError('conflict');
      return sent;
    }
    const place = await nextPlace(tx, date);
    const [rider, ...others] = new Set((await findCarriers(tx, ids)).values());
    if (rider === undefined || others.length > 0) throw new DomainError('conflict');
    for (const order of [...orders].sort((one, other) => (one.id < other.id ? -1 : 1))) {
      await payByRider(tx, order.id, rupeesToPaise(order.owed), staff);
    }
    const brought = { kind: 'rider', amount_paise, reason, rider, owed_paise, order_ids } as const;
    const row = { id, ...brought, ...place, ...deviceColumns(staff), ...signed(staff) };
    await insertEntry(tx, row);
    await recordChange(tx, staff, {
      area: 'reports',
      subject: { id: date, name: date },
      from: { drawerRider: null },
      to: { drawerRider: { rider, received, owed: paiseToRupees(owed_paise) } },
      ...(reason && { reason }),
    });
    return row;
  });
  return readDrawer(db, entry.business_date, staff);
}

async function payByRider(tx: Tx, orderId: string, owed: Paise, staff: StaffActor): Promise<void> {
  const ledger = await openLedger(tx, orderId, staff);
  const { order, rows } = ledger;
  if (!isWithRider(order) || owedOf(order, rows) !== owed) throw new DomainError('conflict');
  await appendToLedger(tx, ledger, {
    append: [{ kind: 'payment', method: 'cash', amount: owed }],
    reason: 'Cash that the rider brought',
  });
}
