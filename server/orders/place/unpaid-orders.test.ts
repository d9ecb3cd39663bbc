import { beforeEach, expect, test } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { tomorrow } from '../../../tests/support/orders/later-orders';
import { GUEST, guestOf, orderFor, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop, type SignedIn } from '../../../tests/support/platform/test-shop';
import { UNPAID_ORDERS } from '../../platform/limits/limit-rules';
import { sweepExpired } from '../../scheduled-jobs';

const { ofOneBuyer, fromOneNetwork, laterOfOneBuyer, laterOfGuestsFromOneNetwork } = UNPAID_ORDERS;
const { windowS, lapsedWindowS } = UNPAID_ORDERS;
/** An unpaid order lapses after 15 minutes and counts for another hour. */
const WAIT_S = 15 * 60 + lapsedWindowS;

let tea: Product;
const shop = await forEachTest(openTestShop({ TRUST_PROXY: '1' }));
const asha = await shop.signInCustomer(GUEST.phoneNumber);
beforeEach(async () => {
  await shop.changeSettings({
    openingMode: 'open',
    cancelUnpaidAfterMinutes: 15,
    unpaidItemsOfNetwork: 1000,
  });
  tea = await shop.addProduct({ stockCount: 1000 });
});

const send = (sent: { customer?: SignedIn; from?: string; key?: string } = {}, guest = GUEST) =>
  sendOrder(shop, orderFor(tea, 1, sent.customer ? {} : { guest }), sent);
/** Sends the orders ten at a time and returns their statuses. */
async function statuses(times: number, order: (index: number) => ReturnType<typeof send>) {
  const answers: number[] = [];
  while (answers.length < times) {
    const first = answers.length;
    const length = Math.min(10, times - first);
    const ten = await Promise.all(Array.from({ length }, (_, index) => order(first + index)));
    answers.push(...ten.map(({ status }) => status));
  }
  return answers;
}

async function refused(of: 'buyer' | 'address' | 'guests', order: () => ReturnType<typeof send>) {
  const before = await shop.everything();
  const answer = await order();
  expect(answer.body).toMatchObject({
    code: 'too_many_unpaid_orders',
    status: 429,
    data: { of, retryAfterSeconds: WAIT_S },
  });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, String(WAIT_S)]);
  expect(await shop.everything()).toBe(before);
}

test('a phone number has a limit of unpaid orders, even for simultaneous requests', async () => {
  const sent = await statuses(ofOneBuyer + 3, (index) => send({ key: `k${index}` }));
  expect(sent.filter((status) => status === 201)).toHaveLength(ofOneBuyer);
  expect(sent.filter((status) => status === 429)).toHaveLength(3);
  await refused('buyer', () => send({ key: 'one-more' }));
  expect((await send({}, guestOf(1))).status).toBe(201);
  shop.platform.passSeconds(windowS);
  expect((await send({ key: 'one-more' })).status).toBe(201);
});

test.each([
  ['paid', 'payment-status', { paymentStatus: 'paid' }],
  ['preparing', 'status', { status: 'preparing' }],
  ['cancelled', 'status', { status: 'cancelled' }],
])('an order that is %s no longer counts', async (_what, path, change) => {
  const first = await send();
  await statuses(ofOneBuyer - 1, () => send());
  await refused('buyer', () => send());
  await shop.asAdmin('PUT', `/api/orders/${first.body.id}/${path}`, change);
  expect((await send()).status).toBe(201);
  await refused('buyer', () => send());
});

test("guests do not use up a signed-in customer's limit, and a replayed order is answered", async () => {
  await statuses(ofOneBuyer, () => send());
  await refused('buyer', () => send());
  const own = (key: string) => send({ customer: asha, key });
  expect(await statuses(ofOneBuyer, (index) => own(`k${index}`))).toEqual(
    Array(ofOneBuyer).fill(201),
  );
  await refused('buyer', () => own('another'));
  expect((await own('k0')).status).toBe(200);
});

test('nobody can use up the limit of a stranger’s number', async () => {
  await statuses(ofOneBuyer, () => send({ from: '203.0.113.66' }));
  await refused('buyer', () => send({ from: '203.0.113.66' }));
  expect((await send()).status).toBe(201);
});

test('orders for later have limits of their own, because they hold their places overnight', async () => {
  const kitchen = { laterOrders: true, ordersPerSlot: 50, workMinutesPerSlot: 600 };
  await shop.asAdmin('PUT', '/api/admin/kitchen/settings', kitchen);
  const later = (guest: typeof GUEST | null, customer?: SignedIn) => {
    const body = orderFor(tea, 1, { slotAt: tomorrow('13:00'), ...(guest && { guest }) });
    return sendOrder(shop, body, customer ? { customer } : {});
  };
  const own = await statuses(laterOfOneBuyer + 1, () => later(GUEST));
  expect(own.filter((status) => status === 201)).toHaveLength(laterOfOneBuyer);
  await refused('buyer', () => later(GUEST));
  expect((await send()).status).toBe(201);
  const others = await statuses(laterOfGuestsFromOneNetwork, (index) => later(guestOf(index)));
  expect(others.filter((status) => status === 201)).toHaveLength(
    laterOfGuestsFromOneNetwork - laterOfOneBuyer,
  );
  await refused('guests', () => later(guestOf(100)));
  expect((await send({}, guestOf(100))).status).toBe(201);
  expect((await later(null, asha)).status).toBe(201);
});

test('staff have no limit', async () => {
  const customer = await shop.signInAdmin('staff');
  expect(await statuses(ofOneBuyer + 1, () => send({ customer }))).toEqual(
    Array(ofOneBuyer + 1).fill(201),
  );
});

test('a client network has a limit over all buyers, and its key is deleted after a day', async () => {
  const from = '198.51.100.1';
  const guest = (index: number, address = from) => send({ from: address }, guestOf(index));
  // Send five first, so that a batch of ten crosses the limit.
  const early = await statuses(5, (index) => guest(index));
  const rest = await statuses(fromOneNetwork, (index) => guest(5 + index));
  const sent = [...early, ...rest];
  expect(sent.filter((status) => status === 201)).toHaveLength(fromOneNetwork);
  await refused('address', () => guest(fromOneNetwork + 5));
  expect((await guest(fromOneNetwork, '198.51.100.2')).status).toBe(201);
  const { db } = shop.shop.database;
  const known = async () => {
    const rows = await db.selectFrom('orders').select('client_key').execute();
    return rows.filter(({ client_key }) => client_key !== null).length;
  };
  await sweepExpired(db, shop.platform.clock());
  expect(await known()).toBe(fromOneNetwork + 1);
  shop.platform.passSeconds(windowS);
  await sweepExpired(db, shop.platform.clock());
  expect(await known()).toBe(0);
  expect((await guest(fromOneNetwork)).status).toBe(201);
});
