import { describe, expect, it } from 'vitest';
import type { Ticket } from '../../../shared/contract/kitchen/kitchen-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { DELIVERY, openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const cafe = await forEachTest(openKitchenShop());

describe('the kitchen board', () => {
  it('moves a pickup in three taps that set its status and times', async () => {
    const { id } = await cafe.order();
    cafe.shop.platform.passSeconds(60);
    const accepted = await cafe.act('move', { id }, 1);
    expect(accepted).toMatchObject({ version: 2, stage: 'preparing', status: 'preparing' });
    expect(accepted).toMatchObject({
      acceptedAt: '2026-04-15T06:31:00.000Z',
      undoUntil: '2026-04-15T06:31:05.000Z',
    });
    cafe.shop.platform.passSeconds(60);
    const ready = await cafe.act('move', { id }, 2);
    expect(ready).toMatchObject({ version: 3, stage: 'ready', status: 'on-the-way' });
    expect(ready.readyAt).toBe('2026-04-15T06:32:00.000Z');
    cafe.shop.platform.passSeconds(60);
    const gone = await cafe.act('move', { id }, 3);
    expect(gone).toMatchObject({ version: 4, stage: null, status: 'delivered' });
    expect((await cafe.board()).tickets).toEqual([]);
    expect((await cafe.stored(id)).statusUpdates).toEqual([
      { status: 'placed', timestamp: '2026-04-15T06:30:00.000Z' },
      { status: 'preparing', timestamp: '2026-04-15T06:31:00.000Z', by: 'staff' },
      { status: 'on-the-way', timestamp: '2026-04-15T06:32:00.000Z', by: 'staff' },
      { status: 'delivered', timestamp: '2026-04-15T06:33:00.000Z', by: 'staff' },
    ]);
    const { total } = await cafe.shop.asAdmin('GET', '/api/orders?status=delivered');
    expect(total).toBe(1);
    expect((await cafe.send('move', { id }, { version: 4 })).body.code).toBe('conflict');
  });

  it('keeps a delivery in preparing when it is ready at the counter, and audits that', async () => {
    const { id } = await cafe.order(DELIVERY);
    await cafe.act('move', { id }, 1);
    cafe.shop.platform.passSeconds(60);
    const ready = await cafe.act('move', { id }, 2);
    expect(ready).toMatchObject({ stage: 'ready', status: 'preparing', version: 3 });
    expect((await cafe.act('move', { id }, 3)).stage).toBe('out');
    expect((await cafe.act('move', { id }, 4)).status).toBe('delivered');
    expect((await cafe.stored(id)).statusUpdates.map(({ status }: Order) => status)).toEqual([
      ...['placed', 'preparing', 'on-the-way', 'delivered'],
    ]);
    const entry = (await cafe.audited({ id })).find(({ to }) => to && 'readyAt' in to);
    expect(entry).toMatchObject({ by: { name: 'staff' }, from: { readyAt: null } });
    expect(entry?.to).toEqual({ readyAt: '2026-04-15T06:31:00.000Z' });
  });

  it('moves a ticket once, however often a tap is sent', async () => {
    const { id } = await cafe.order();
    const taps = await Promise.all([1, 2, 3].map(() => cafe.send('move', { id }, { version: 1 })));
    expect(taps.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await cafe.shop.refuses(() => cafe.send('move', { id }, { version: 1 }), 'conflict');
    expect((await cafe.board()).tickets[0]).toMatchObject({ version: 2, stage: 'preparing' });
  });

  it('undoes the last move, whatever was paid meanwhile, but not after a change by others', async () => {
    const { id } = await cafe.order();
    await cafe.act('move', { id }, 1);
    const path = `/api/orders/${id}`;
    await cafe.shop.asAdmin('PUT', `${path}/payment-status`, { paymentStatus: 'paid' });
    cafe.shop.platform.passSeconds(5);
    const undone = await cafe.act('undo', { id }, 2);
    expect(undone).toMatchObject({ version: 3, stage: 'new', status: 'placed', acceptedAt: null });
    expect(undone).toMatchObject({ paymentStatus: 'paid', undoUntil: null });
    expect((await cafe.send('undo', { id }, { version: 3 })).body.code).toBe('conflict');
    expect((await cafe.audited({ id }))[0]).toMatchObject({
      reason: 'Undone',
      to: { status: 'placed' },
    });

    await cafe.act('move', { id }, 3);
    await cafe.shop.asAdmin('PUT', `${path}/status`, { status: 'on-the-way' });
    expect((await cafe.send('undo', { id }, { version: 4 })).body.code).toBe('conflict');
    expect((await cafe.send('undo', { id }, { version: 5 })).body.code).toBe('conflict');
    await cafe.act('move', { id }, 5);
    cafe.shop.platform.passSeconds(6);
    expect((await cafe.send('undo', { id }, { version: 6 })).body.code).toBe('conflict');
  });

  it('is never ready before it was accepted, by whatever clock', async () => {
    const { id } = await cafe.order();
    const { acceptedAt } = await cafe.act('move', { id }, 1);
    cafe.shop.platform.passSeconds(-1);
    expect((await cafe.act('move', { id }, 2)).readyAt).toBe(acceptedAt);
    const { statusUpdates } = await cafe.stored(id);
    expect(statusUpdates.map(({ timestamp }: { timestamp: string }) => timestamp)).toEqual([
      ...[acceptedAt, acceptedAt, acceptedAt],
    ]);
  });

  it('keeps its times right when the order page sets the status', async () => {
    const { id } = await cafe.order();
    const set = (status: string) => cafe.shop.setStatus(id, status) as Promise<Order>;
    cafe.shop.platform.passSeconds(60);
    const at = '2026-04-15T06:31:00.000Z';
    expect(await set('on-the-way')).toMatchObject({ acceptedAt: at, readyAt: at });
    cafe.shop.platform.passSeconds(60);
    expect(await set('delivered')).toMatchObject({ acceptedAt: at, readyAt: at });
    expect(await set('preparing')).toMatchObject({ acceptedAt: at, readyAt: null });
    expect(await set('placed')).toMatchObject({ acceptedAt: null, readyAt: null });
    expect((await cafe.board()).tickets[0]).toMatchObject({
      version: 5,
      stage: 'new',
      undoUntil: null,
    });
  });

  it('recalls one of the last orders handed over', async () => {
    const early = await cafe.order();
    for (const version of [1, 2, 3]) await cafe.act('move', early, version);
    const late = await cafe.order(DELIVERY);
    cafe.shop.platform.passSeconds(60);
    for (const version of [1, 2, 3, 4]) await cafe.act('move', late, version);
    const recent = () =>
      cafe.shop.succeed('GET', '/api/admin/kitchen/recent', { token: cafe.cook.token }) as Promise<
        Ticket[]
      >;
    expect((await recent()).map(({ id }) => id)).toEqual([late.id, early.id]);
    expect(await cafe.act('recall', late, 5)).toMatchObject({
      stage: 'ready',
      status: 'preparing',
    });
    expect(await cafe.act('recall', early, 4)).toMatchObject({
      stage: 'ready',
      status: 'on-the-way',
    });
    expect(await recent()).toEqual([]);
    expect((await cafe.send('recall', early, { version: 5 })).body.code).toBe('conflict');
    // An accidental recall can be undone.
    expect(await cafe.act('undo', early, 5)).toMatchObject({ status: 'delivered' });
  });

  it('lists the newest twenty for recall, and none of the days before', async () => {
    const old = await cafe.order();
    await cafe.shop.setStatus(old.id, 'delivered');
    cafe.shop.platform.passSeconds(49 * 3600);
    await cafe.shop.setPayment(old.id, 'paid');
    const ids: string[] = [];
    for (let each = 0; each < 21; each += 1) {
      const { id } = await cafe.order();
      cafe.shop.platform.passSeconds(1);
      await cafe.shop.setStatus(id, 'delivered');
      ids.unshift(id);
    }
    const recent = await cafe.shop.succeed('GET', '/api/admin/kitchen/recent', {
      token: cafe.cook.token,
    });
    expect(recent.map(({ id }: Ticket) => id)).toEqual(ids.slice(0, 20));
  });

  it('cancels with a reason that the customer reads, and restores the stock once', async () => {
    const asha = await cafe.shop.signInCustomer();
    const mine = await placed(cafe.shop, orderFor(cafe.waffle, 2), asha);
    const cancel = (body: object) => cafe.send('cancel', mine, body);
    expect((await cancel({ version: 1 })).body.code).toBe('bad_input');
    expect((await cancel({ version: 1, reason: 'other', note: ' ' })).body.code).toBe('bad_input');
    const [once, again] = await Promise.all([
      cancel({ version: 1, reason: 'out-of-items', note: 'No more lemons.' }),
      cancel({ version: 1, reason: 'out-of-items', note: 'No more lemons.' }),
    ]);
    expect([once.status, again.status].sort()).toEqual([200, 409]);
    expect(await cafe.shop.stockOf(cafe.waffle.id)).toBe(100);
    const told = await cafe.shop.succeed('GET', `/api/orders/${mine.id}`, { token: asha.token });
    expect(told).toMatchObject({
      status: 'cancelled',
      cancelReason: 'out-of-items',
      cancelNote: 'No more lemons.',
    });
    // Nobody had accepted it, so nobody cooks it.
    expect((await cafe.board()).cancelled).toEqual([]);
    await cafe.shop.setStatus(mine.id, 'placed');
    const again2 = await cafe.shop.succeed('GET', `/api/orders/${mine.id}`, { token: asha.token });
    expect(again2.cancelReason).toBeNull();
  });

  it('tells the other tablets of an accepted order that one of them cancels', async () => {
    const { id } = await cafe.order();
    await cafe.act('move', { id }, 1);
    const { body } = await cafe.send('cancel', { id }, { version: 2, reason: 'out-of-items' });
    expect(body).toMatchObject({ id, stage: null });
    expect((await cafe.board()).cancelled).toMatchObject([{ id, cancelReason: body.cancelReason }]);
    await cafe.send('seen', { id }, {});
    expect((await cafe.board()).cancelled).toEqual([]);
  });

  it('refuses a missing order and an order without its version', async () => {
    const { id } = await cafe.order();
    for (const what of ['move', 'undo', 'recall', 'cancel']) {
      const body = { version: 1, reason: 'closed' };
      expect((await cafe.send(what, { id: 'NOBODY' }, body)).body.code).toBe('not_found');
      expect((await cafe.send(what, { id }, { reason: 'closed' })).body.code).toBe('bad_input');
    }
  });
});
