import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { MOST_REMAKES } from '../../../shared/domain/menu/waste';
import { openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { proveSums, troublesOf } from '../../money/proof/prove-sums';

const cafe = await forEachTest(openKitchenShop());
const { shop } = cafe;
let order: Order & { accessToken?: string };

const db = () => shop.shop.database.db;
const remake = (body: object = {}) =>
  shop.request('POST', `/api/orders/${order.id}/remakes`, {
    token: cafe.cook.token,
    body: {
      version: 0,
      lines: [{ line: 1, quantity: 1 }],
      reason: 'dropped',
      note: '',
      ...body,
    },
  });
const made = (sequence: number, lines: number[]) =>
  shop.request('POST', `/api/admin/kitchen/orders/${order.id}/remakes/${sequence}/made`, {
    token: cafe.cook.token,
    body: { lines },
  });
const asCustomer = (what = '') =>
  shop.succeed('GET', `/api/orders/${order.id}${what}`, {
    headers: { 'order-access-token': order.accessToken ?? '' },
  });
const waste = async () =>
  (await shop.asAdmin('GET', '/api/admin/reports?from=2026-04-15&to=2026-04-15')).waste;
const troubles = async () => troublesOf(await proveSums(db()));

beforeEach(async () => {
  order = await cafe.order();
  await shop.setPayment(order.id, 'paid');
  await shop.setStatus(order.id, 'delivered');
});

it('a dish of a paid order that was handed over is made again at no charge', async () => {
  await shop.asAdmin('POST', `/api/orders/${order.id}/bill`);
  const [billed, seen] = [await asCustomer('/bill'), await asCustomer()];
  shop.platform.passSeconds(600);
  const { body } = await remake({ reason: 'cold', note: 'Waited too long' });
  expect(body).toMatchObject({ status: 'delivered', paymentStatus: 'paid', totalAmount: 80 });
  expect(body.items).toHaveLength(1);
  expect(body.changes).toMatchObject([
    {
      kind: 'remake',
      reason: 'Waited too long',
      by: 'staff',
      totalBefore: 80,
      totalAfter: 80,
      remade: { reason: 'cold', dishes: [{ name: 'Waffle', quantity: 1 }] },
    },
  ]);
  expect(await shop.stockOf(cafe.waffle.id)).toBe(97);
  expect([await asCustomer('/bill'), await asCustomer()]).toEqual([billed, seen]);
  expect((await cafe.audited(order))[0]).toMatchObject({
    by: { name: 'staff' },
    reason: 'Made again: 1× Waffle (cold)',
  });
  expect(await waste()).toMatchObject([{ name: 'Waffle', thrown: 0, remade: 1, value: 40 }]);
  expect(await troubles()).toEqual([]);
});

it('the board has a ticket of it until the kitchen has made it', async () => {
  await remake();
  const { tickets, remakes } = await cafe.board();
  expect(tickets).toEqual([]);
  expect(remakes).toMatchObject([
    {
      orderId: order.id,
      sequence: 1,
      number: order.counterNumber,
      reason: 'dropped',
      lines: [{ line: 1, name: 'Waffle', quantity: 1 }],
    },
  ]);
  expect((await made(1, [2])).body.code).toBe('not_found');
  expect((await made(2, [1])).body.code).toBe('not_found');
  expect((await made(1, [1])).status).toBe(200);
  const before = await shop.everything();
  expect((await made(1, [1])).status).toBe(200);
  expect(await shop.everything()).toBe(before);
  expect((await cafe.board()).remakes).toBeUndefined();
  await remake({ version: 1 });
  await shop.setStatus(order.id, 'cancelled');
  expect((await cafe.board()).remakes).toBeUndefined();
  expect(await troubles()).toEqual([]);
});

it('customers are told nothing of it', async () => {
  await remake();
  const events = await db()
    .selectFrom('order_events')
    .select('staff_only')
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  expect(events.at(-1)).toEqual({ staff_only: 1 });
});

it.each<[string, () => Promise<unknown>, object, string]>([
  ['an old version', async () => {}, { version: 1 }, 'conflict'],
  ['more units than ordered', async () => {}, { lines: [{ line: 1, quantity: 3 }] }, 'bad_input'],
  ['a line twice', async () => {}, { lines: Array(2).fill({ line: 1, quantity: 1 }) }, 'bad_input'],
  ['another line', async () => {}, { lines: [{ line: 2, quantity: 1 }] }, 'bad_input'],
  ['another reason without words', async () => {}, { reason: 'other' }, 'bad_input'],
  ['a reason of waste', async () => {}, { reason: 'expired' }, 'bad_input'],
  ['a cancelled order', () => shop.setStatus(order.id, 'cancelled'), {}, 'order_cancelled'],
  [
    'an order of the day before yesterday',
    async () => shop.platform.passSeconds(2 * 86_400),
    {},
    'order_handed_over',
  ],
  [
    'a dish that is gone',
    () => sql`update inventory set current_stock = 0`.execute(db()),
    {},
    'out_of_stock',
  ],
])('refuses %s', async (_, prepare, body, code) => {
  await prepare();
  const before = await shop.everything();
  expect((await remake(body)).body.code).toBe(code);
  expect(await shop.everything()).toBe(before);
});

it('an order is remade so many times, and once for each version', async () => {
  const answers = await Promise.all([remake(), remake()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  for (let version = 1; version < MOST_REMAKES; version += 1) {
    expect((await remake({ version })).status).toBe(200);
  }
  expect((await remake({ version: MOST_REMAKES })).body.code).toBe('order_full');
  expect(await shop.stockOf(cafe.waffle.id)).toBe(98 - MOST_REMAKES);
  expect(await troubles()).toEqual([]);
});

it('the proof notices a remake that was altered', async () => {
  await remake();
  await sql`update order_changes set document = replace(document, 'dropped', 'cold')`.execute(db());
  expect(await troubles()).toHaveLength(1);
  await sql`update waste set unit_paise = 0`.execute(db());
  expect(await troubles()).toHaveLength(2);
});
