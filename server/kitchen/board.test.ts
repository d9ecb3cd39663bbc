import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../shared/contract/audit-contract';
import type { Product } from '../../shared/contract/catalog-contract';
import { type Board, KITCHEN_DEFAULTS, type Ticket } from '../../shared/contract/kitchen-contract';
import type { Order } from '../../shared/contract/order-shape';
import { GUEST, guestOf, orderFor, orderOf, placed } from '../../tests/support/test-orders';
import { openTestShop, type SignedIn, type TestShop } from '../../tests/support/test-shop';
import { cancelUnpaidOrders } from '../orders/change/cancel-unpaid';

const NEAR = { street: 'Main Bazaar', latitude: 27.31, longitude: 88.37 };

describe('the kitchen board', () => {
  let shop: TestShop;
  let cook: SignedIn;
  let waffle: Product;
  beforeAll(async () => {
    shop = await openTestShop();
    cook = await shop.signInAdmin('staff');
  });
  beforeEach(async () => {
    await shop.reset();
    waffle = await shop.addProduct({ name: 'Waffle', price: 40, stockCount: 100 });
  });
  afterAll(() => shop.close());

  const guests = { next: 0 };
  const order = (changes: Record<string, unknown> = {}): Promise<Order> => {
    guests.next += 1;
    return placed(shop, orderFor(waffle, 2, { guest: guestOf(guests.next), ...changes }));
  };
  const delivery = { deliveryMethod: 'delivery', deliveryAddress: NEAR };
  const board = (): Promise<Board> =>
    shop.succeed('GET', '/api/admin/kitchen', { token: cook.token });
  const send = (what: string, { id }: { id: string }, body: object) =>
    shop.request('POST', `/api/admin/kitchen/orders/${id}/${what}`, { token: cook.token, body });
  const act = async (what: string, { id }: { id: string }, version: number): Promise<Ticket> => {
    const { status, body } = await send(what, { id }, { version });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  };
  const stored = (id: string) => shop.asAdmin('GET', `/api/orders/admin/${id}`);
  const audited = async ({ id }: { id: string }): Promise<AuditEntry[]> =>
    (await shop.asAdmin('GET', `/api/admin/audit-log?area=orders&q=${id}`)).items;

  it('shows open orders in the order they are due, with what to make', async () => {
    const sweet = await shop.addProduct({
      name: 'Sweet waffle',
      diet: 'non-veg',
      customizationOptions: {
        top: { label: 'Topping', options: [{ value: 'n', label: 'Nutella', priceModifier: 5 }] },
      },
    });
    const first = await placed(
      shop,
      orderOf([], {
        guest: GUEST,
        ...delivery,
        specialInstructions: 'Nut allergy!',
        items: [
          { productId: sweet.id, quantity: 1, customizations: [{ section: 'top', value: 'n' }] },
          { productId: waffle.id, quantity: 3 },
        ],
      }),
    );
    shop.platform.passSeconds(90);
    const second = await order();
    const { tickets, moreTickets, cancelled, refundsDue, now, ...settings } = await board();
    expect({ moreTickets, cancelled, refundsDue, ...settings }).toEqual({
      ...{ moreTickets: 0, cancelled: [], refundsDue: 0 },
      hurryMinutes: 5,
    });
    expect(now).toBe('2026-04-15T06:31:30.000Z');
    expect(tickets.map(({ id, number }) => [id, number])).toEqual([
      [first.id, 1],
      [second.id, 2],
    ]);
    expect(tickets[0]).toEqual({
      ...{ id: first.id, number: 1, version: 1, status: 'placed', stage: 'new' },
      ...{ paymentStatus: 'pending', deliveryMethod: 'delivery', customerName: 'Pema' },
      ...{ customerPhone: '+919800000001', instructions: 'Nut allergy!' },
      lines: [
        {
          ...{ line: 1, productId: sweet.id, categoryId: sweet.categoryId, name: 'Sweet waffle' },
          ...{ quantity: 1, diet: 'non-veg', isDone: false },
          options: [{ section: 'Topping', label: 'Nutella' }],
        },
        {
          ...{ line: 2, productId: waffle.id, categoryId: waffle.categoryId, name: 'Waffle' },
          ...{ quantity: 3, diet: 'veg', isDone: false, options: [] },
        },
      ],
      placedAt: '2026-04-15T06:30:00.000Z',
      ...{ acceptedAt: null, readyAt: null, undoUntil: null, cancelReason: null },
      // Promised for 07:00, with eight minutes of the way.
      dueAt: '2026-04-15T06:52:00.000Z',
      changedAt: '2026-04-15T06:30:00.000Z',
    });
  });

  it('moves a pickup in three taps that set its status and times', async () => {
    const { id } = await order();
    shop.platform.passSeconds(60);
    const accepted = await act('move', { id }, 1);
    expect(accepted).toMatchObject({ version: 2, stage: 'preparing', status: 'preparing' });
    expect(accepted).toMatchObject({
      acceptedAt: '2026-04-15T06:31:00.000Z',
      undoUntil: '2026-04-15T06:31:05.000Z',
    });
    shop.platform.passSeconds(60);
    const ready = await act('move', { id }, 2);
    expect(ready).toMatchObject({ version: 3, stage: 'ready', status: 'on-the-way' });
    expect(ready.readyAt).toBe('2026-04-15T06:32:00.000Z');
    shop.platform.passSeconds(60);
    const gone = await act('move', { id }, 3);
    expect(gone).toMatchObject({ version: 4, stage: null, status: 'delivered' });
    expect((await board()).tickets).toEqual([]);
    expect((await stored(id)).statusUpdates).toEqual([
      { status: 'placed', timestamp: '2026-04-15T06:30:00.000Z' },
      { status: 'preparing', timestamp: '2026-04-15T06:31:00.000Z', by: 'staff' },
      { status: 'on-the-way', timestamp: '2026-04-15T06:32:00.000Z', by: 'staff' },
      { status: 'delivered', timestamp: '2026-04-15T06:33:00.000Z', by: 'staff' },
    ]);
    const { total } = await shop.asAdmin('GET', '/api/orders?status=delivered');
    expect(total).toBe(1);
    expect((await send('move', { id }, { version: 4 })).body.code).toBe('conflict');
  });

  it('keeps a delivery in preparing when it is ready at the counter, and audits that', async () => {
    const { id } = await order(delivery);
    await act('move', { id }, 1);
    shop.platform.passSeconds(60);
    const ready = await act('move', { id }, 2);
    expect(ready).toMatchObject({ stage: 'ready', status: 'preparing', version: 3 });
    expect((await act('move', { id }, 3)).stage).toBe('out');
    expect((await act('move', { id }, 4)).status).toBe('delivered');
    expect((await stored(id)).statusUpdates.map(({ status }: Order) => status)).toEqual([
      ...['placed', 'preparing', 'on-the-way', 'delivered'],
    ]);
    const entry = (await audited({ id })).find(({ to }) => to && 'readyAt' in to);
    expect(entry).toMatchObject({ by: { name: 'staff' }, from: { readyAt: null } });
    expect(entry?.to).toEqual({ readyAt: '2026-04-15T06:31:00.000Z' });
  });

  it('moves a ticket once, however often a tap is sent', async () => {
    const { id } = await order();
    const taps = await Promise.all([1, 2, 3].map(() => send('move', { id }, { version: 1 })));
    expect(taps.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const before = await shop.everything();
    expect((await send('move', { id }, { version: 1 })).body.code).toBe('conflict');
    expect(await shop.everything()).toBe(before);
    expect((await board()).tickets[0]).toMatchObject({ version: 2, stage: 'preparing' });
  });

  it('undoes the last move, whatever was paid meanwhile, but not after a change by others', async () => {
    const { id } = await order();
    await act('move', { id }, 1);
    const path = `/api/orders/${id}`;
    await shop.asAdmin('PUT', `${path}/payment-status`, { paymentStatus: 'paid' });
    shop.platform.passSeconds(5);
    const undone = await act('undo', { id }, 2);
    expect(undone).toMatchObject({ version: 3, stage: 'new', status: 'placed', acceptedAt: null });
    expect(undone).toMatchObject({ paymentStatus: 'paid', undoUntil: null });
    expect((await send('undo', { id }, { version: 3 })).body.code).toBe('conflict');
    expect((await audited({ id }))[0]).toMatchObject({
      reason: 'Undone',
      to: { status: 'placed' },
    });

    await act('move', { id }, 3);
    await shop.asAdmin('PUT', `${path}/status`, { status: 'on-the-way' });
    expect((await send('undo', { id }, { version: 4 })).body.code).toBe('conflict');
    expect((await send('undo', { id }, { version: 5 })).body.code).toBe('conflict');
    await act('move', { id }, 5);
    shop.platform.passSeconds(6);
    expect((await send('undo', { id }, { version: 6 })).body.code).toBe('conflict');
  });

  it('keeps its times right when the order page sets the status', async () => {
    const { id } = await order();
    const set = (status: string) =>
      shop.asAdmin('PUT', `/api/orders/${id}/status`, { status }) as Promise<Order>;
    shop.platform.passSeconds(60);
    const at = '2026-04-15T06:31:00.000Z';
    expect(await set('on-the-way')).toMatchObject({ acceptedAt: at, readyAt: at });
    shop.platform.passSeconds(60);
    expect(await set('delivered')).toMatchObject({ acceptedAt: at, readyAt: at });
    expect(await set('preparing')).toMatchObject({ acceptedAt: at, readyAt: null });
    expect(await set('placed')).toMatchObject({ acceptedAt: null, readyAt: null });
    expect((await board()).tickets[0]).toMatchObject({ version: 5, stage: 'new', undoUntil: null });
  });

  it('recalls one of the last orders handed over', async () => {
    const early = await order();
    for (const version of [1, 2, 3]) await act('move', early, version);
    const late = await order(delivery);
    shop.platform.passSeconds(60);
    for (const version of [1, 2, 3, 4]) await act('move', late, version);
    const recent = () =>
      shop.succeed('GET', '/api/admin/kitchen/recent', { token: cook.token }) as Promise<Ticket[]>;
    expect((await recent()).map(({ id }) => id)).toEqual([late.id, early.id]);
    expect(await act('recall', late, 5)).toMatchObject({ stage: 'ready', status: 'preparing' });
    expect(await act('recall', early, 4)).toMatchObject({ stage: 'ready', status: 'on-the-way' });
    expect(await recent()).toEqual([]);
    expect((await send('recall', early, { version: 5 })).body.code).toBe('conflict');
    // An accidental recall can be undone.
    expect(await act('undo', early, 5)).toMatchObject({ status: 'delivered' });
  });

  it('lists the newest twenty for recall, and none of the days before', async () => {
    const old = await order();
    await shop.asAdmin('PUT', `/api/orders/${old.id}/status`, { status: 'delivered' });
    shop.platform.passSeconds(49 * 3600);
    await shop.asAdmin('PUT', `/api/orders/${old.id}/payment-status`, { paymentStatus: 'paid' });
    const ids: string[] = [];
    for (let each = 0; each < 21; each += 1) {
      const { id } = await order();
      shop.platform.passSeconds(1);
      await shop.asAdmin('PUT', `/api/orders/${id}/status`, { status: 'delivered' });
      ids.unshift(id);
    }
    const recent = await shop.succeed('GET', '/api/admin/kitchen/recent', { token: cook.token });
    expect(recent.map(({ id }: Ticket) => id)).toEqual(ids.slice(0, 20));
  });

  it('ticks lines off for all tablets', async () => {
    const { id } = await order();
    const tick = (line: number | string, isDone: boolean) =>
      shop.request('PUT', `/api/admin/kitchen/orders/${id}/lines/${line}`, {
        token: cook.token,
        body: { isDone },
      });
    expect((await tick(1, true)).body.lines).toMatchObject([{ isDone: true }]);
    expect((await board()).tickets[0]).toMatchObject({ version: 1, lines: [{ isDone: true }] });
    const before = await shop.everything();
    await tick(1, true);
    expect(await shop.everything()).toBe(before);
    expect((await tick(1, false)).body.lines).toMatchObject([{ isDone: false }]);
    expect((await tick(2, true)).body.code).toBe('not_found');
    expect((await tick('x', true)).body.code).toBe('bad_input');
  });

  it('cancels with a reason that the customer reads, and restores the stock once', async () => {
    const asha = await shop.signInCustomer();
    const mine = await placed(shop, orderFor(waffle, 2), asha);
    const cancel = (body: object) => send('cancel', mine, body);
    expect((await cancel({ version: 1 })).body.code).toBe('bad_input');
    expect((await cancel({ version: 1, reason: 'other', note: ' ' })).body.code).toBe('bad_input');
    const [once, again] = await Promise.all([
      cancel({ version: 1, reason: 'out-of-items', note: 'No more lemons.' }),
      cancel({ version: 1, reason: 'out-of-items', note: 'No more lemons.' }),
    ]);
    expect([once.status, again.status].sort()).toEqual([200, 409]);
    expect(await shop.stockOf(waffle.id)).toBe(100);
    const told = await shop.succeed('GET', `/api/orders/${mine.id}`, { token: asha.token });
    expect(told).toMatchObject({
      status: 'cancelled',
      cancelReason: 'Something you ordered has run out. No more lemons.',
    });
    // Nobody had accepted it, so nobody cooks it.
    expect((await board()).cancelled).toEqual([]);
    await shop.asAdmin('PUT', `/api/orders/${mine.id}/status`, { status: 'placed' });
    const again2 = await shop.succeed('GET', `/api/orders/${mine.id}`, { token: asha.token });
    expect(again2.cancelReason).toBeNull();
  });

  it('says what was cancelled elsewhere, until someone has seen it', async () => {
    await shop.changeSettings({ cancelUnpaidAfterMinutes: 5 });
    const lapsed = await order();
    const byStaff = await order();
    shop.platform.passSeconds(300);
    const accepted = await order();
    await cancelUnpaidOrders({ ...shop.platform, db: shop.shop.database.db });
    expect((await stored(lapsed.id)).cancelReason).toBe('It was not paid in time.');
    await shop.asAdmin('PUT', `/api/orders/${byStaff.id}/status`, { status: 'placed' });
    await act('move', accepted, 1);
    for (const { id } of [byStaff, accepted]) {
      const path = `/api/orders/${id}/status`;
      await shop.asAdmin('PUT', path, { status: 'cancelled', reason: 'customer-asked' });
      shop.platform.passSeconds(1);
    }
    const strip = async () => (await board()).cancelled.map(({ id }) => id);
    expect(await strip()).toEqual([accepted.id, byStaff.id]);
    expect((await board()).cancelled[0]).toMatchObject({
      stage: null,
      cancelReason: 'You asked us to cancel it.',
    });
    expect((await send('seen', accepted, {})).body).toEqual({ seen: true });
    expect((await send('seen', accepted, {})).body).toEqual({ seen: true });
    expect(await strip()).toEqual([byStaff.id]);
    shop.platform.passSeconds(2 * 3600);
    expect(await strip()).toEqual([]);
    const open = await order();
    expect((await send('seen', open, {})).body.code).toBe('not_found');
  });

  it('tells the other tablets of an accepted order that one of them cancels', async () => {
    const { id } = await order();
    await act('move', { id }, 1);
    const { body } = await send('cancel', { id }, { version: 2, reason: 'out-of-items' });
    expect(body).toMatchObject({ id, stage: null });
    expect((await board()).cancelled).toMatchObject([{ id, cancelReason: body.cancelReason }]);
    await send('seen', { id }, {});
    expect((await board()).cancelled).toEqual([]);
  });

  it('shows the newest orders of each status to a cafe that has hundreds of forgotten ones', async () => {
    const { db } = shop.shop.database;
    const { id } = await order();
    const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new Error(`No order ${id}`);
    const forgotten = (['placed', 'preparing', 'on-the-way'] as const).flatMap((status) =>
      Array.from({ length: 110 }, (_, each) => ({
        ...{ ...row, id: `${status}-${1000 + each}`, status, client_key: null },
        created_at: new Date(Date.parse(row.created_at) + each * 1000).toISOString(),
      })),
    );
    await db.insertInto('orders').values(forgotten).execute();
    shop.platform.passSeconds(3600);
    const fresh = await order();
    const shown = async (status: string) =>
      (await board()).tickets.filter((ticket) => ticket.status === status).map((each) => each.id);
    const newest = (status: string, count: number) =>
      forgotten
        .filter((each) => each.status === status)
        .map((each) => each.id)
        .slice(-count);
    expect(await shown('placed')).toEqual([...newest('placed', 99), fresh.id]);
    expect(await shown('preparing')).toEqual(newest('preparing', 100));
    expect(await shown('on-the-way')).toEqual(newest('on-the-way', 50));
    await act('move', fresh, 1);
    expect(await shown('preparing')).toEqual([...newest('preparing', 99), fresh.id]);
  });

  it('counts the refunds to do, and open orders that are not on it', async () => {
    const paid = await order();
    await shop.asAdmin('PUT', `/api/orders/${paid.id}/payment-status`, { paymentStatus: 'paid' });
    await send('cancel', paid, { version: 1, reason: 'too-busy' });
    expect((await board()).refundsDue).toBe(1);
    const path = `/api/orders/${paid.id}/payment-status`;
    await shop.asAdmin('PUT', path, { paymentStatus: 'refunded' });
    await order();
    shop.platform.passSeconds(48 * 3600);
    expect(await board()).toMatchObject({ refundsDue: 0, tickets: [], moreTickets: 1 });
  });

  it('counts the numbers from 1 each business day', async () => {
    expect((await order()).counterNumber).toBe(1);
    const many = await Promise.all([order(), order(), order(), order()]);
    expect(many.map(({ counterNumber }) => counterNumber).sort()).toEqual([2, 3, 4, 5]);
    shop.platform.passSeconds(24 * 3600);
    expect((await order()).counterNumber).toBe(1);
  });

  it('refuses a missing order and an order without its version', async () => {
    const { id } = await order();
    for (const what of ['move', 'undo', 'recall', 'cancel']) {
      const body = { version: 1, reason: 'closed' };
      expect((await send(what, { id: 'NOBODY' }, body)).body.code).toBe('not_found');
      expect((await send(what, { id }, { reason: 'closed' })).body.code).toBe('bad_input');
    }
  });

  it('has settings of the owner, which say when to hurry', async () => {
    const path = '/api/admin/kitchen/settings';
    expect(await shop.asAdmin('GET', path)).toEqual({ ...KITCHEN_DEFAULTS, version: 1 });
    await shop.asAdmin('PUT', path, { hurryMinutes: 8, version: 1 });
    expect((await board()).hurryMinutes).toBe(8);
    const { token } = await shop.signInAdmin();
    const before = await shop.everything();
    for (const [body, code] of [
      [{ hurryMinutes: 0 }, 'bad_input'],
      [{ hands: 0 }, 'bad_input'],
      [{ usualMinutes: 121 }, 'bad_input'],
      [{ hurryMinutes: 9, version: 1 }, 'conflict'],
    ] as const) {
      expect((await shop.request('PUT', path, { token, body })).body.code).toBe(code);
    }
    expect(await shop.everything()).toBe(before);
    const publicly = await shop.succeed('GET', '/api/settings');
    expect(publicly).not.toHaveProperty('hurryMinutes');
  });
});
