import type { ExpressionBuilder } from 'kysely';
import { type HoldRule, heldUntil } from '../../shared/domain/unpaid-hold';
import type { Database } from '../db/database';
import type { OrdersTable, ShopTables } from '../db/schema';
import { readKitchenSettings } from '../settings/kitchen-settings';
import { readSettings } from '../settings/settings-store';
import { hasMoney, isClaimed } from './payment-claims';

/** Null if the owner has switched off that unpaid orders are cancelled. */
export async function readHoldRule(db: Database): Promise<HoldRule | null> {
  const { cancelUnpaidAfterMinutes: minutes } = await readSettings(db);
  if (minutes === null) return null;
  const { cancelAfterMinutes } = await readKitchenSettings(db);
  const guard = await db.selectFrom('guard_state').select('open_since').executeTakeFirst();
  const openSince = guard?.open_since ? new Date(guard.open_since) : null;
  return { minutes, acceptMinutes: cancelAfterMinutes, openSince };
}

/**
 * Whether an unpaid order stays until staff had time to look for its money: one for later, and one whose
 * customer has reported the payment.
 */
export function waitsForStaff(eb: ExpressionBuilder<ShopTables, 'orders'>) {
  return eb.or([eb('slot_at', 'is not', null), isClaimed(eb)]);
}

/** Until when the shop holds unpaid orders, by id. Without those that it does not cancel by itself. */
export async function readHolds(
  db: Database,
  orders: readonly OrdersTable[],
): Promise<ReadonlyMap<string, string>> {
  const ids = orders
    .filter(({ status, payment_status }) => status === 'placed' && payment_status === 'pending')
    .map(({ id }) => id);
  const rule = ids.length > 0 && (await readHoldRule(db));
  if (!rule) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'status', 'payment_status', 'payment_method', 'updated_at', 'starts_at'])
    .select((eb) => [waitsForStaff(eb).as('waits_for_staff'), hasMoney(eb).as('has_money')])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const order = {
        status: row.status,
        paymentStatus: row.payment_status,
        paymentMethod: row.payment_method,
        touchedAt: new Date(row.updated_at),
        startsAt: row.starts_at === null ? null : new Date(row.starts_at),
        waitsForStaff: Boolean(row.waits_for_staff),
        hasMoney: Boolean(row.has_money),
      };
      const until = heldUntil(order, rule);
      return until ? [[row.id, until.toISOString()]] : [];
    }),
  );
}
