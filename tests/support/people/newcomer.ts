import { sql } from 'kysely';
import { expect } from 'vitest';
import { orderFor, placed } from '../orders/test-orders';
import type { SignedIn, TestShop } from '../platform/test-shop';

export const PHONE = '+919812345670';
export const HOME = { name: 'Home', street: '12 Main Bazaar', latitude: 27.31, longitude: 88.37 };

/** A new customer with a name, an address, an order and a log entry. */
export async function createNewcomer(shop: TestShop) {
  const { token, userId, session: sessionToken } = await shop.signInByCode(PHONE);
  await shop.succeed('PUT', '/api/users/me', { token, body: { name: 'Asha Rai' } });
  const address = await shop.succeed('POST', '/api/users/me/addresses', { token, body: HOME });
  const dish = await shop.addProduct();
  const order = await placed(
    shop,
    orderFor(dish, 1, {
      items: [{ productId: dish.id, quantity: 1, note: 'I am allergic to nuts' }],
      userId,
      deliveryMethod: 'delivery',
      addressId: address.id,
      specialInstructions: 'Ring at the blue door',
    }),
    { token, userId },
  );
  const entry = {
    level: 'error',
    category: 'page',
    message: 'It failed',
    timestamp: '2026-04-15T06:30:00.000Z',
  };
  await shop.succeed('POST', '/api/logs', { token, body: { entries: [entry] } });
  return { token, userId, sessionToken, order };
}

export const deliver = (shop: TestShop, orderId: string) => shop.setStatus(orderId, 'delivered');

/** Every row of every table, including the identity service's and the audit log's. */
export async function readAllRows(shop: TestShop): Promise<string> {
  const { db } = shop.shop.database;
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)),
  );
  return JSON.stringify(rows.map((result) => result.rows));
}

/** Expects that another customer, a guest and staff cannot make this call for an account. */
export async function expectOwnOnly(
  shop: TestShop,
  customer: SignedIn,
  call: (id: string) => [method: string, path: string],
): Promise<void> {
  const admin = await shop.signInAdmin();
  const before = await shop.everything();
  const ask = (id: string, token?: string) => shop.request(...call(id), { token });
  expect((await ask(admin.userId, customer.token)).body.code).toBe('not_found');
  expect((await ask(customer.userId, admin.token)).body.code).toBe('not_found');
  expect((await ask(customer.userId)).status).toBe(401);
  expect(await shop.everything()).toBe(before);
}
