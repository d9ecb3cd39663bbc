import { beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { laterOrdersOf, today, tomorrow } from '../../../tests/support/orders/later-orders';
import { orderFor, sendOrder } from '../../../tests/support/orders/test-orders';
import { unpaidOrdersOf } from '../../../tests/support/orders/unpaid-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop, type SignedIn } from '../../../tests/support/platform/test-shop';

const CUSTOMERS = 40;
const FAR = { street: 'Far away', skipLocationVerification: true };

const shop = await forEachTest(openTestShop({ TRUST_PROXY: '1' }));
const { send, place, setKitchen } = laterOrdersOf(shop);
const customers: SignedIn[] = [];
for (let each = 0; each < CUSTOMERS; each += 1) {
  customers.push(await shop.signInCustomer(`+9198765432${String(each).padStart(2, '0')}`));
}
let waffle: Product;
beforeEach(async () => {
  await setKitchen({ laterOrders: true });
  waffle = await shop.addProduct({ prepMinutes: 8, stockCount: 1000 });
});

const readSlots = () => shop.succeed('GET', '/api/slots');
const readSettings = () => shop.succeed('GET', '/api/settings');
const refusal = async (...order: Parameters<typeof send>) => {
  const { status, body } = await send(...order);
  return [status, body.code, body.data];
};
const cancel = (id: string) => shop.setStatus(id, 'cancelled');

describe('orders for later', () => {
  test('are off until the owner switches them on', async () => {
    await setKitchen({ laterOrders: false });
    expect((await readSlots()).slots).toEqual([]);
    expect(await readSettings()).toMatchObject({ takesLaterOrders: false, laterFrom: null });
    const nothing = { slotAt: today('13:15'), isFull: false, nearest: [] };
    expect(await refusal(waffle, today('13:15'))).toEqual([409, 'slot_unavailable', nothing]);
    const gone = { ...waffle, id: 'gone' };
    expect(await refusal(gone, today('13:15'))).toEqual([409, 'slot_unavailable', nothing]);
    shop.platform.setClock(today('08:00'));
    const closing = { why: 'closed', back: { at: today('10:00'), day: 'today' }, holiday: null };
    expect(await readSettings()).toMatchObject({ closing, laterFrom: null });
    expect(await refusal(waffle, today('13:15'))).toEqual([409, 'store_closed', closing]);
  });

  test('are promised their quarter of an hour, which everyone who sees the order reads', async () => {
    const order = await place(waffle, '2026-04-15T07:45:00Z');
    const promised = {
      slotAt: today('13:15'),
      promisedFrom: today('13:15'),
      promisedUntil: today('13:30'),
    };
    expect(order).toMatchObject(promised);
    expect(await shop.asAdmin('GET', `/api/orders/admin/${order.id}`)).toMatchObject(promised);
    expect(await place(waffle)).toMatchObject({ slotAt: null });
  });

  test('show the room that is left to everyone', async () => {
    const before = await readSlots();
    expect(before.slotSeconds).toBe(1800);
    expect(before.slots[0]).toEqual({
      startsAt: today('12:15'),
      opensAt: today('10:00'),
      freeOrders: 3,
      freeSeconds: 1800,
    });
    await place(waffle, today('13:15'));
    shop.platform.passSeconds(60);
    const { slots } = await readSlots();
    expect(slots.find(({ freeOrders }: { freeOrders: number }) => freeOrders < 3)).toEqual({
      startsAt: today('13:15'),
      opensAt: today('10:00'),
      freeOrders: 2,
      freeSeconds: 1320,
    });
  });

  test('of tomorrow have a number of tomorrow at the counter, without those of open orders', async () => {
    const done = await place(waffle);
    await place(waffle);
    await shop.setStatus(done.id, 'delivered');
    const later = [await place(waffle, tomorrow('11:00')), await place(waffle, tomorrow('11:15'))];
    expect(later.map(({ counterNumber }) => counterNumber)).toEqual([1, 3]);
    expect((await place(waffle, today('13:15'))).counterNumber).toBe(4);
  });

  test('are placed once for each key, although the slot has passed since', async () => {
    const [customer] = customers;
    if (!customer) throw new Error('No customer');
    const body = orderFor(waffle, 1, { slotAt: today('12:30') });
    const first = await sendOrder(shop, body, { customer, key: 'later' });
    shop.platform.setClock(today('12:31'));
    const again = await sendOrder(shop, body, { customer, key: 'later' });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body.id).toBe(first.body.id);
  });
});

describe('a slot', () => {
  test('of 3 takes exactly 3 of 40 customers', async () => {
    // They come from networks of their own and share no stock with most others: the slot alone counts.
    const dishes = await Promise.all(
      Array.from({ length: 8 }, () => shop.addProduct({ prepMinutes: 1, stockCount: 10 })),
    );
    const answers = await Promise.all(
      customers.map((customer, index) => {
        const body = orderFor(dishes[index % 8] ?? waffle, 1, { slotAt: today('13:15') });
        return sendOrder(shop, body, { customer, from: `10.${index}.0.1` });
      }),
    );
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(CUSTOMERS - 3);
    for (const { body } of refused) {
      expect(body).toMatchObject({ code: 'slot_unavailable', data: { isFull: true } });
      expect(body.data.nearest).toEqual([today('12:45'), today('13:00'), today('13:30')]);
    }
    expect((await shop.asAdmin('GET', '/api/orders')).total).toBe(3);
    const left = await Promise.all(dishes.map(({ id }) => shop.stockOf(id)));
    expect(left.reduce((sum, stock) => sum + stock, 0)).toBe(8 * 10 - 3);
  });

  test('takes no more work than the owner allows, but one large order of its own', async () => {
    await setKitchen({ workMinutesPerSlot: 20 });
    await place(waffle, today('13:15'));
    await place(waffle, today('13:15'));
    const full = { slotAt: today('13:15'), isFull: true };
    expect((await refusal(waffle, today('13:15')))[2]).toMatchObject(full);
    const items = [{ productId: waffle.id, quantity: 10 }];
    expect((await refusal(waffle, today('13:30'), { items }))[0]).toBe(201);
    expect((await refusal(waffle, today('13:30')))[2]).toMatchObject({ isFull: true });
    expect((await refusal(waffle, today('13:15'), { items }))[2]).toMatchObject(full);
  });

  test('gets its room back from an order that is cancelled or lapses', async () => {
    await shop.changeSettings({ cancelUnpaidAfterMinutes: 15 });
    await setKitchen({ ordersPerSlot: 2 });
    const first = await place(waffle, today('13:15'));
    await place(waffle, today('13:15'));
    expect((await refusal(waffle, today('13:15')))[0]).toBe(409);
    await cancel(first.id);
    await place(waffle, today('13:15'));
    expect((await refusal(waffle, today('13:15')))[0]).toBe(409);
    const { passWatched, cancelUnpaid } = unpaidOrdersOf(shop);
    await passWatched(16);
    expect(await cancelUnpaid()).toBe(2);
    await place(waffle, today('13:15'));
    await place(waffle, today('13:15'));
  });

  test('that the kitchen cannot reach is refused with the next ones', async () => {
    const gone = { isFull: false, nearest: [today('12:15'), today('12:30'), today('12:45')] };
    expect((await refusal(waffle, today('12:00')))[2]).toMatchObject(gone);
    expect((await refusal(waffle, today('12:20')))[2]).toMatchObject(gone);
    const delivery = { deliveryMethod: 'delivery', deliveryAddress: FAR };
    const later = [today('12:30'), today('12:45'), today('13:00')];
    expect((await refusal(waffle, today('12:15'), delivery))[2].nearest).toEqual(later);
    expect((await refusal(waffle, today('19:30')))[2].isFull).toBe(false);
    expect((await refusal(waffle, tomorrow('09:45')))[0]).toBe(409);
    expect((await refusal(waffle, '2026-04-17T07:00:00Z'))[0]).toBe(409);
    const slow = await shop.addProduct({ prepMinutes: 40 });
    expect((await refusal(slow, today('12:30')))[2].nearest[0]).toBe(today('13:15'));
  });
});

describe('while the shop is closed', () => {
  test('one can order for the opening, and not for now', async () => {
    shop.platform.setClock(today('08:00'));
    expect(await readSettings()).toMatchObject({
      isStoreOpen: false,
      takesLaterOrders: true,
      laterFrom: { at: today('10:15'), day: 'today' },
    });
    expect((await refusal(waffle))[1]).toBe('store_closed');
    expect(await place(waffle, today('10:15'))).toMatchObject({ promisedUntil: today('10:30') });
  });

  test('one can order for tomorrow, unless it is a holiday', async () => {
    shop.platform.setClock(today('21:00'));
    const laterFrom = { at: tomorrow('10:15'), day: 'tomorrow' };
    expect(await readSettings()).toMatchObject({ takesLaterOrders: true, laterFrom });
    await place(waffle, tomorrow('10:15'));
    await shop.changeSettings({ holidays: [{ date: '2026-04-16', name: 'Losar', hours: [] }] });
    expect(await readSettings()).toMatchObject({ takesLaterOrders: false, laterFrom: null });
    expect((await refusal(waffle, tomorrow('10:15')))[1]).toBe('store_closed');
  });

  test.each([{ to: 'closed' }, { to: 'paused', for: 30 }])(
    'by staff, with %j, nothing can be ordered',
    async (change) => {
      await shop.asAdmin('PUT', '/api/settings/state', change);
      expect((await readSlots()).slots).toEqual([]);
      expect(await readSettings()).toMatchObject({ takesLaterOrders: false, laterFrom: null });
      expect((await refusal(waffle, today('18:00')))[1]).toBe('store_closed');
    },
  );
});
