import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { orderFor, placed, sendOrder } from '../../../tests/support/orders/test-orders';
import { type OpenStream, readStream } from '../../../tests/support/platform/event-stream';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop, type SignedIn } from '../../../tests/support/platform/test-shop';
import { createApp } from '../../app';
import { openShop } from '../../operate/open-shop';

const PREPARING = ['placed', 'preparing'];

const shop = await forEachTest(openTestShop());
const cook = await shop.signInAdmin('staff');
const asha = await shop.signInCustomer();

describe('customers are told of a move once it cannot be undone', () => {
  let waffle: Product;
  let order: Order;
  const streams: OpenStream[] = [];
  beforeEach(async () => {
    waffle = await shop.addProduct({ stockCount: 100 });
    order = await placed(shop, orderFor(waffle, 1), asha);
    shop.platform.passSeconds(60);
  });
  afterEach(async () => {
    for (const stream of streams.splice(0)) await stream.close();
  });

  const act = (what: string, version: number, id = order.id) =>
    shop.succeed('POST', `/api/admin/kitchen/orders/${id}/${what}`, {
      token: cook.token,
      body: { version },
    });
  const set = (part: string, body: object) =>
    shop.asAdmin('PUT', `/api/orders/${order.id}/${part}`, body);
  const read = (): Promise<Order> =>
    shop.succeed('GET', `/api/orders/${order.id}`, { token: asha.token });
  const statuses = ({ statusUpdates }: Order) => statusUpdates.map(({ status }) => status);
  const follow = async (who: SignedIn, lastEventId?: string) => {
    const path = who === cook ? '/api/admin/order-events' : '/api/users/me/order-events';
    const stream = await readStream(
      await shop.fetch(path, {
        Authorization: `Bearer ${who.token}`,
        ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
      }),
    );
    streams.push(stream);
    return stream;
  };

  it('in every view of the order', async () => {
    await act('move', 1);
    shop.platform.passSeconds(5.9);
    const listed = async (): Promise<Order[]> => {
      const path = '/api/users/me/orders';
      const { items } = await shop.succeed('GET', path, { token: asha.token });
      const data = await shop.succeed('GET', '/api/users/me/export', { token: asha.token });
      return [await read(), items[0], data.orders[0]];
    };
    for (const seen of await listed()) {
      expect(seen).toMatchObject({ status: 'placed', acceptedAt: null });
      expect(statuses(seen)).toEqual(['placed']);
    }
    shop.platform.passSeconds(0.1);
    for (const seen of await listed()) {
      expect(seen).toMatchObject({ status: 'preparing', acceptedAt: '2026-04-15T06:31:00.000Z' });
      expect(statuses(seen)).toEqual(PREPARING);
    }
  });

  it('in the answer to an order that is sent again', async () => {
    const sent = { customer: asha, key: 'again' };
    const { body } = await sendOrder(shop, orderFor(waffle, 2), sent);
    await act('move', 1, body.id);
    expect((await sendOrder(shop, orderFor(waffle, 2), sent)).body.status).toBe('placed');
    shop.platform.passSeconds(6);
    expect((await sendOrder(shop, orderFor(waffle, 2), sent)).body.status).toBe('preparing');
  });

  it('of the first of two quick moves with the second', async () => {
    await act('move', 1);
    shop.platform.passSeconds(3);
    await act('move', 2);
    expect(await read()).toMatchObject({ status: 'preparing', readyAt: null });
    shop.platform.passSeconds(6);
    expect(statuses(await read())).toEqual([...PREPARING, 'on-the-way']);
  });

  it('never of a move that was undone, although staff see it', async () => {
    await act('move', 1);
    await act('undo', 2);
    shop.platform.passSeconds(60);
    expect(await read()).toMatchObject({ status: 'placed', acceptedAt: null });
    expect(statuses(await read())).toEqual(['placed']);
    const staffSees = await shop.asAdmin('GET', `/api/orders/admin/${order.id}`);
    expect(statuses(staffSees)).toEqual([...PREPARING, 'placed']);
    await act('move', 3);
    shop.platform.passSeconds(6);
    expect(statuses(await read())).toEqual(PREPARING);
  });

  it('at once of what the order page sets, with the move before it', async () => {
    await act('move', 1);
    await set('status', { status: 'cancelled', reason: 'closed' });
    expect(await read()).toMatchObject({
      status: 'cancelled',
      cancelReason: 'closed',
    });
    expect(statuses(await read())).toEqual([...PREPARING, 'cancelled']);
  });

  it('by the stream, in which later events wait behind it; staff hear of it at once', async () => {
    const [own, all] = [await follow(asha), await follow(cook)];
    await own.next();
    await all.next();
    await act('move', 1);
    await set('payment-status', { paymentStatus: 'paid' });
    expect(await all.next()).toMatchObject({ change: 'status', status: 'preparing' });
    expect(await all.next()).toMatchObject({ change: 'payment' });
    const told = own.next();
    shop.platform.passSeconds(6);
    const isTold = await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 300))]);
    expect(isTold).toBeUndefined();
    shop.platform.passSeconds(1);
    expect(await told).toMatchObject({ change: 'status', status: 'preparing' });
    expect(await own.next()).toMatchObject({ change: 'payment', paymentStatus: 'paid' });
  });

  it('by a stream that was opened after the move, or that resumes before it', async () => {
    const begun = await (await follow(asha)).next();
    await act('move', 1);
    const [fresh, resumed] = [await follow(asha), await follow(asha, begun?.id)];
    expect(await fresh.next()).toEqual({ type: 'reload', id: begun?.id });
    shop.platform.passSeconds(7);
    const told = await fresh.next();
    expect(told).toMatchObject({ type: 'order', status: 'preparing' });
    expect(await resumed.next()).toEqual(told);
    expect(await (await follow(asha, begun?.id)).next()).toEqual(told);
  });

  it('by no stream of a tick, a cancelled ticket seen, or a move that was undone', async () => {
    const [own, all] = [await follow(asha), await follow(cook)];
    const begun = await own.next();
    await all.next();
    await act('move', 1);
    await shop.succeed('PUT', `/api/admin/kitchen/orders/${order.id}/lines`, {
      token: cook.token,
      body: { lines: [1], isDone: true, at: shop.platform.clock().toISOString() },
    });
    await act('undo', 2);
    await set('status', { status: 'cancelled' });
    await shop.succeed('POST', `/api/admin/kitchen/orders/${order.id}/seen`, {
      token: cook.token,
      body: {},
    });
    await set('payment-status', { paymentStatus: 'failed' });
    const told = [];
    for (let each = 0; each < 6; each += 1) told.push(await all.next());
    expect(told.map((news) => news?.type === 'order' && news.status)).toEqual([
      ...['preparing', 'preparing', 'placed', 'cancelled', 'cancelled', 'cancelled'],
    ]);
    shop.platform.passSeconds(60);
    for (const stream of [own, await follow(asha, begun?.id)]) {
      expect(await stream.next()).toMatchObject({ change: 'status', status: 'cancelled' });
      expect(await stream.next()).toMatchObject({ change: 'payment', paymentStatus: 'failed' });
    }
  });

  it('not by the stream of a customer who has signed out meanwhile', async () => {
    const leaving = await shop.signInByCode('+919876543288');
    const { id } = await placed(shop, orderFor(waffle, 1), leaving);
    const stream = await follow(leaving);
    await stream.next();
    await act('move', 1, id);
    await shop.succeed('POST', '/api/auth/sign-out', { token: leaving.session, body: {} });
    const next = stream.next();
    shop.platform.passSeconds(7);
    await act('move', 2, id);
    expect(await next).toBeUndefined();
  });

  describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('by a second server', () => {
    type App = ReturnType<typeof createApp>;
    async function withSecondServer(work: (app: App) => Promise<void>): Promise<void> {
      const second = await openShop(shop.shop.env, shop.platform);
      const app = createApp(second, {});
      await work(app).finally(() => {
        app.endStreams();
        return second.close();
      });
    }

    it('at the same time, and never of a move that was undone', () =>
      withSecondServer(async (app) => {
        const headers = { Authorization: `Bearer ${asha.token}` };
        const path = 'http://localhost:3000/api/users/me/order-events';
        const stream = await readStream(await app.request(path, { headers }));
        await stream.next();
        await act('move', 1);
        await act('undo', 2);
        await act('move', 3);
        const told = stream.next();
        shop.platform.passSeconds(7);
        expect(await told).toMatchObject({ status: 'preparing' });
        await set('payment-status', { paymentStatus: 'paid' });
        expect(await stream.next()).toMatchObject({ change: 'payment' });
        await stream.close();
      }));

    it('which moves a ticket once with the first', () =>
      withSecondServer(async (app) => {
        const path = `/api/admin/kitchen/orders/${order.id}/move`;
        const moveOnSecond = () =>
          app.request(`http://localhost:3000${path}`, {
            method: 'POST',
            headers: { Authorization: `Bearer ${cook.token}`, 'Content-Type': 'application/json' },
            body: JSON.stringify({ version: 1 }),
          });
        const answers = await Promise.all([
          moveOnSecond(),
          shop.request('POST', path, { token: cook.token, body: { version: 1 } }),
          moveOnSecond(),
        ]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
        expect(await act('move', 2)).toMatchObject({ stage: 'ready' });
      }));
  });
});
