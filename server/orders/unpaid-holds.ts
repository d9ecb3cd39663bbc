import type { SettingsInput } from '../../shared/contract/shop/settings-contract';
import { type HoldRule, heldUntil, type UnpaidOrder } from '../../shared/domain/orders/unpaid-hold';
import type { Database } from '../platform/db/database';
import { prepared } from '../platform/db/prepared';
import type { OrdersTable } from '../platform/db/schema';
import { readKitchenSettings } from '../shop/settings/kitchen-settings';
import { readSettings } from '../shop/settings/settings-store';
import { isLeftToStaff } from './payment-claims';

const selectGuard = prepared((db) => db.selectFrom('guard_state').select('open_since'));

/** Null if the owner has switched off that unpaid orders are cancelled. */
export async function readHoldRule(
  db: Database,
  { cancelUnpaidAfterMinutes: minutes }: Pick<SettingsInput, 'cancelUnpaidAfterMinutes'>,
): Promise<HoldRule | null> {
  if (minutes === null) return null;
  const { cancelAfterMinutes } = await readKitchenSettings(db);
  const [guard] = (await selectGuard(db, {})).rows;
  const openSince = guard?.open_since ? new Date(guard.open_since) : null;
  return { minutes, acceptMinutes: cancelAfterMinutes, openSince };
}

/** Until when the shop holds an order that is being placed: nothing was reported or paid yet. */
export async function readNewHold(
  db: Database,
  row: OrdersTable,
  settings: SettingsInput,
): Promise<string | null> {
  const rule = await readHoldRule(db, settings);
  if (!rule) return null;
  return heldUntil(toHeldOrder(row, false), rule)?.toISOString() ?? null;
}

/** Until when the shop holds unpaid orders, by id. Without those that it does not cancel by itself. */
export async function readHolds(
  db: Database,
  orders: readonly OrdersTable[],
): Promise<ReadonlyMap<string, string>> {
  const ids = orders
    .filter(({ status, payment_status }) => status === 'placed' && payment_status === 'pending')
    .map(({ id }) => id);
  const rule = ids.length > 0 && (await readHoldRule(db, await readSettings(db)));
  if (!rule) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'status', 'payment_status', 'payment_method', 'pay_later'])
    .select(['updated_at', 'starts_at'])
    .select((eb) => isLeftToStaff(eb).as('is_left_to_staff'))
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const until = heldUntil(toHeldOrder(row, Boolean(row.is_left_to_staff)), rule);
      return until ? [[row.id, until.toISOString()]] : [];
    }),
  );
}

function toHeldOrder(row: UnpaidColumns & Pick<OrdersTable, 'starts_at'>, isLeftToStaff: boolean) {
  const startsAt = row.starts_at === null ? null : new Date(row.starts_at);
  return { ...unpaidOf(row), startsAt, isLeftToStaff };
}

type UnpaidColumns = Pick<
  OrdersTable,
  'status' | 'payment_status' | 'payment_method' | 'pay_later' | 'updated_at'
>;

export function unpaidOf(row: UnpaidColumns): UnpaidOrder {
  return {
    status: row.status,
    paymentStatus: row.payment_status,
    paymentMethod: row.payment_method,
    payLater: row.pay_later,
    touchedAt: new Date(row.updated_at),
  };
}
