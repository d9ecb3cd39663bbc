import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { ReportDay } from '../../../shared/contract/money/day-sheets';
import { countDrawer } from '../../../tests/support/money/count-drawer';
import { guestOf, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { inTransaction } from '../../platform/db/transaction';
import { LIMIT_RULES } from '../../platform/limits/limit-rules';
import { appendToLedger, openLedger } from '../payments/ledger';

const DAY = '2026-04-15';

const shop = await forEachTest(openTestShop());

describe('closing a day', () => {
  let tea: Product;
  beforeEach(async () => {
    await shop.changeSettings({ openingMode: 'open', cancelUnpaidAfterMinutes: null });
    tea = await shop.addProduct({ price: 40.25, stockCount: 100 });
  });

  const read = (date = DAY): Promise<ReportDay> =>
    shop.asAdmin('GET', `/api/admin/reports/days/${date}`);
  const close = async (
    { counted, ...entered }: { seen: string; counted?: number; countId?: string } & object,
    date = DAY,
    role: 'admin' | 'manager' = 'admin',
  ) => {
    const { token } = await shop.signInAdmin(role);
    const countId = counted === undefined ? null : await countDrawer(shop, date, counted);
    const body = { countId, explanation: '', early: 'Sold out', ...entered };
    return shop.request('POST', `/api/admin/reports/days/${date}/closing`, { token, body });
  };
  let guests = 0;
  const order = async (quantity = 1) => {
    guests += 1;
    return (await placed(shop, orderFor(tea, quantity, { guest: guestOf(guests) }))).id;
  };
  const set = (id: string, change: { status: string } | { paymentStatus: string }) =>
    shop.asAdmin(
      'PUT',
      `/api/orders/${id}/${'status' in change ? 'status' : 'payment-status'}`,
      change,
    );
  const pay = async (orderId: string, method: 'cash' | 'card', amount: number) => {
    const { newId, clock } = shop.platform;
    const actor = { adminId: null, name: 'Pema', now: clock(), newId };
    const { db } = shop.shop.database;
    const kind = amount > 0 ? 'payment' : 'refund';
    await inTransaction(db, async (tx) => {
      const ledger = await openLedger(tx, orderId, actor);
      await appendToLedger(tx, ledger, { append: [{ kind, method, amount }] });
    });
  };

  it('shows what came in, and what is open', async () => {
    const [paid, , cancelled, claimed] = [
      await order(2),
      await order(),
      await order(),
      await order(),
    ];
    await set(paid, { paymentStatus: 'paid' });
    await set(cancelled, { paymentStatus: 'paid' });
    await set(cancelled, { status: 'cancelled' });
    await shop.shop.database.db
      .insertInto('order_history')
      .values({
        order_id: claimed,
        sequence: 9,
        kind: 'payment',
        value: 'claimed',
        admin_id: null,
        by_name: null,
        at: shop.platform.clock().toISOString(),
        staff_only: 0,
      })
      .execute();
    await pay(paid, 'cash', 10_000);
    await pay(paid, 'cash', -2550);
    const { sheet, closing, later } = await read();
    expect([closing, later]).toEqual([null, []]);
    const others = { float: 0, paidIn: 0, paidOut: 0, riders: 0 };
    const cashSums = { taken: 100, refunded: 25.5, ...others };
    expect(sheet).toEqual({
      money: {
        taken: 220.75,
        refunded: 25.5,
        left: 195.25,
        methods: [
          { method: 'upi', taken: 120.75, refunded: 0, left: 120.75 },
          { method: 'cash', taken: 100, refunded: 25.5, left: 74.5 },
        ],
      },
      cash: 74.5,
      drawer: {
        float: 0,
        paidIn: 0,
        paidOut: 0,
        tips: 0,
        riders: 0,
        expected: 74.5,
        entries: [],
        people: [{ by: 'Pema', ...cashSums }],
        devices: [{ device: null, ...cashSums }],
      },
      tips: { entries: 0, methods: [] },
      unmatched: 120.75,
      paid: { orders: 1, total: 80.5 },
      unpaid: { orders: 2, total: 80.5 },
      withRiders: { orders: 0, total: 0 },
      cancelled: { orders: 1, total: 40.25 },
      toRefund: { orders: 1, total: 40.25 },
      claims: 1,
    });
  });

  it('stores the sheet with the name of its person, once, and never alters it', async () => {
    await pay(await order(), 'cash', 4025);
    const { seen, sheet } = await read();
    const countId = await countDrawer(shop, DAY, 30);
    const entered = { seen, countId, explanation: 'Gave wrong change' };
    await shop.signInAdmin('manager');
    const [first, second] = await Promise.all([
      close(entered, DAY, 'manager'),
      close(entered, DAY, 'manager'),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const signed = await read();
    expect(signed.closing).toEqual({
      at: shop.platform.clock().toISOString(),
      by: 'manager',
      sheet,
      countedCash: 30,
      difference: -10.25,
      explanation: 'Gave wrong change',
    });
    await pay(await order(), 'cash', 4025);
    expect((await close({ ...entered, seen: (await read()).seen })).body.code).toBe('conflict');
    expect((await read()).closing).toEqual(signed.closing);
  });

  it('lists the payments and refunds since, also those of the day’s orders on other days', async () => {
    const id = await order();
    await pay(id, 'cash', 4025);
    await close({ seen: (await read()).seen, counted: 40 });
    await pay(id, 'card', 1000);
    shop.platform.setClock('2026-04-17T06:00:00.000Z');
    await pay(id, 'cash', -2000);
    const other = await order();
    await pay(other, 'cash', 4025);
    const { later, sheet } = await read();
    expect(later).toMatchObject([
      { orderId: id, kind: 'payment', method: 'card', amount: 10, day: DAY, by: 'Pema' },
      { orderId: id, kind: 'refund', amount: -20, day: '2026-04-17', orderDay: DAY },
    ]);
    expect(sheet.cash).toBe(40.25);
  });

  it('refuses a sheet that has changed, a day to come, and a difference without a reason', async () => {
    const { seen } = await read();
    await pay(await order(), 'cash', 4025);
    const countId = await countDrawer(shop, DAY, 39);
    const before = await shop.everything();
    expect((await close({ seen, countId })).body.code).toBe('conflict');
    const { seen: now } = await read();
    const refused = await close({ seen: now, countId });
    expect([refused.status, refused.body.data.issues]).toEqual([
      400,
      [{ path: 'explanation', message: 'Please say why the cash differs' }],
    ]);
    const { seen: tomorrow } = await read('2026-04-16');
    expect((await close({ seen: tomorrow }, '2026-04-16')).status).toBe(400);
    expect(await shop.everything()).toBe(before);
  });

  it('is refused to someone who reads sheets without end', async () => {
    const { token } = await shop.signInAdmin('manager');
    const ask = () => shop.request('GET', '/api/admin/reports/months/2026-04', { token });
    const { points } = LIMIT_RULES.daySheets;
    expect((await ask()).status).toBe(200);
    await Promise.all(Array.from({ length: points }, ask));
    expect((await ask()).status).toBe(429);
    expect((await close({ seen: (await read()).seen }, DAY, 'manager')).status).toBe(429);
    expect((await read()).closing).toBeNull();
  });

  it('is asked for on the dashboard, once days are closed and yesterday had orders', async () => {
    const dayToClose = async () =>
      (await shop.asAdmin('GET', '/api/admin/dashboard/today')).dayToClose;
    await order();
    shop.platform.setClock('2026-04-16T06:00:00.000Z');
    expect(await dayToClose()).toBeNull();
    await close({ seen: (await read('2026-04-14')).seen }, '2026-04-14');
    expect(await dayToClose()).toBe(DAY);
    const { days, openDays } = await shop.asAdmin('GET', '/api/admin/reports/months/2026-04');
    expect([days.length, openDays, days[13].closed.by, days[14].closed]).toEqual([
      16,
      1,
      expect.any(String),
      null,
    ]);
    await close({ seen: (await read()).seen });
    expect(await dayToClose()).toBeNull();
  });
});
