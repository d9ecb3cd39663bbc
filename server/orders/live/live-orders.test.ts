import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStreamingShop } from '../../../tests/support/orders/streaming-shop';
import { orderFor, placed, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { sweepExpired } from '../../scheduled-jobs';
import { recordOrderEvent } from '../follow/order-events';

const cafe = await forEachTest(openStreamingShop());

describe('streams of order events', () => {
  afterEach(async () => {
    vi.useRealTimers();
    await cafe.closeStreams();
  });

  const delivered = () => ({
    id: cafe.order.id,
    status: 'delivered' as const,
    payment_status: 'paid' as const,
    updated_at: cafe.shop.platform.clock().toISOString(),
  });

  it('send each change to the order’s customer and to staff', async () => {
    const own = await cafe.followOwn(cafe.asha);
    const others = await cafe.followOwn(cafe.binod);
    const all = await cafe.followAll();
    expect(own.headers.get('Cache-Control')).toBe('no-store, no-transform');
    expect(own.headers.get('X-Accel-Buffering')).toBe('no');
    for (const stream of [own, others, all]) {
      expect(await stream.next()).toMatchObject({ type: 'reload' });
    }

    await cafe.set(cafe.order.id, 'preparing');
    await cafe.pay(cafe.order.id, 'paid');
    const of = await placed(cafe.shop, orderFor(cafe.tea, 1), cafe.binod);
    const preparing = {
      type: 'order',
      orderId: cafe.order.id,
      change: 'status',
      status: 'preparing',
      paymentStatus: 'pending',
      at: cafe.shop.platform.clock().toISOString(),
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
    const all = await cafe.followAll();
    await all.next();
    const before = await cafe.shop.everything();
    const refused = await sendOrder(cafe.shop, orderFor(cafe.tea, 51), { customer: cafe.asha });
    expect(refused.body.code).toBe('out_of_stock');
    await cafe.set(cafe.order.id, 'placed');
    const { db } = cafe.shop.shop.database;
    // The transaction fails after all its writes.
    const rolledBack = db.transaction().execute(async (tx) => {
      await recordOrderEvent(tx, 'status', delivered());
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await cafe.shop.everything()).toBe(before);

    await cafe.set(cafe.order.id, 'preparing');
    expect(await all.next()).toMatchObject({ orderId: cafe.order.id, status: 'preparing' });
  });

  it('resume after the last event received, with each missed event once and in order', async () => {
    const first = await cafe.followOwn(cafe.asha);
    const begun = await first.next();
    await cafe.set(cafe.order.id, 'preparing');
    const seen = await first.next();
    await first.close();

    await placed(cafe.shop, orderFor(cafe.tea, 1), cafe.binod);
    await cafe.set(cafe.order.id, 'on-the-way');
    await cafe.pay(cafe.order.id, 'paid');
    const second = await cafe.followOwn(cafe.asha, seen?.id);
    await cafe.set(cafe.order.id, 'delivered');
    const statuses = [];
    for (let event = 0; event < 3; event += 1) statuses.push(await second.next());
    expect(statuses).toMatchObject([
      { status: 'on-the-way', paymentStatus: 'pending' },
      { status: 'on-the-way', paymentStatus: 'paid' },
      { status: 'delivered', paymentStatus: 'paid' },
    ]);
    // A stream that resumes further back gets the same events after the earlier ones.
    const third = await cafe.followOwn(cafe.asha, begun?.id);
    expect(await third.next()).toEqual(seen);
    expect(await third.next()).toEqual(statuses[0]);
  });

  it('ask a client to reload when it resumes too late or with an unknown id', async () => {
    const first = await cafe.followAll();
    const begun = await first.next();
    await cafe.set(cafe.order.id, 'preparing');
    const { id = '' } = (await first.next()) ?? {};
    cafe.shop.platform.passSeconds(23 * 3600);
    await sweepExpired(cafe.shop.shop.database.db, cafe.shop.platform.clock());
    expect(await (await cafe.followAll(begun?.id)).next()).toMatchObject({ type: 'order', id });

    cafe.shop.platform.passSeconds(2 * 3600);
    await sweepExpired(cafe.shop.shop.database.db, cafe.shop.platform.clock());
    for (const lastEventId of [begun?.id, String(Number(id) + 1), 'x', '-1', '9'.repeat(30)]) {
      expect(await (await cafe.followAll(lastEventId)).next()).toEqual({ type: 'reload', id });
    }
    // A client that has missed nothing need not reload.
    const last = await cafe.followAll(id);
    await cafe.set(cafe.order.id, 'delivered');
    expect(await last.next()).toMatchObject({ type: 'order', status: 'delivered' });
  });

  it('drop events that a client does not read, and ask it to reload', async () => {
    const all = await cafe.followAll();
    const begun = await all.next();
    await cafe.shop.shop.database.db.transaction().execute(async (tx) => {
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

  it('send a comment every 20 s while nothing happens', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const headers = { Authorization: `Bearer ${cafe.asha.token}` };
    const { body } = await cafe.shop.fetch('/api/users/me/order-events', headers);
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
});
