import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { customerData } from '../../shared/contract/privacy-contract';
import { orderFor, placed } from '../../tests/support/test-orders';
import { openTestShop, type SignedIn, type TestShop } from '../../tests/support/test-shop';
import { batchesOf } from '../db/batches';
import { LIMIT_RULES } from '../limits/limit-rules';

const PHONE = '+919812345670';
const HOME = { name: 'Home', street: '12 Main Bazaar', latitude: 27.31, longitude: 88.37 };

let shop: TestShop;
let binod: SignedIn;
beforeAll(async () => {
  shop = await openTestShop();
  binod = await shop.signInCustomer('+919822222222');
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

/** A new customer with a name, an address, an order and a log entry. */
async function newcomer() {
  await shop.succeed('POST', '/api/auth/phone-number/send-otp', { body: { phoneNumber: PHONE } });
  const code = shop.platform.messages.at(-1)?.text.slice(0, 6);
  const session = await shop.succeed('POST', '/api/auth/phone-number/verify', {
    body: { phoneNumber: PHONE, code },
  });
  const { token } = await shop.succeed('GET', '/api/auth/token', { token: session.token });
  await shop.succeed('PUT', '/api/users/me', { token, body: { name: 'Asha Rai' } });
  const address = await shop.succeed('POST', '/api/users/me/addresses', { token, body: HOME });
  const userId: string = session.user.id;
  const order = await placed(
    shop,
    orderFor(await shop.addProduct(), 1, {
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
  return { token, userId, sessionToken: String(session.token), order };
}

const deliver = (orderId: string) =>
  shop.asAdmin('PUT', `/api/orders/${orderId}/status`, { status: 'delivered' });

/** Every row of every table, including the identity service's and the audit log's. */
async function allRows(): Promise<string> {
  const { db } = shop.shop.database;
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)),
  );
  return JSON.stringify(rows.map((result) => result.rows));
}

test('the export holds all data of the customer and of nobody else', async () => {
  const other = { ...HOME, street: '7 Temple Road' };
  await shop.succeed('POST', '/api/users/me/addresses', { token: binod.token, body: other });
  const asha = await newcomer();
  const data = await shop.succeed('GET', '/api/users/me/export', { token: asha.token });
  expect(customerData.parse(data)).toEqual(data);
  expect(data).toMatchObject({
    madeAt: '2026-04-15T06:30:00.000Z',
    profile: { id: asha.userId, name: 'Asha Rai', phoneNumber: PHONE, addresses: [HOME] },
    orders: [{ id: asha.order.id, specialInstructions: 'Ring at the blue door' }],
    sessions: [{ clientAddress: '127.0.0.1' }],
    codesSent: [{ at: '2026-04-15T06:30:00.000Z', clientAddress: '127.0.0.1' }],
    logs: [{ message: 'It failed', userId: asha.userId }],
  });
  expect(JSON.stringify(data)).not.toMatch(/Temple Road|9822222222/);
  await deliver(asha.order.id);
  await shop.succeed('DELETE', '/api/users/me', { token: asha.token });
});

/** Fills seven days of a customer's log. */
async function fillLog(userId: string, count: number): Promise<void> {
  const { clock, newId } = shop.platform;
  const at = clock().toISOString();
  const row = {
    user_id: userId,
    level: 'error',
    category: 'page',
    message: 'It failed',
    data: JSON.stringify({ stack: 'x'.repeat(3500) }),
    user_agent: '',
    path: '/menu',
    timestamp: at,
    expires_at: new Date(clock().getTime() + 86_400_000).toISOString(),
    search_text: '',
  };
  const rows = Array.from({ length: count }, () => ({ ...row, id: newId() }));
  const { db } = shop.shop.database;
  for (const batch of batchesOf(rows)) await db.insertInto('logs').values(batch).execute();
}

async function openExport(customer: SignedIn) {
  const response = await shop.fetch('/api/users/me/export', {
    Authorization: `Bearer ${customer.token}`,
    'Accept-Encoding': 'br, gzip',
  });
  expect(response.headers.get('Content-Type')).toBe('application/json');
  if (!response.body) throw new Error('no body');
  return response.body.getReader();
}

test('a large export is sent in small pieces', async () => {
  const asha = await shop.signInCustomer('+919822222223');
  await fillLog(asha.userId, 1234);
  const reader = await openExport(asha);
  const pieces: Uint8Array[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read())
    pieces.push(read.value);
  expect(Math.max(...pieces.map(({ byteLength }) => byteLength))).toBeLessThan(300_000);
  const data = customerData.parse(JSON.parse(Buffer.concat(pieces).toString()));
  expect(new Set(data.logs.map(({ id }) => id)).size).toBe(1234);
});

test('an export under way lists each order once, though another one is placed', async () => {
  const asha = await shop.signInCustomer('+919822222227');
  const tea = await shop.addProduct();
  const { id } = await placed(shop, orderFor(tea, 1), asha);
  await deliver(id);
  const { db } = shop.shop.database;
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Error('no order');
  const copies = Array.from({ length: 400 }, () => ({ ...row, id: shop.platform.newId() }));
  await db.insertInto('orders').values(copies).execute();
  const reader = await openExport(asha);
  const pieces: (Uint8Array | undefined)[] = [];
  while (!Buffer.from(pieces.at(-1) ?? []).includes('"subtotal"'))
    pieces.push((await reader.read()).value);
  shop.platform.passSeconds(1);
  await placed(shop, orderFor(tea, 1), asha);
  for (let read = await reader.read(); !read.done; read = await reader.read())
    pieces.push(read.value);
  const text = Buffer.concat(pieces.flatMap((piece) => piece ?? [])).toString();
  const { orders } = customerData.parse(JSON.parse(text));
  expect(new Set(orders.map((order) => order.id)).size).toBe(401);
  expect(orders).toHaveLength(401);
});

test('a new export ends the account’s export under way', async () => {
  const asha = await shop.signInCustomer('+919822222224');
  await fillLog(asha.userId, 1234);
  const first = await openExport(asha);
  await first.read();
  const data = await shop.succeed('GET', '/api/users/me/export', { token: asha.token });
  expect(data.logs).toHaveLength(1234);
  const readOn = async () => {
    while (!(await first.read()).done);
  };
  await expect(readOn()).rejects.toThrow('A later export has begun');
});

test('an export that fails aborts the response without details', async () => {
  const asha = await shop.signInCustomer('+919822222226');
  await fillLog(asha.userId, 600);
  const { db } = shop.shop.database;
  const error = vi.spyOn(shop.platform.log, 'error').mockReturnValue();
  await db
    .updateTable('logs')
    .set({ data: 'not JSON' })
    .where('user_id', '=', asha.userId)
    .execute();
  const reader = await openExport(asha);
  const readOn = async () => {
    while (!(await reader.read()).done);
  };
  await expect(readOn()).rejects.toThrow('The export failed');
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

test('an account has five exports an hour', async () => {
  const asha = await shop.signInCustomer('+919822222225');
  const ask = () => shop.request('GET', '/api/users/me/export', { token: asha.token });
  for (let done = 0; done < LIMIT_RULES.exports.points; done += 1)
    expect((await ask()).status).toBe(200);
  const answer = await ask();
  expect([answer.status, answer.body.code]).toEqual([429, 'too_many_requests']);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3500);
  const { token } = await shop.signInCustomer();
  expect((await shop.request('GET', '/api/users/me/export', { token })).status).toBe(200);
});

test('an account cannot be deleted while an order is open', async () => {
  const asha = await newcomer();
  const before = await allRows();
  const answer = await shop.request('DELETE', '/api/users/me', { token: asha.token });
  expect([answer.status, answer.body.code]).toEqual([409, 'orders_open']);
  expect(answer.body.message).toContain('once it is delivered or cancelled');
  expect(await allRows()).toBe(before);
  await deliver(asha.order.id);
  await shop.succeed('DELETE', '/api/users/me', { token: asha.token });
});

test('deleting an account makes its orders anonymous and ends its sessions', async () => {
  await shop.succeed('GET', '/api/users/me', { token: binod.token });
  const asha = await newcomer();
  await deliver(asha.order.id);
  const figures = await shop.asAdmin('GET', '/api/admin/dashboard/stats');
  shop.platform.passSeconds(1);
  const path = `/api/users/${asha.userId}`;
  expect((await shop.request('DELETE', path, { token: asha.token })).status).toBe(204);

  const kept = await shop.asAdmin('GET', `/api/orders/admin/${asha.order.id}`);
  expect(kept).toMatchObject({
    totalAmount: asha.order.totalAmount,
    items: asha.order.items,
    customerName: 'Deleted account',
    userDetails: { phoneNumber: null, email: null },
    deliveryAddressDetails: null,
    specialInstructions: '',
  });
  expect(await shop.asAdmin('GET', '/api/admin/dashboard/stats')).toEqual(figures);
  for (const [word, found] of [
    ['Asha', 0],
    ['98123', 0],
    [asha.order.id, 1],
  ]) {
    expect((await shop.asAdmin('GET', `/api/orders?q=${word}`)).total).toBe(found);
  }
  const { items } = await shop.asAdmin('GET', '/api/admin/audit-log?area=users&limit=1');
  expect(items[0]).toMatchObject({
    by: { id: null, name: 'A customer' },
    from: { orders: 1, addresses: 1 },
    to: null,
  });
  const rows = await allRows();
  // Codes of the last day stay that long, or deleting the account would reset their limit.
  expect(rows.split(PHONE.slice(3))).toHaveLength(2);
  expect(rows).not.toMatch(/Asha|Main Bazaar|blue door|27\.31|It failed/);
  expect(rows).toContain('9822222222');
  const again = await shop.request('GET', '/api/auth/token', { token: asha.sessionToken });
  expect(again.status).toBe(401);
  const orders = await shop.succeed('GET', '/api/users/me/orders', { token: binod.token });
  expect(orders.total).toBe(0);
});

test.each([
  ['GET', '/export'],
  ['DELETE', ''],
])('another customer, a guest and staff cannot %s /users/…%s', async (method, rest) => {
  const admin = await shop.signInAdmin();
  const before = await allRows();
  const ask = (id: string, token?: string) =>
    shop.request(method, `/api/users/${id}${rest}`, { token });
  expect((await ask(admin.userId, binod.token)).body.code).toBe('not_found');
  expect((await ask(binod.userId, admin.token)).body.code).toBe('not_found');
  expect((await ask(binod.userId)).status).toBe(401);
  if (method === 'DELETE') expect((await ask('me', admin.token)).body.code).toBe('staff_account');
  expect(await allRows()).toBe(before);
});
