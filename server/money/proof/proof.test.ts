import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { UNCOUNTED_STOCK } from '../../../shared/domain/menu/stock';
import { countDrawer } from '../../../tests/support/money/count-drawer';
import { guestOf, orderFor, placed, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import type { PaymentsTable } from '../../platform/db/schema';
import { proveNightly } from './nightly-proof';
import { proveSums, troublesOf, wrongSums } from './prove-sums';

let tea: Product;
let orderId: string;
const shop = await forEachTest(openTestShop());
beforeEach(async () => {
  await shop.changeSettings({ openingMode: 'open', upiId: 'cafe@bank' });
  tea = await shop.addProduct({ name: 'Tea', price: 40, stockCount: 20 });
  const orders = [];
  for (const guest of [1, 2, 3])
    orders.push(await placed(shop, orderFor(tea, 2, { guest: guestOf(guest) })));
  const [first, second] = orders;
  orderId = first?.id ?? '';
  await shop.setStatus(orderId, 'preparing');
  await shop.setStatus(second?.id ?? '', 'cancelled');
  for (const { id } of [orders[0], orders[2]].flatMap((order) => order ?? []))
    await shop.asAdmin('POST', `/api/orders/${id}/bill`);
});

const db = () => shop.shop.database.db;
const troubles = async () => troublesOf(await proveSums(db()));

/** Inserts a credit that pays each order with its whole amount. */
async function creditOf(amount_paise: number, orderIds: string[]): Promise<void> {
  const id = shop.platform.newId();
  const named = { narration: '', statement: '', admin_id: '', by_name: '', recorded_at: '' };
  const recorded = { day: '2026-04-15', ...named };
  await db()
    .insertInto('bank_credits')
    .values({ id, credit_key: id, amount_paise, reference: null, ...recorded })
    .execute();
  for (const order_id of orderIds)
    await pay(order_id, { method: 'bank', amount_paise, credit_id: id });
}

async function pay(order_id: string, row: Partial<PaymentsTable>): Promise<void> {
  const nothing = { reference: null, credit_id: null, gateway: null, admin_id: null };
  const made = { at: '2026-04-15T06:30:00.000Z', business_date: '2026-04-15', by_name: 'Pema' };
  const id = shop.platform.newId();
  const rest = { kind: 'payment', method: 'upi', amount_paise: 8000 } as const;
  await db()
    .insertInto('payments')
    .values({
      ...nothing,
      ...made,
      ...rest,
      reason: null,
      corrects: null,
      lines: null,
      id,
      order_id,
      ...row,
    })
    .execute();
}

/** Takes the first order's total in cash, and signs the day. The sums hold then. */
async function closeDay(): Promise<void> {
  const cash = { method: 'cash', amount: 80, received: 0 };
  await shop.asAdmin('POST', `/api/orders/${orderId}/payments`, cash);
  const path = '/api/admin/reports/days/2026-04-15';
  const { seen } = await shop.asAdmin('GET', path);
  const countId = await countDrawer(shop, '2026-04-15', 80);
  const closing = { seen, countId, explanation: '', early: 'Sold out' };
  await shop.asAdmin('POST', `${path}/closing`, closing);
  expect(await troubles()).toEqual([]);
}

/** Sets the stock as the inventory page does. */
async function count(product: Product, currentStock: number): Promise<void> {
  const records = await shop.asAdmin('GET', '/api/inventory');
  const record = records.find(({ productId }: { productId: string }) => productId === product.id);
  await shop.asAdmin('PUT', `/api/inventory/${record.id}`, { ...record, currentStock });
}

describe('the sums', () => {
  test('hold after orders, a cancellation, a reported payment, bills and counted stock', async () => {
    await count(tea, 7);
    const { body } = await sendOrder(shop, orderFor(tea, 3, { guest: guestOf(4) }));
    const headers = { 'order-access-token': body.accessToken };
    const claimed = await shop.request('POST', `/api/orders/${body.id}/payment-claim`, { headers });
    expect([claimed.status, await shop.stockOf(tea.id)]).toEqual([200, 4]);
    expect(await troubles()).toEqual([]);
  });

  test('leave out the stock of a product that was not counted for a while', async () => {
    await count(tea, UNCOUNTED_STOCK);
    await placed(shop, orderFor(tea, 3, { guest: guestOf(4) }));
    await count(tea, 5);
    expect(await troubles()).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>, string]>([
    [
      'a stock that nobody changed',
      () => sql`update inventory set current_stock = current_stock + 1`.execute(db()),
      'Products whose stock differs from its changes: Tea.',
    ],
    [
      'a payment without its entry in the history',
      () => sql`update orders set payment_status = 'paid' where id = ${orderId}`.execute(db()),
      'Orders that differ from their history: ',
    ],
    [
      'a bill that is gone',
      () => sql`delete from bills where number = 1`.execute(db()),
      'Financial years with a gap in the numbers of bills: 2026-27.',
    ],
    [
      'a bill that differs from its order',
      () => sql`update bill_taxes set amount_paise = 1 where order_id = ${orderId}`.execute(db()),
      'Orders that differ from their bills: ',
    ],
    [
      'a refund of a billed order without its credit note',
      async () => {
        await pay(orderId, {});
        await pay(orderId, { kind: 'refund', amount_paise: -100 });
      },
      'Orders whose credit notes differ from their refunds: ',
    ],
    [
      'a missing number of a credit note',
      async () => {
        await shop.setStatus(orderId, 'cancelled');
        await db().updateTable('credit_notes').set({ number: 2 }).execute();
      },
      'Financial years with a gap in the numbers of credit notes: 2026-27.',
    ],
    [
      'a credit that pays two orders and has the money for one',
      async () => {
        await creditOf(8000, [orderId, 'GONE']);
      },
      'Days with a bank credit that pays more than its amount: 2026-04-15.',
    ],
    [
      'an order that is paid but pending',
      () => pay(orderId, {}),
      'Orders whose payments differ from their payment status: ',
    ],
    [
      'a refund of what was never paid',
      () => pay(orderId, { kind: 'refund', amount_paise: -100 }),
      'Orders with more refunded than paid: ',
    ],
    [
      'a payment that was altered after its day was closed',
      async () => {
        await closeDay();
        await sql`update payments set method = 'card' where method = 'cash'`.execute(db());
      },
      'Days whose signed sheet differs from its payments: 2026-04-15.',
    ],
    [
      'a payment that is gone since its day was closed',
      async () => {
        await closeDay();
        await sql`delete from payments where method = 'cash'`.execute(db());
      },
      'Days whose signed sheet differs from its payments: 2026-04-15.',
    ],
    [
      'a signed sheet that was altered',
      async () => {
        await closeDay();
        await sql`update closed_days set sheet = replace(sheet, '80', '70')`.execute(db());
      },
      'Days whose signed sheet differs from its payments: 2026-04-15.',
    ],
    [
      'a payment through a gateway that made no page',
      () => pay(orderId, { method: 'gateway' }),
      'Orders whose payments differ from those of the gateway: ',
    ],
  ])('name %s', async (_, change, sentence) => {
    await change();
    expect((await troubles()).join(' ')).toContain(sentence);
  });
});

describe('the nightly proof', () => {
  const HOOK = 'https://owner.example/hook';
  /** A server that looks whether the proof is due. @returns how often the sums were recomputed. */
  const runs = async () => {
    let count = 0;
    const proveApart = async () => {
      count += 1;
      return wrongSums(await proveSums(db()));
    };
    const { publicUrl } = shop.shop.env;
    await proveNightly({ ...shop.platform, db: db(), publicUrl, proveSums: proveApart });
    return count;
  };
  const shown = async () => (await shop.asAdmin('GET', '/api/admin/dashboard/stats')).proof;
  const messages = () => db().selectFrom('owner_messages').select('message').execute();

  test('runs once a day, from half past three on, and is on the dashboard', async () => {
    shop.platform.setClock('2026-04-15T21:59:00.000Z');
    expect([await runs(), await shown()]).toEqual([0, null]);
    shop.platform.setClock('2026-04-15T22:00:00.000Z');
    expect([await runs(), await runs()]).toEqual([1, 0]);
    expect(await shown()).toEqual({ provedAt: '2026-04-15T22:00:00.000Z', troubles: [] });
    // The shop was off for a day and a morning.
    shop.platform.setClock('2026-04-17T05:00:00.000Z');
    expect([await runs(), await runs()]).toEqual([1, 0]);
    expect(await messages()).toEqual([]);
  });

  test('tells the owner once of what does not add up', async () => {
    const settings = await shop.asAdmin('GET', '/api/admin/kitchen/settings');
    await shop.asAdmin('PUT', '/api/admin/kitchen/settings', { ...settings, webhookUrl: HOOK });
    await sql`update orders set total_paise = total_paise + 100 where id = ${orderId}`.execute(
      db(),
    );
    shop.platform.setClock('2026-04-15T22:00:00.000Z');
    expect([await runs(), await runs()]).toEqual([1, 0]);
    expect((await shown()).troubles).toContainEqual({ sum: 'orders-total', found: [orderId] });
    expect((await messages()).map(({ message }) => JSON.parse(message))).toEqual([
      expect.objectContaining({ type: 'sums-wrong', url: 'http://localhost:3000/admin' }),
    ]);
  });
});

test('an order that is made although its stations are done is found, and one at the counter is not', async () => {
  const done_at = '2026-04-15T06:30:00.000Z';
  const told = `Orders that differ from the parts of their stations: ${orderId}.`;
  const lines = db().updateTable('order_items').where('order_id', '=', orderId);
  await lines.set({ station: 1, done_at }).execute();
  expect(await troubles()).toEqual([told]);
  await shop.setStatus(orderId, 'on-the-way');
  expect(await troubles()).toEqual([]);
  await lines.set({ done_at: null }).execute();
  expect(await troubles()).toEqual([told]);
});
