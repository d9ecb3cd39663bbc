import { describe, expect, it } from 'vitest';
import { DELIVERY, openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { GUEST, orderOf, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { cancelUnpaidOrders } from '../../orders/change/cancel-unpaid';

const cafe = await forEachTest(openKitchenShop());

describe('the kitchen board', () => {
  it('shows open orders in the order they are due, with what to make', async () => {
    const sweet = await cafe.shop.addProduct({
      name: 'Sweet waffle',
      diet: 'non-veg',
      customizationOptions: {
        top: { label: 'Topping', options: [{ value: 'n', label: 'Nutella', priceModifier: 5 }] },
      },
    });
    const first = await placed(
      cafe.shop,
      orderOf([], {
        guest: GUEST,
        ...DELIVERY,
        specialInstructions: 'Nut allergy!',
        items: [
          { productId: sweet.id, quantity: 1, customizations: [{ section: 'top', value: 'n' }] },
          { productId: cafe.waffle.id, quantity: 3 },
        ],
      }),
    );
    cafe.shop.platform.passSeconds(90);
    const second = await cafe.order();
    const { tickets, moreTickets, cancelled, refundsDue, now, ...settings } = await cafe.board();
    expect({ moreTickets, cancelled, refundsDue, ...settings }).toEqual({
      moreTickets: 0,
      cancelled: [],
      refundsDue: 0,
      later: { orders: 0, nextStartsAt: null, toCheck: 0 },
      hurryMinutes: 5,
      startsWhenPaid: false,
      stations: [],
    });
    expect(now).toBe('2026-04-15T06:31:30.000Z');
    expect(tickets.map(({ id, number }) => [id, number])).toEqual([
      [first.id, 1],
      [second.id, 2],
    ]);
    expect(tickets[0]).toEqual({
      id: first.id,
      number: 1,
      version: 1,
      status: 'placed',
      stage: 'new',
      paymentStatus: 'pending',
      isPaymentClaimed: false,
      deliveryMethod: 'delivery',
      customerName: 'Pema',
      isCustomerDeleted: false,
      channel: 'online',
      isForHere: false,
      customerPhone: '+919800000001',
      instructions: 'Nut allergy!',
      totalAmount: first.totalAmount,
      owedAmount: first.totalAmount,
      heldUntil: null,
      lines: [
        {
          line: 1,
          productId: sweet.id,
          categoryId: sweet.categoryId,
          name: 'Sweet waffle',
          quantity: 1,
          diet: 'non-veg',
          isDone: false,
          options: [{ section: 'Topping', label: 'Nutella' }],
        },
        {
          line: 2,
          productId: cafe.waffle.id,
          categoryId: cafe.waffle.categoryId,
          name: 'Waffle',
          quantity: 3,
          diet: 'veg',
          isDone: false,
          options: [],
        },
      ],
      placedAt: '2026-04-15T06:30:00.000Z',
      slotAt: null,
      startsAt: null,
      acceptedAt: null,
      readyAt: null,
      undoUntil: null,
      cancelReason: null,
      cancelNote: null,
      promisedUntil: first.promisedUntil,
      // Promised for 07:00, with eight minutes of the way.
      dueAt: '2026-04-15T06:57:00.000Z',
      changedAt: '2026-04-15T06:30:00.000Z',
    });
  });

  it('names the area of a delivery, and says that there is a photograph of the door', async () => {
    const corners: [number, number][] = [
      [27.3, 88.36],
      [27.32, 88.36],
      [27.32, 88.38],
      [27.3, 88.38],
    ];
    const upper = { id: 'upper', name: 'Upper Bazaar', corners, deliveryFee: 30 };
    const area = { ...upper, minOrderAmount: 0, extraMinutes: 0 };
    await cafe.shop.changeSettings({ deliveryAreas: [area] });
    const pickup = await cafe.order();
    const { id } = await cafe.order(DELIVERY);
    const { tickets } = await cafe.board();
    expect(tickets.map((ticket) => [ticket.id, ticket.area, ticket.hasDoorPhoto])).toEqual([
      [pickup.id, undefined, undefined],
      [id, 'Upper Bazaar', undefined],
    ]);
    const bytes = new Uint8Array([1]);
    const photo = { order_id: id, bytes, uploaded_at: '2026-04-15T06:31:00.000Z' };
    await cafe.shop.shop.database.db.insertInto('door_photos').values(photo).execute();
    expect((await cafe.board()).tickets[1]).toMatchObject({ id, hasDoorPhoto: true });
  });

  it('says what was cancelled elsewhere, until someone has seen it', async () => {
    await cafe.shop.changeSettings({ cancelUnpaidAfterMinutes: 5 });
    const lapsed = await cafe.order();
    const byStaff = await cafe.order();
    cafe.shop.platform.passSeconds(300);
    const accepted = await cafe.order();
    await cancelUnpaidOrders({ ...cafe.shop.platform, db: cafe.shop.shop.database.db });
    expect((await cafe.stored(lapsed.id)).cancelReason).toBe('unpaid');
    await cafe.shop.setStatus(byStaff.id, 'placed');
    await cafe.act('move', accepted, 1);
    for (const { id } of [byStaff, accepted]) {
      const path = `/api/orders/${id}/status`;
      await cafe.shop.asAdmin('PUT', path, { status: 'cancelled', reason: 'customer-asked' });
      cafe.shop.platform.passSeconds(1);
    }
    const strip = async () => (await cafe.board()).cancelled.map(({ id }) => id);
    expect(await strip()).toEqual([accepted.id, byStaff.id]);
    expect((await cafe.board()).cancelled[0]).toMatchObject({
      stage: null,
      cancelReason: 'customer-asked',
    });
    expect((await cafe.send('seen', accepted, {})).body).toEqual({ seen: true });
    expect((await cafe.send('seen', accepted, {})).body).toEqual({ seen: true });
    expect(await strip()).toEqual([byStaff.id]);
    cafe.shop.platform.passSeconds(2 * 3600);
    expect(await strip()).toEqual([]);
    const open = await cafe.order();
    expect((await cafe.send('seen', open, {})).body.code).toBe('not_found');
    for (const status of ['delivered', 'cancelled']) {
      const reason = status === 'cancelled' ? 'customer-asked' : undefined;
      await cafe.shop.asAdmin('PUT', `/api/orders/${open.id}/status`, { status, reason });
    }
    expect(await strip()).toEqual([]);
  });

  it('shows the newest orders of each status to a cafe that has hundreds of forgotten ones', async () => {
    const { db } = cafe.shop.shop.database;
    const { id } = await cafe.order();
    const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new Error(`No order ${id}`);
    const forgotten = (['placed', 'preparing', 'on-the-way'] as const).flatMap((status) =>
      Array.from({ length: 110 }, (_, each) => ({
        ...row,
        id: `${status}-${1000 + each}`,
        status,
        client_key: null,
        created_at: new Date(Date.parse(row.created_at) + each * 1000).toISOString(),
      })),
    );
    await db.insertInto('orders').values(forgotten).execute();
    cafe.shop.platform.passSeconds(3600);
    const fresh = await cafe.order();
    const shown = async (status: string) =>
      (await cafe.board()).tickets
        .filter((ticket) => ticket.status === status)
        .map((each) => each.id);
    const newest = (status: string, count: number) =>
      forgotten
        .filter((each) => each.status === status)
        .map((each) => each.id)
        .slice(-count);
    // The forgotten ones have no network any more, so together they are one of two.
    expect(await shown('placed')).toEqual([id, ...newest('placed', 98), fresh.id]);
    expect(await shown('preparing')).toEqual(newest('preparing', 100));
    expect(await shown('on-the-way')).toEqual(newest('on-the-way', 50));
    await cafe.act('move', fresh, 1);
    expect(await shown('preparing')).toEqual([...newest('preparing', 99), fresh.id]);
  });

  it('counts the refunds to do, and open orders that are not on it', async () => {
    const paid = await cafe.order();
    await cafe.shop.setPayment(paid.id, 'paid');
    await cafe.send('cancel', paid, { version: 1, reason: 'too-busy' });
    expect((await cafe.board()).refundsDue).toBe(1);
    const path = `/api/orders/${paid.id}/payment-status`;
    await cafe.shop.asAdmin('PUT', path, { paymentStatus: 'refunded' });
    await cafe.order();
    cafe.shop.platform.passSeconds(48 * 3600);
    expect(await cafe.board()).toMatchObject({ refundsDue: 0, tickets: [], moreTickets: 1 });
  });

  it('counts the numbers from 1 each business day', async () => {
    expect((await cafe.order()).counterNumber).toBe(1);
    const many = await Promise.all([cafe.order(), cafe.order(), cafe.order(), cafe.order()]);
    expect(many.map(({ counterNumber }) => counterNumber).sort()).toEqual([2, 3, 4, 5]);
    cafe.shop.platform.passSeconds(24 * 3600);
    // Two of yesterday's are still on the board.
    const { db } = cafe.shop.shop.database;
    const stillOpen = [1, 2, 4];
    await db
      .updateTable('orders')
      .set({ status: 'delivered' })
      .where('counter_number', 'not in', stillOpen)
      .execute();
    const next = [await cafe.order(), await cafe.order(), await cafe.order()];
    expect(next.map(({ counterNumber }) => counterNumber)).toEqual([3, 5, 6]);
  });

  it.each([
    [[{ opens: '18:00', closes: '02:00' }]],
    [
      [
        { opens: '00:00', closes: '02:00' },
        { opens: '18:00', closes: '24:00' },
      ],
    ],
  ])('counts the numbers of an evening on after midnight: %j', async (evening) => {
    const { shop } = cafe;
    const weeklyHours = Array(7).fill(evening);
    await shop.changeSettings({ openingMode: 'hours', weeklyHours });
    const numbers: number[] = [];
    for (const time of ['2026-04-15T23:57', '2026-04-16T00:01', '2026-04-16T18:00']) {
      shop.platform.setClock(`${time}:00+05:30`);
      for (const _ of [1, 2]) {
        const order = await cafe.order();
        numbers.push(order.counterNumber);
        await shop.setStatus(order.id, 'delivered');
      }
    }
    expect(numbers).toEqual([1, 2, 3, 4, 1, 2]);
  });
});
