import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../shared/contract/order-shape';
import { type OpenStream, readStream } from '../../tests/support/event-stream';
import { GUEST, orderFor, placed, sendOrder } from '../../tests/support/test-orders';
import { openTestShop, type SignedIn, type TestShop } from '../../tests/support/test-shop';
import { recordOrderEvent } from '../orders/follow/order-events';
import { sweepExpired } from '../scheduled-jobs';

describe('streams of order events', () => {
  let shop: TestShop;
  let asha: SignedIn;
  let binod: SignedIn;
  let staff: SignedIn;
  let tea: { id: string };
  let order: Order;
  const streams: OpenStream[] = [];
  beforeAll(async () => {
    shop = await openTestShop();
    asha = await shop.signInCustomer();
    binod = await shop.signInCustomer('+919876543211');
    staff = await shop.signInAdmin('staff');
  });
  beforeEach(async () => {
    await shop.reset();
    tea = await shop.addProduct({ stockCount: 50 });
    order = await placed(shop, orderFor(tea, 1), asha);
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const stream of streams.splice(0)) await stream.close();
  });
  afterAll(() => shop.close());

  async function follow(
    path: string,
    who?: SignedIn,
    lastEventId?: string,
    accessToken?: string,
  ): Promise<OpenStream> {
    const headers = {
      ...(who && { Authorization: `Bearer ${who.token}` }),
      ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
      ...(accessToken !== undefined && { 'Order-Access-Token': accessToken }),
    };
    const stream = await readStream(await shop.fetch(path, headers));
    streams.push(stream);
    return stream;
  }
  const followOwn = (who: SignedIn, lastEventId?: string) =>
    follow('/api/users/me/order-events', who, lastEventId);
  const followAll = (lastEventId?: string) => follow('/api/admin/order-events', staff, lastEventId);

  const delivered = () => ({
    id: order.id,
    status: 'delivered' as const,
    payment_status: 'paid' as const,
    updated_at: shop.platform.clock().toISOString(),
  });
  const set = (id: string, status: string) =>
    shop.succeed('PUT', `/api/orders/${id}/status`, { token: staff.token, body: { status } });
  const pay = (id: string, paymentStatus: string) =>
    shop.succeed('PUT', `/api/orders/${id}/payment-status`, {
      token: staff.token,
      body: { paymentStatus },
    });

  it('send each change to the order’s customer and to staff', async () => {
    const own = await followOwn(asha);
    const others = await followOwn(binod);
    const all = await followAll();
    expect(own.headers.get('Cache-Control')).toBe('no-store, no-transform');
    expect(own.headers.get('X-Accel-Buffering')).toBe('no');
    for (const stream of [own, others, all]) {
      expect(await stream.next()).toMatchObject({ type: 'reload' });
    }

    await set(order.id, 'preparing');
    await pay(order.id, 'paid');
    const of = await placed(shop, orderFor(tea, 1), binod);
    const preparing = {
      type: 'order',
      orderId: order.id,
      change: 'status',
      status: 'preparing',
      paymentStatus: 'pending',
      at: shop.platform.clock().toISOString(),
    };
    const paid = { ...preparing, change: 'payment', paymentStatus: 'paid' };
    const isNew = { orderId: of.id, change: 'placed', status: 'placed' };
    expect(await own.next()).toMatchObject(preparing);
    expect(await own.next()).toMatchObject(paid);
    expect(await others.next()).toMatchObject(isNew);
    expect(await all.next()).toMatchObject(preparing);
    expect(await all.next()).toMatchObject(paid);
    expect(await all.next()).toMatchObject(isNew);
  });

  it('send nothing for a change that was refused, rolled back or had no effect', async () => {
    const all = await followAll();
    await all.next();
    const before = await shop.everything();
    const refused = await sendOrder(shop, orderFor(tea, 51), { customer: asha });
    expect(refused.body.code).toBe('out_of_stock');
    await set(order.id, 'placed');
    const { db } = shop.shop.database;
    // The transaction fails after all its writes.
    const rolledBack = db.transaction().execute(async (tx) => {
      await recordOrderEvent(tx, 'status', delivered());
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await shop.everything()).toBe(before);

    await set(order.id, 'preparing');
    expect(await all.next()).toMatchObject({ orderId: order.id, status: 'preparing' });
  });

  it('resume after the last event received, with each missed event once and in order', async () => {
    const first = await followOwn(asha);
    const begun = await first.next();
    await set(order.id, 'preparing');
    const seen = await first.next();
    await first.close();

    await placed(shop, orderFor(tea, 1), binod);
    await set(order.id, 'on-the-way');
    await pay(order.id, 'paid');
    const second = await followOwn(asha, seen?.id);
    await set(order.id, 'delivered');
    const statuses = [];
    for (let event = 0; event < 3; event += 1) statuses.push(await second.next());
    expect(statuses).toMatchObject([
      { status: 'on-the-way', paymentStatus: 'pending' },
      { status: 'on-the-way', paymentStatus: 'paid' },
      { status: 'delivered', paymentStatus: 'paid' },
    ]);
    // A stream that resumes further back gets the same events after the earlier ones.
    const third = await followOwn(asha, begun?.id);
    expect(await third.next()).toEqual(seen);
    expect(await third.next()).toEqual(statuses[0]);
  });

  it('ask a client to reload when it resumes too late or with an unknown id', async () => {
    const first = await followAll();
    const begun = await first.next();
    await set(order.id, 'preparing');
    const { id = '' } = (await first.next()) ?? {};
    shop.platform.passSeconds(23 * 3600);
    await sweepExpired(shop.shop.database.db, shop.platform.clock());
    expect(await (await followAll(begun?.id)).next()).toMatchObject({ type: 'order', id });

    shop.platform.passSeconds(2 * 3600);
    await sweepExpired(shop.shop.database.db, shop.platform.clock());
    for (const lastEventId of [begun?.id, String(Number(id) + 1), 'x', '-1', '9'.repeat(30)]) {
      expect(await (await followAll(lastEventId)).next()).toEqual({ type: 'reload', id });
    }
    // A client that has missed nothing need not reload.
    const last = await followAll(id);
    await set(order.id, 'delivered');
    expect(await last.next()).toMatchObject({ type: 'order', status: 'delivered' });
  });

  it('drop events that a client does not read, and ask it to reload', async () => {
    const all = await followAll();
    const begun = await all.next();
    await shop.shop.database.db.transaction().execute(async (tx) => {
      for (let each = 0; each < 300; each += 1) await recordOrderEvent(tx, 'status', delivered());
    });
    const last = Number(begun?.id) + 300;
    const news = [];
    do news.push(await all.next());
    while (Number(news.at(-1)?.id) < last);
    expect(news.length).toBeLessThan(300);
    expect(news.filter((event) => event?.type === 'reload')).toHaveLength(1);
    expect(news.map((event) => Number(event?.id))).toEqual(
      [...new Set(news.map((event) => Number(event?.id)))].sort((x, y) => x - y),
    );
  });

  it('are open to a guest only with the order’s token', async () => {
    const { body } = await sendOrder(shop, orderFor(tea, 1, { guest: GUEST }));
    const path = `/api/orders/${body.id}/events`;
    const stream = await follow(path, undefined, undefined, body.accessToken);
    await stream.next();
    await set(order.id, 'preparing');
    await set(body.id, 'delivered');
    expect(await stream.next()).toMatchObject({ orderId: body.id, status: 'delivered' });

    expect((await follow(path, undefined, undefined, 'x')).status).toBe(404);
    for (const [refused, who, code] of [
      [path, undefined, 'not_found'],
      // A proxy would log the token of a URL.
      [`${path}?accessToken=${body.accessToken}`, undefined, 'not_found'],
      [`/api/orders/${order.id}/events`, binod, 'not_found'],
      [`/api/users/${asha.userId}/order-events`, binod, 'not_found'],
      ['/api/users/me/order-events', undefined, 'unauthorized'],
      ['/api/admin/order-events', asha, 'not_an_admin'],
    ] as const) {
      expect((await follow(refused, who)).refusal).toMatchObject({ code });
    }
  });

  it('end for a removed staff user before the next event', async () => {
    const account = { email: 'leaving@cafe.example', password: 'a-long-enough-one' };
    const { id } = await shop.asAdmin('POST', '/api/admins', { ...account, role: 'staff' });
    const leaving = await shop.signInByPassword(account);
    const stream = await follow('/api/admin/order-events', leaving);
    await stream.next();
    await shop.asAdmin('DELETE', `/api/admins/${id}`);
    await set(order.id, 'preparing');
    expect(await stream.next()).toBeUndefined();
  });

  it('end for a customer who signs out', async () => {
    const phoneNumber = '+919876543219';
    await shop.succeed('POST', '/api/auth/phone-number/send-otp', { body: { phoneNumber } });
    const code = shop.platform.messages.at(-1)?.text.slice(0, 6);
    const session = await shop.succeed('POST', '/api/auth/phone-number/verify', {
      body: { phoneNumber, code },
    });
    const { token } = await shop.succeed('GET', '/api/auth/token', { token: session.token });
    const chime = { token, userId: session.user.id };
    const own = await placed(shop, orderFor(tea, 1), chime);
    const stream = await followOwn(chime);
    await stream.next();
    await shop.succeed('POST', '/api/auth/sign-out', { token: session.token, body: {} });
    await set(own.id, 'preparing');
    expect(await stream.next()).toBeUndefined();
  });

  it('send a comment every 20 s while nothing happens', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const headers = { Authorization: `Bearer ${asha.token}` };
    const { body } = await shop.fetch('/api/users/me/order-events', headers);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    const listen = async () => {
      for (;;) {
        const read = await reader?.read();
        if (!read || read.done) return;
        received += read.value;
      }
    };
    const listening = listen();
    await vi.waitFor(() => expect(received).toContain('"reload"'));
    received = '';
    vi.advanceTimersByTime(19_000);
    await new Promise((resolve) => setImmediate(resolve));
    expect(received).toBe('');
    vi.advanceTimersByTime(1000);
    // A comment, which clients ignore.
    await vi.waitFor(() => expect(received).toMatch(/^:[^\n]*\n\n$/));
    await reader?.cancel();
    await listening;
  });

  it('are limited to ten for a user until one is closed', async () => {
    const open = [];
    for (let each = 0; each < 10; each += 1) open.push(await followOwn(asha));
    const refused = await followOwn(asha);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect((await followOwn(binod)).status).toBe(200);
    await open[0]?.close();
    await expect.poll(async () => (await followOwn(asha)).status).toBe(200);
  });
});
