import type { PushSubscriptionInput } from '../../../shared/contract/platform/push-shape';
import { DAY_MS } from '../../../shared/domain/platform/durations';
import { MESSAGE_DAYS, MESSAGE_DEVICE_DAYS } from '../../../shared/domain/platform/retention';
import type { Database, WriteDeps } from '../../platform/db/database';
import { removeExpired } from '../../platform/db/remove-expired';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { SMS } from './insert-messages';
import { wordMessage } from './message-facts';

/** A customer's phone, tablet and computers, for one order. The oldest gives way to a sixth. */
const DEVICES_OF_ORDER = 5;
/** Of all orders of an account, which have an end; the oldest gives way. */
const DEVICES_OF_CUSTOMER = 20;

/** A device that asks again is stored once. */
export async function addOrderDevice(
  { db, clock, newId }: WriteDeps,
  order: { id: string; customerId: string | null },
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionInput,
): Promise<void> {
  const row = { p256dh, auth, created_at: clock().toISOString() };
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('order_devices')
      .values({ id: newId(), order_id: order.id, endpoint, ...row })
      .onConflict((conflict) => conflict.columns(['order_id', 'endpoint']).doUpdateSet(row))
      .execute();
    await dropOldest(tx, devicesOfOrder(tx, order.id), DEVICES_OF_ORDER);
    if (order.customerId === null) return;
    await dropOldest(tx, devicesOfCustomer(tx, order.customerId), DEVICES_OF_CUSTOMER);
  });
}

export async function removeOrderDevice(db: Database, endpoint: string): Promise<void> {
  await db.deleteFrom('order_devices').where('endpoint', '=', endpoint).execute();
}

export async function listDevicesOf(db: Database, customerId: string) {
  const rows = await devicesOfCustomer(db, customerId)
    .select(['order_devices.order_id', 'order_devices.endpoint', 'order_devices.created_at'])
    .orderBy('order_devices.created_at')
    .orderBy('order_devices.id')
    .execute();
  return rows.map(({ order_id, endpoint, created_at }) => ({
    orderId: order_id,
    since: created_at,
    endpoint,
  }));
}

/** A batch of the messages about a customer's orders. @param after lists those after this id. */
export async function listMessagesOf(
  db: Database,
  customerId: string,
  after: string,
  limit: number,
) {
  const rows = await db
    .selectFrom('order_messages')
    .innerJoin('orders', 'orders.id', 'order_messages.order_id')
    .select(['order_messages.id', 'order_id', 'order_messages.created_at', 'target'])
    .select(['news', 'message'])
    .where('customer_id', '=', customerId)
    .where('order_messages.id', '>', after)
    .orderBy('order_messages.id')
    .limit(limit)
    .execute();
  return rows.map(({ target, created_at: at, ...message }) => {
    const { title, body: text } = wordMessage(message);
    const isTextMessage = target === SMS;
    return { id: message.id, orderId: message.order_id, at, isTextMessage, title, text };
  });
}

export async function removeMessagesOf(tx: Tx, customerId: string): Promise<void> {
  for (const table of ['order_devices', 'order_messages'] as const) {
    await tx
      .deleteFrom(table)
      .where('order_id', 'in', (eb) =>
        eb.selectFrom('orders').select('id').where('customer_id', '=', customerId),
      )
      .execute();
  }
}

type Devices = ReturnType<typeof withOrders>;

function withOrders(db: Database) {
  return db.selectFrom('order_devices').innerJoin('orders', 'orders.id', 'order_devices.order_id');
}

function devicesOfCustomer(db: Database, customerId: string) {
  return withOrders(db).where('orders.customer_id', '=', customerId);
}

function devicesOfOrder(db: Database, orderId: string) {
  return withOrders(db).where('orders.id', '=', orderId);
}

async function dropOldest(tx: Tx, devices: Devices, most: number): Promise<void> {
  const newestFirst = await devices
    .select('order_devices.id')
    .orderBy('order_devices.created_at', 'desc')
    .orderBy('order_devices.id')
    .execute();
  const surplus = newestFirst.slice(most).map(({ id }) => id);
  if (surplus.length > 0) await tx.deleteFrom('order_devices').where('id', 'in', surplus).execute();
}

export const removeOldMessages = removeExpired(
  'order_messages',
  'created_at',
  MESSAGE_DAYS * DAY_MS,
);

/** Devices of orders that nobody has closed. */
export const removeOldDevices = removeExpired(
  'order_devices',
  'created_at',
  MESSAGE_DEVICE_DAYS * DAY_MS,
);
