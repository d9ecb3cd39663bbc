import { waitsForStaff } from '../../../shared/domain/orders/dining-tables';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { StaffActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import type { TableRoundsTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { findOrderRow } from '../order-store';
import { newOrderId } from '../place/order-id';
import { addRoundIn, type RoundDeps } from './add-round';
import { decideRound, dishesOf, lockRound } from './round-store';
import { findTab, lockTable } from './table-store';

/**
 * What a guest asked for joins the table's bill at the price that the guest saw. Accepted twice, it joins once.
 * @param isKnown whether what the same phone asks for later joins the bill at once.
 * @returns the order's id.
 * @throws DomainError `not_found`; `conflict` for one that was refused or has waited too long; `total_changed` if the
 * menu costs something else now; and those of `addRound`.
 */
export function acceptRound(
  deps: RoundDeps,
  { id, isKnown }: { id: string; isKnown: boolean },
  staff: StaffActor,
): Promise<string> {
  return inTransaction(deps.db, async (tx) => {
    const round = await lockRound(tx, id);
    if (round.state === 'accepted' && round.order_id !== null) return round.order_id;
    assertWaiting(round, staff.now);
    const table = await lockTable(tx, round.table_id);
    const tab = await findTab(tx, table.id);
    const orderId = tab?.id ?? newOrderId(deps.randomBytes);
    const before = tab?.subtotal_paise ?? 0;
    const items = dishesOf(round).map(({ name, options, ...dish }) => dish);
    await addRoundIn(tx, deps, { table, tab, orderId, staff, items, sellAnyway: false });
    await assertPrice(tx, round, { orderId, before });
    const known_by = isKnown ? staff.adminId : null;
    await decideRound(tx, id, { state: 'accepted', order_id: orderId, known_by, at: staff.now });
    return orderId;
  });
}

/** Its guest reads that staff come to the table. @throws DomainError `not_found`; `conflict` for one that was accepted. */
export function refuseRound(db: Database, id: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { state } = await lockRound(tx, id);
    if (state === 'accepted') throw new DomainError('conflict');
    if (state === 'waiting')
      await decideRound(tx, id, { state: 'refused', order_id: null, known_by: null, at: now });
  });
}

function assertWaiting({ state, created_at }: TableRoundsTable, now: Date): void {
  if (!waitsForStaff(state, created_at, now)) throw new DomainError('conflict');
}

async function assertPrice(
  tx: Tx,
  { total_paise }: TableRoundsTable,
  { orderId, before }: { orderId: string; before: number },
): Promise<void> {
  const after = (await findOrderRow(tx, orderId))?.subtotal_paise ?? 0;
  if (after - before !== total_paise) {
    throw new DomainError('total_changed', { totalAmount: paiseToRupees(after - before) });
  }
}
