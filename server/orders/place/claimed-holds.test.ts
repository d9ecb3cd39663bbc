import { beforeEach, expect, test } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { guestOf, orderFor, sendOrder } from '../../../tests/support/orders/test-orders';
import { unpaidOrdersOf } from '../../../tests/support/orders/unpaid-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop, type SignedIn } from '../../../tests/support/platform/test-shop';
import { sweepExpired } from '../../scheduled-jobs';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const HOME = '198.51.100.1';
const ELSEWHERE = '203.0.113.9';

const shop = await forEachTest(openTestShop({ TRUST_PROXY: '1' }));
const asha = await shop.signInCustomer();
let tea: Product;
beforeEach(async () => {
  await shop.changeSettings({
    openingMode: 'open',
    upiId: 'cafe@bank',
    cancelUnpaidAfterMinutes: 15,
  });
  tea = await shop.addProduct({ name: 'Tea', price: 10, stockCount: 1000 });
});

interface Sender {
  guest?: number;
  customer?: SignedIn;
  from?: string;
  product?: Product;
}

function send(quantity: number, { guest = 0, customer, from = HOME, product = tea }: Sender = {}) {
  const body = orderFor(product, quantity, customer ? {} : { guest: guestOf(guest) });
  return sendOrder(shop, body, { from, ...(customer && { customer }) });
}

/** Places an order and reports its payment, which costs a stranger two requests. @returns its id. */
async function claimed(quantity: number, sender: Sender = {}): Promise<string> {
  const { id, accessToken } = (await send(quantity, sender)).body;
  await shop.succeed('POST', `/api/orders/${id}/payment-claim`, {
    token: sender.customer?.token,
    headers: { ...(accessToken && { 'Order-Access-Token': accessToken }) },
  });
  return id;
}

/** As the servers' jobs do meanwhile. */
async function pass(seconds: number) {
  shop.platform.passSeconds(seconds);
  expect(await unpaidOrdersOf(shop).cancelUnpaid()).toBe(0);
  await sweepExpired(shop.shop.database.db, shop.platform.clock());
}

const refused = (of: string, allowed: number) => ({
  status: 409,
  body: { code: 'unpaid_limit', data: { of, exceeds: 'items', allowed } },
});

/** The body has no time at which the limit is free: that is for staff to say. */
async function isRefused(answer: ReturnType<typeof send>, of: string, allowed: number) {
  const { status, body } = await answer;
  expect({ status, body: { code: body.code, data: body.data } }).toEqual(refused(of, allowed));
}

test('a guest’s claims hold at most what one unpaid order may, until staff decide', async () => {
  const first = await claimed(12);
  await claimed(8);
  for (const wait of [HOUR_S, DAY_S, 3 * DAY_S]) {
    await pass(wait);
    await isRefused(send(1), 'guest', 20);
  }
  expect(await shop.stockOf(tea.id)).toBe(980);
  await shop.setPayment(first, 'paid');
  expect((await send(12)).status).toBe(201);
});

test('an order whose payment did not arrive counts until staff cancel it', async () => {
  const id = await claimed(20);
  await shop.setPayment(id, 'failed');
  await pass(HOUR_S);
  expect((await send(1)).body).toMatchObject({
    code: 'unpaid_limit',
    data: { of: 'guest', retryAfterSeconds: DAY_S - HOUR_S },
  });
  await shop.setStatus(id, 'cancelled');
  expect((await send(20)).status).toBe(201);
});

test('the claims of a network’s guests hold at most what its unpaid orders may', async () => {
  for (let guest = 0; guest < 5; guest += 1) await claimed(20, { guest });
  await pass(3 * DAY_S);
  await isRefused(send(1, { guest: 9 }), 'address', 100);
  expect((await send(1, { guest: 9, from: ELSEWHERE })).status).toBe(201);
});

test('an account’s claims hold at most what its unpaid orders may, from anywhere', async () => {
  const id = await claimed(60, { customer: asha });
  await pass(3 * DAY_S);
  await isRefused(send(1, { customer: asha, from: ELSEWHERE }), 'customer', 60);
  await shop.setStatus(id, 'cancelled');
  expect((await send(60, { customer: asha })).status).toBe(201);
});

test('the claims of guests of any networks leave half of a stock to others', async () => {
  const cake = await shop.addProduct({ name: 'Cake', price: 10, stockCount: 40 });
  for (const guest of [1, 2]) await claimed(10, { guest, from: `192.0.2.${guest}`, product: cake });
  await pass(DAY_S);
  const third = await send(1, { guest: 3, from: '192.0.2.3', product: cake });
  expect([third.status, third.body.data]).toEqual([
    409,
    { of: 'guest', exceeds: 'items', allowed: 0, product: 'Cake' },
  ]);
  expect((await send(20, { customer: asha, product: cake })).status).toBe(201);
});

test('a network is forgotten after a day, or once the claim is decided', async () => {
  const id = await claimed(1);
  const keyOf = async () => {
    const order = shop.shop.database.db.selectFrom('orders').select('client_key');
    return (await order.where('id', '=', id).executeTakeFirstOrThrow()).client_key;
  };
  await pass(2 * DAY_S);
  expect(await keyOf()).not.toBeNull();
  await shop.setPayment(id, 'paid');
  await pass(1);
  expect(await keyOf()).toBeNull();
});
