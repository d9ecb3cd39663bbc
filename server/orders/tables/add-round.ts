import type { Round } from '../../../shared/contract/orders/tables-contract';
import { WALK_IN } from '../../../shared/domain/orders/channel';
import { SOURCE_LANGUAGE } from '../../../shared/domain/platform/languages';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { mayOpen } from '../../../shared/domain/platform/roles';
import type { StaffActor } from '../../platform/audit/audit-actor';
import type { OrdersTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { changeDishesIn } from '../change/change-dishes';
import type { PriceChangeDeps } from '../change/change-price';
import { lockOrder } from '../order-store';
import { claimKey, type KeySends } from '../place/idempotency-store';
import { newOrderId, type RandomBytes } from '../place/order-id';
import { writeOrder } from '../place/place-order';
import { isTab } from '../tab';
import { findTab, lockTable, type TableRow } from './table-store';

export interface RoundDeps extends PriceChangeDeps {
  randomBytes: RandomBytes;
}

export interface AddedRound extends Round {
  tableId: string;
  staff: StaffActor;
}

/**
 * Adds dishes to a table's open bill, or opens it with them, once for each key (tables rule 3).
 * @returns the order's id.
 * @throws DomainError `not_found` for a hidden table, `forbidden` for a sale beyond the stock by staff who are not
 * managers, and those of `takeOrder` and `changeDishes` about dishes and stock.
 */
export function addRound(
  deps: RoundDeps,
  { key, sends, ...round }: AddedRound & { key: string | undefined; sends: KeySends },
): Promise<string> {
  const { tableId, staff, items, sellAnyway } = round;
  if (sellAnyway && !mayOpen(staff.role, 'products')) throw new DomainError('forbidden');
  return inTransaction(deps.db, async (tx) => {
    const table = await lockTable(tx, tableId);
    const tab = await findTab(tx, table.id);
    const orderId = tab?.id ?? newOrderId(deps.randomBytes);
    if (key !== undefined) {
      const body = { tableId, items, sellAnyway };
      const claim = { caller: `round:${staff.adminId}`, key, ...sends, body, orderId };
      const earlier = await claimKey(tx, { ...claim, now: deps.clock() });
      if (earlier !== undefined) return earlier;
    }
    return addRoundIn(tx, deps, { table, tab, orderId, staff, items, sellAnyway });
  });
}

interface LockedRound extends Omit<AddedRound, 'tableId'> {
  table: TableRow;
  /** The table's open bill; undefined to open one. */
  tab: OrdersTable | undefined;
  orderId: string;
}

/** @param round whose table is locked, so that it has one open bill. @throws DomainError as `addRound`. */
export async function addRoundIn(tx: Tx, deps: RoundDeps, round: LockedRound): Promise<string> {
  const { table, orderId, staff, items, sellAnyway } = round;
  if (table.is_active === 0) throw new DomainError('not_found');
  if (round.tab) {
    const locked = await lockOrder(tx, orderId);
    // It was paid, or its guests moved, while this waited for it.
    if (!isTab(locked) || locked.table_id !== table.id) throw new DomainError('conflict');
    const body = { version: locked.change_count, add: items, remove: [], reason: '', sellAnyway };
    await changeDishesIn(tx, deps, { id: orderId, staff, body });
    return orderId;
  }
  const { row } = await writeOrder(tx, {
    orderId,
    buyer: { kind: 'served', name: WALK_IN, phoneNumber: null },
    clientKey: null,
    formerKey: null,
    language: SOURCE_LANGUAGE,
    body: {
      items,
      userId: null,
      addressId: null,
      deliveryMethod: 'pickup',
      paymentMethod: 'upi',
      payLater: 'counter',
      specialInstructions: '',
    },
    takenBy: {
      staff,
      channel: 'table',
      isForHere: true,
      sellAnyway: sellAnyway && 'sold anyway',
      table: { id: table.id, name: table.name },
    },
    now: staff.now,
  });
  return row.id;
}
