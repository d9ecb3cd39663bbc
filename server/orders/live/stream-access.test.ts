import { afterEach, describe, expect, it } from 'vitest';
import { openStreamingShop } from '../../../tests/support/orders/streaming-shop';
import { GUEST, orderFor, placed, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const cafe = await forEachTest(openStreamingShop());

describe('streams of order events', () => {
  afterEach(() => cafe.closeStreams());

  it('are open to a guest only with the order’s token', async () => {
    const { body } = await sendOrder(cafe.shop, orderFor(cafe.tea, 1, { guest: GUEST }));
    const path = `/api/orders/${body.id}/events`;
    const stream = await cafe.follow(path, { accessToken: body.accessToken });
    await stream.next();
    await cafe.set(cafe.order.id, 'preparing');
    await cafe.set(body.id, 'delivered');
    expect(await stream.next()).toMatchObject({ orderId: body.id, status: 'delivered' });

    expect((await cafe.follow(path, { accessToken: 'x' })).status).toBe(404);
    for (const [refused, who, code] of [
      [path, undefined, 'not_found'],
      // A proxy would log the token of a URL.
      [`${path}?accessToken=${body.accessToken}`, undefined, 'not_found'],
      [`/api/orders/${cafe.order.id}/events`, cafe.binod, 'not_found'],
      [`/api/users/${cafe.asha.userId}/order-events`, cafe.binod, 'not_found'],
      ['/api/users/me/order-events', undefined, 'unauthorized'],
      ['/api/admin/order-events', cafe.asha, 'not_an_admin'],
    ] as const) {
      expect((await cafe.follow(refused, { who })).refusal).toMatchObject({ code });
    }
  });

  it('end for a removed staff user before the next event', async () => {
    const account = { email: 'leaving@cafe.example', password: 'a-long-enough-one' };
    const { id } = await cafe.shop.asAdmin('POST', '/api/admins', { ...account, role: 'staff' });
    const leaving = await cafe.shop.signInByPassword(account);
    const stream = await cafe.follow('/api/admin/order-events', { who: leaving });
    await stream.next();
    await cafe.shop.asAdmin('DELETE', `/api/admins/${id}`);
    await cafe.set(cafe.order.id, 'preparing');
    expect(await stream.next()).toBeUndefined();
  });

  it('end for a customer who signs out', async () => {
    const chime = await cafe.shop.signInByCode('+919876543219');
    const own = await placed(cafe.shop, orderFor(cafe.tea, 1), chime);
    const stream = await cafe.followOwn(chime);
    await stream.next();
    await cafe.shop.succeed('POST', '/api/auth/sign-out', { token: chime.session, body: {} });
    await cafe.set(own.id, 'preparing');
    expect(await stream.next()).toBeUndefined();
  });

  it('are limited to ten for a user until one is closed', async () => {
    const open = [];
    for (let each = 0; each < 10; each += 1) open.push(await cafe.followOwn(cafe.asha));
    const refused = await cafe.followOwn(cafe.asha);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect((await cafe.followOwn(cafe.binod)).status).toBe(200);
    await open[0]?.close();
    await expect.poll(async () => (await cafe.followOwn(cafe.asha)).status).toBe(200);
  });
});
