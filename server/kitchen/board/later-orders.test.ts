import { beforeEach, describe, expect, test } from 'vitest';
import type { Board, Ticket } from '../../../shared/contract/kitchen/kitchen-contract';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { laterOrdersOf, today, tomorrow } from '../../../tests/support/orders/later-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop, type SignedIn } from '../../../tests/support/platform/test-shop';
import { listOrderEvents } from '../../orders/follow/order-events';

const NEAR = { street: 'Main Bazaar', latitude: 27.31, longitude: 88.37 };

const shop = await forEachTest(openTestShop({ TRUST_PROXY: '1' }));
const { place, send, setKitchen, startDue } = laterOrdersOf(shop);
let cook: SignedIn;
let waffle: Product;
beforeEach(async () => {
  cook = await shop.signInAdmin('staff');
  await shop.changeSettings({ cancelUnpaidAfterMinutes: null });
  await setKitchen({ laterOrders: true });
  waffle = await shop.addProduct({ prepMinutes: 8, stockCount: 1000 });
});

const asCook = (method: string, path: string, body?: object) =>
  shop.succeed(method, path, { token: cook.token, body });
const board = (): Promise<Board> => asCook('GET', '/api/admin/kitchen');
const listLater = (): Promise<Ticket[]> => asCook('GET', '/api/admin/kitchen/later');
const move = (id: string, version: number, what = 'move'): Promise<Ticket> =>
  asCook('POST', `/api/admin/kitchen/orders/${id}/${what}`, { version });
const onBoard = async () => (await board()).tickets.map(({ id }) => id);
const ringing = async () =>
  (await asCook('GET', '/api/admin/newest-orders')).map(({ id }: { id: string }) => id);
const waitSeconds = async () => {
  // The public answer is a minute old at most.
  shop.platform.passSeconds(60);
  return (await shop.succeed('GET', '/api/promise')).waitSeconds;
};

describe('an order for later', () => {
  test('whose customer has reported the payment is counted on the board before it starts', async () => {
    await shop.changeSettings({ upiId: 'cafe@bank' });
    const { body } = await send(waffle, today('13:15'));
    await place(waffle, today('13:15'));
    expect((await board()).later).toMatchObject({ orders: 2, toCheck: 0 });
    await shop.succeed('POST', `/api/orders/${body.id}/payment-claim`, {
      headers: { 'Order-Access-Token': body.accessToken },
      body: { reference: '630668410001' },
    });
    expect((await board()).later).toMatchObject({ orders: 2, toCheck: 1 });
    const claimed = (await listLater()).find(({ id }: { id: string }) => id === body.id);
    expect(claimed).toMatchObject({ isPaymentClaimed: true, claimedReference: '630668410001' });
    await shop.setPayment(body.id, 'paid');
    expect((await board()).later).toMatchObject({ orders: 2, toCheck: 0 });
  });

  test('is on the board, rings and counts as work from the time when the kitchen must start', async () => {
    const { id } = await place(waffle, today('13:15'));
    const start = today('13:05');
    expect(await board()).toMatchObject({
      tickets: [],
      moreTickets: 0,
      later: { orders: 1, nextStartsAt: start },
    });
    expect(await ringing()).toEqual([]);
    expect(await waitSeconds()).toBe(0);
    expect(await listLater()).toMatchObject([
      { id, slotAt: today('13:15'), startsAt: start, dueAt: today('13:30'), stage: 'new' },
    ]);

    shop.platform.setClock(start);
    expect(await board()).toMatchObject({
      tickets: [{ id, slotAt: today('13:15'), startsAt: start, dueAt: today('13:30') }],
      later: { orders: 0, nextStartsAt: null },
    });
    expect(await ringing()).toEqual([id]);
    expect(await listLater()).toEqual([]);
    expect(await waitSeconds()).toBeGreaterThan(0);
    expect((await shop.asAdmin('GET', '/api/admin/dashboard/today')).oldestWaitingMinutes).toBe(1);
  });

  test('is listed with the next start first, a delivery’s with the rider’s way', async () => {
    const ids = [
      (await place(waffle, tomorrow('10:15'))).id,
      (await place(waffle, today('14:00'))).id,
      (
        await place(waffle, today('14:00'), {
          deliveryMethod: 'delivery',
          deliveryAddress: NEAR,
        })
      ).id,
    ];
    const later = await listLater();
    expect(later.map(({ id, startsAt }) => [id, startsAt])).toEqual([
      [ids[2], today('13:42')],
      [ids[1], today('13:50')],
      [ids[0], tomorrow('10:05')],
    ]);
    expect((await board()).later).toEqual({ orders: 3, nextStartsAt: today('13:42'), toCheck: 0 });
  });

  test('is listed after those of the same start that were placed before it', async () => {
    const ids: string[] = [];
    for (let each = 0; each < 3; each += 1) {
      shop.platform.passSeconds(1);
      ids.push((await place(waffle, today('15:00'))).id);
    }
    expect((await listLater()).map(({ id }) => id)).toEqual(ids);
  });

  test('stands before orders for now that are due after it, however long ago it was placed', async () => {
    shop.platform.setClock(today('00:05'));
    const { id } = await place(waffle, tomorrow('19:15'));
    shop.platform.setClock(tomorrow('19:06'));
    const now = await place(waffle, undefined, { items: [{ productId: waffle.id, quantity: 9 }] });
    expect(await onBoard()).toEqual([id, now.id]);
    shop.platform.setClock(new Date(Date.parse(tomorrow('19:06')) + 23 * 3_600_000).toISOString());
    expect(await onBoard()).toContain(id);
  });

  test('can be started before its time, and the tap undone', async () => {
    const { id } = await place(waffle, today('18:00'));
    const started = await move(id, 1);
    expect(started).toMatchObject({ stage: 'preparing', dueAt: today('18:15') });
    expect(await onBoard()).toEqual([id]);
    expect(await listLater()).toEqual([]);
    await move(id, 2, 'undo');
    expect(await onBoard()).toEqual([]);
    expect((await board()).later.orders).toBe(1);
  });

  test('is told to boards and printers once, and never to its customer', async () => {
    const { id } = await place(waffle, today('13:15'));
    const cancelled = await place(waffle, today('13:15'));
    const early = await place(waffle, today('13:15'));
    await shop.setStatus(cancelled.id, 'cancelled');
    await move(early.id, 1);
    const { db } = shop.shop.database;
    const last = (await listOrderEvents(db, { after: 0, limit: 100, followed: { whose: 'all' } }))
      .map((event) => event.id)
      .at(-1);
    const news = () =>
      listOrderEvents(db, { after: last ?? 0, limit: 100, followed: { whose: 'all' } });

    shop.platform.setClock(today('13:05'));
    await startDue();
    // The clock of a server that shows the board may be behind.
    expect(await news()).toEqual([]);
    shop.platform.passSeconds(1);
    await startDue();
    await startDue();
    expect(await news()).toMatchObject([{ orderId: id, kind: 'placed', isStaffOnly: true }]);
  });

  test('teaches the shop nothing of the kitchen’s times', async () => {
    const { id } = await place(waffle, today('18:00'));
    const stored = await shop.shop.database.db
      .selectFrom('orders')
      .select(['wait_seconds', 'estimated_seconds', 'work_seconds'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(stored).toEqual({ wait_seconds: null, estimated_seconds: null, work_seconds: 480 });
  });
});
