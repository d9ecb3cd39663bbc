import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { guestOf, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { openTabletShop } from '../../../tests/support/people/shared-tablet';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { PIN_CALLS } from '../../../tests/support/platform/pin-calls';

const opened = await forAllTests(openTabletShop());
const { shop, hire, enrol, passSeconds } = opened;
const dorji = await hire('manager', '2580');
const tablet = await enrol();
await tablet.enterPin(dorji.userId, '2580');
const order = await paidOrder();

/** What a thief would do, and calls beside them that need no PIN. */
const ASKING: [what: string, method: string, path: string, body: object][] = [
  [
    'a refund',
    'POST',
    `/api/orders/${order.id}/refunds`,
    refund({ method: 'cash', received: 200 }),
  ],
  [
    'a gateway’s refund',
    'POST',
    `/api/orders/${order.id}/gateway-refund`,
    refund({ refundable: 200 }),
  ],
  ['undoing a payment', 'POST', `/api/orders/${order.id}/payments/none/take-back`, {}],
  ['undoing a tip', 'POST', `/api/orders/${order.id}/tips/none/take-back`, {}],
  [
    'a payment that failed',
    'PUT',
    `/api/orders/${order.id}/payment-status`,
    { paymentStatus: 'failed' },
  ],
  [
    'a payment refunded',
    'PUT',
    `/api/orders/${order.id}/payment-status`,
    { paymentStatus: 'refunded' },
  ],
  ['undoing a bank credit', 'POST', '/api/admin/statements/credits/none/undo', {}],
  [
    'a discount',
    'POST',
    `/api/orders/${order.id}/discounts`,
    change({ kind: 'staff-discount', line: null, percent: 5 }),
  ],
  [
    'making a dish again',
    'POST',
    `/api/orders/${order.id}/remakes`,
    { version: 0, lines: [{ line: 1, quantity: 1 }], reason: 'dropped', note: '' },
  ],
  [
    'selling anyway',
    'POST',
    `/api/orders/${order.id}/changes`,
    change({ add: [item()], sellAnyway: true }),
  ],
  ['taking an order anyway', 'POST', '/api/admin/orders', taken({ sellAnyway: true })],
  [
    'a discount with an order',
    'POST',
    '/api/admin/orders',
    taken({ discount: { kind: 'staff-meal', percent: 100, reason: 'Lunch' } }),
  ],
  ['a round anyway', 'POST', '/api/admin/tables/none/rounds', round({ sellAnyway: true })],
  ['cash out', 'POST', '/api/admin/drawer/entries', entry('out')],
  ['less from a rider', 'POST', '/api/admin/drawer/riders', settlement(190)],
  ['undoing a move', 'POST', `/api/admin/kitchen/orders/${order.id}/undo`, { version: 1 }],
  ['recalling an order', 'POST', `/api/admin/kitchen/orders/${order.id}/recall`, { version: 1 }],
  ['an earlier status', 'PUT', `/api/orders/${order.id}/status`, { status: 'placed' }],
];
const FREE: typeof ASKING = [
  ['cash in', 'POST', '/api/admin/drawer/entries', entry('in')],
  ['another dish', 'POST', `/api/orders/${order.id}/changes`, change({ add: [item()] })],
  ['taking an order', 'POST', '/api/admin/orders', taken({})],
  ['a round', 'POST', '/api/admin/tables/none/rounds', round({})],
  ['all of a rider’s cash', 'POST', '/api/admin/drawer/riders', settlement(200)],
  ['a later status', 'PUT', `/api/orders/${order.id}/status`, { status: 'on-the-way' }],
];

beforeEach(async () => {
  passSeconds(61);
  await tablet.begin();
});

test.each(ASKING)(
  '%s asks for the PIN, and changes nothing before',
  async (_, method, path, body) => {
    await shop.refuses(() => tablet.request(method, path, body), 'pin_needed', 403);
    await tablet.enterPin(dorji.userId, '2580');
    const answer = await tablet.request(method, path, body);
    expect(answer.body.code).not.toBe('pin_needed');
  },
);

test.each(FREE)('%s does not', async (_, method, path, body) => {
  expect((await tablet.request(method, path, body)).body.code).not.toBe('pin_needed');
});

const REOPENING = 'POST /admin/reports/days/{date}/reopening';

test('the owner’s password on an enrolled device reopens no day without the PIN', async () => {
  await tablet.signInByPassword({ email: 'owner@cafe.example', password: 'first-admin-password' });
  await tablet.begin();
  await tablet.request('GET', '/api/admins/me');
  const path = '/api/admin/reports/days/2026-04-01/reopening';
  const reopen = () => tablet.request('POST', path, { reason: 'Why' });
  await shop.refuses(reopen, 'pin_needed', 403);
  await tablet.enterPin(dorji.userId, '2580');
});

test('the lists above have each call that asks, and by its input what does not', () => {
  const { always, 'by-input': byInput } = PIN_CALLS;
  const whichCall = ([, method, path]: (typeof ASKING)[number]) =>
    [...always, ...byInput].find((name) => {
      const [known, pattern = ''] = name.split(' ');
      const asRegExp = pattern.replaceAll(/\{\w+\}/g, '[^/]+');
      return known === method && new RegExp(`^/api${asRegExp}$`).test(path);
    });
  expect(new Set([...ASKING.map(whichCall), REOPENING])).toEqual(new Set([...always, ...byInput]));
  expect(new Set(FREE.map(whichCall))).toEqual(
    new Set(byInput.filter((name) => !name.includes('payment-status'))),
  );
});

const cashOut = () => tablet.request('POST', '/api/admin/drawer/entries', entry('out'));

test('a PIN proves for a minute that its user is there', async () => {
  const session = tablet.cookies.get('shop.session_token');
  await tablet.enterPin(dorji.userId, '2580');
  expect(tablet.cookies.get('shop.session_token')).toBe(session);
  passSeconds(59);
  expect((await cashOut()).status).toBe(200);
  passSeconds(1);
  expect((await cashOut()).body.code).toBe('pin_needed');
});

test('somebody else’s PIN signs them in, so the change is theirs', async () => {
  const pema = await hire('staff', '7391');
  await tablet.enterPin(pema.userId, '7391');
  const { entries } = (await cashOut()).body;
  expect(entries.at(-1).by).toBe(pema.name);
  await tablet.enterPin(dorji.userId, '2580');
});

test('a password asks as well on an enrolled device, and nowhere else', async () => {
  const elsewhere = await shop.signInByPassword(dorji.account);
  const body = entry('out');
  const other = { token: elsewhere.token, body };
  expect((await shop.request('POST', '/api/admin/drawer/entries', other)).status).toBe(200);

  await tablet.signInByPassword(dorji.account);
  await tablet.begin();
  expect((await cashOut()).body.code).toBe('pin_needed');
  await tablet.enterPin(dorji.userId, '2580');
  expect((await cashOut()).status).toBe(200);
});

test('a password’s session asks also once its device’s cookie is deleted', async () => {
  const thief = opened.browser(new Map(tablet.cookies));
  await thief.signInByPassword(dorji.account);
  await thief.begin();
  expect((await thief.request('GET', '/api/admins/me')).status).toBe(200);
  thief.cookies.delete('shop.enrolled_device');
  await thief.begin();
  const answer = await thief.request('POST', '/api/admin/drawer/entries', entry('out'));
  expect(answer.body.code).toBe('pin_needed');
});

async function paidOrder() {
  await shop.changeSettings({ openingMode: 'open' });
  const dish = await shop.addProduct({ stockCount: 100 });
  const { id } = await placed(shop, orderFor(dish, 2, { guest: guestOf(1) }));
  await shop.setPayment(id, 'paid');
  await shop.setStatus(id, 'preparing');
  return { id, dish };
}

function entry(kind: string) {
  return { id: randomUUID(), kind, amount: 10, reason: 'Milk' };
}

function item() {
  return { productId: order.dish.id, quantity: 1, customizations: [] };
}

function change(body: object) {
  return { version: 0, reason: 'Asked', ...body };
}

function round(body: object) {
  return { items: [item()], ...body };
}

function settlement(received: number) {
  const orders = [{ id: order.id, owed: 200 }];
  return { id: randomUUID(), orders, received, reason: 'Lost it' };
}

function taken(body: object) {
  const how = { channel: 'counter', deliveryMethod: 'pickup', paymentMethod: 'upi' };
  return { ...how, items: [item()], ...body };
}

function refund(body: object) {
  return { amount: 10, reason: 'Cold', lines: [], ...body };
}
