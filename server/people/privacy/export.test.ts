import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { orderPersonalData } from '../../../shared/contract/orders/personal-data';
import { ownPersonalData } from '../../../shared/contract/people/privacy-contract';
import { orderFor, placed } from '../../../tests/support/orders/test-orders';
import {
  createNewcomer,
  deliver,
  expectOwnOnly,
  HOME,
  PHONE,
} from '../../../tests/support/people/newcomer';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop, type SignedIn } from '../../../tests/support/platform/test-shop';
import { batchesOf } from '../../platform/db/batches';
import { LIMIT_RULES } from '../../platform/limits/limit-rules';

const customerData = z.object({ ...ownPersonalData, ...orderPersonalData });

const shop = await forEachTest(openTestShop());
const binod = await shop.signInCustomer('+919822222222');

test('the export holds all data of the customer and of nobody else', async () => {
  const other = { ...HOME, street: '7 Temple Road' };
  await shop.succeed('POST', '/api/users/me/addresses', { token: binod.token, body: other });
  const asha = await createNewcomer(shop);
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
  await deliver(shop, asha.order.id);
  await shop.succeed('DELETE', '/api/users/me', { token: asha.token });
});

test('the export holds messages about orders, payments, their references and the bank’s text', async () => {
  await shop.changeSettings({ upiId: 'cafe@bank' });
  const asha = await createNewcomer(shop);
  const orderId = asha.order.id;
  const reference = '610512345678';
  const at = shop.platform.clock().toISOString();
  await shop.succeed('POST', `/api/orders/${orderId}/payment-claim`, {
    token: asha.token,
    body: { reference },
  });
  const text = `Date,Narration,Credit\n15/04/2026,UPI/CR/${reference}/ASHA RAI/,${asha.order.totalAmount}`;
  const { matches } = await shop.asAdmin('POST', '/api/admin/statements/preview', { text });
  const sent = matches.map(({ credit }: { credit: object }) => ({
    credit,
    orders: [{ id: orderId }],
  }));
  await shop.asAdmin('POST', '/api/admin/statements/confirm', { matches: sent });
  const told = { order_id: orderId, event: 1, attempts: 1, due_at: null, outcome: 'sent' as const };
  await shop.shop.database.db
    .insertInto('order_messages')
    .values({
      ...told,
      id: shop.platform.newId(),
      target: 'sms',
      news: 'preparing',
      changes: 0,
      message: JSON.stringify({
        servedAs: 'pickup',
        counterNumber: 42,
        promisedFrom: at,
        promisedUntil: at,
        totalAmount: 8000,
        cancelReason: null,
        cancelNote: null,
        quiet: false,
      }),
      created_at: at,
    })
    .execute();
  const data = await shop.succeed('GET', '/api/users/me/export', { token: asha.token });
  expect(customerData.parse(data)).toEqual(data);
  expect(data).toMatchObject({
    orderMessages: [{ orderId, at, isTextMessage: true, text: 'We are making your order.' }],
    paymentReferences: [{ orderId, at, reference }],
    payments: [{ orderId, kind: 'payment', method: 'bank', reference }],
    bankCredits: [{ day: '2026-04-15', reference, narration: expect.stringContaining('ASHA RAI') }],
  });
  const others = await shop.succeed('GET', '/api/users/me/export', { token: binod.token });
  expect(others).toMatchObject({
    orderMessages: [],
    paymentReferences: [],
    bankCredits: [],
    payments: [],
  });
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
  await deliver(shop, id);
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

test('another customer, a guest and staff cannot export an account', async () => {
  await expectOwnOnly(shop, binod, (id) => ['GET', `/api/users/${id}/export`]);
});
