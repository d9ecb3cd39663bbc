import { describe, expect, it } from 'vitest';
import { newDevice, openToldShop } from '../../../tests/support/orders/told-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { LIMIT_RULES } from '../../platform/limits/limit-rules';
import { sweepExpired } from '../../scheduled-jobs';

const told = await forEachTest(openToldShop());
const { shop, addDevice, place, setStatus, storedDevices } = told;

describe('a device that asks for messages about an order', () => {
  const ask = (id: string, sent: { token?: string; accessToken?: string }, endpoint?: string) => {
    const device = newDevice();
    return shop.request('POST', `/api/order-messages/${id}/devices`, {
      token: sent.token,
      headers: { ...(sent.accessToken && { 'Order-Access-Token': sent.accessToken }) },
      body: { endpoint: endpoint ?? device.endpoint, keys: device.keys },
    });
  };

  it('must be the customer’s, or have the guest’s token', async () => {
    const asha = await shop.signInCustomer();
    const [own, guests] = [await place(asha), await place()];
    const other = await shop.signInCustomer('+919876543211');
    const before = await shop.everything();
    for (const answer of [
      await ask(own.id, { token: other.token }),
      await ask(own.id, {}),
      await ask(guests.id, {}),
      await ask(guests.id, { accessToken: 'x' }),
      await ask('NOSUCHONE', { accessToken: guests.accessToken ?? '' }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect(await shop.everything()).toBe(before);
  });

  it.each([
    'http://fcm.googleapis.com/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://localhost/1',
    'https://fcm.googleapis.com:8443/1',
    'https://push.example/1',
    'https://fcm.googleapis.com.push.example/1',
    'https://push.example/https://fcm.googleapis.com/',
    'https://xnotify.windows.com/1',
  ])('is refused with the address %s', async (endpoint) => {
    const { id, accessToken = '' } = await place();
    expect((await ask(id, { accessToken }, endpoint)).status).toBe(400);
    expect(await storedDevices()).toEqual([]);
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/1:APA-1_x',
    'https://updates.push.services.mozilla.com/wpush/v2/1',
    'https://web.push.apple.com/1',
    'https://wns2-par02p.notify.windows.com/w/?token=1%3d',
  ])('is accepted with the address %s', async (endpoint) => {
    const { id, accessToken = '' } = await place();
    expect((await ask(id, { accessToken }, endpoint)).status).toBe(200);
    expect(await storedDevices()).toMatchObject([{ endpoint }]);
  });

  it('is stored once, and with four others of the order', async () => {
    const order = await place();
    const device = await addDevice(order);
    await addDevice(order, undefined, device);
    expect(await storedDevices()).toHaveLength(1);
    for (let more = 0; more < 5; more += 1) {
      shop.platform.passSeconds(1);
      await addDevice(order);
    }
    const stored = (await storedDevices()).map(({ endpoint }) => endpoint);
    expect(stored).toHaveLength(5);
    expect(stored).not.toContain(device.endpoint);
  });

  it('is one of twenty of an account', async () => {
    const asha = await shop.signInCustomer();
    for (let orders = 0; orders < 5; orders += 1) {
      const order = await place(asha);
      for (let each = 0; each < 5; each += 1) {
        shop.platform.passSeconds(1);
        await addDevice(order, asha);
      }
    }
    expect(await storedDevices()).toHaveLength(20);
  });

  it('is not stored for an order that is over', async () => {
    const order = await place();
    await setStatus(order, { status: 'cancelled', reason: 'closed' });
    await addDevice(order);
    expect(await storedDevices()).toEqual([]);
  });

  it.each(['guestDevices', 'pushSubscriptions'] as const)('has the limit %s', async (limit) => {
    const asha = await shop.signInCustomer('+919876543212');
    const token = limit === 'guestDevices' ? undefined : asha.token;
    const { endpoint } = newDevice();
    const send = () =>
      shop.request('POST', '/api/order-messages/removals', { token, body: { endpoint } });
    const points = Array.from({ length: LIMIT_RULES[limit].points }, send);
    await Promise.all(points);
    expect((await send()).status).toBe(429);
  });

  it('is in the customer’s export, and is deleted after three days', async () => {
    const asha = await shop.signInCustomer();
    const order = await place(asha);
    const { endpoint } = await addDevice(order, asha);
    const data = await shop.succeed('GET', '/api/users/me/export', { token: asha.token });
    expect(data.messageDevices).toEqual([
      { orderId: order.id, since: shop.platform.clock().toISOString(), endpoint },
    ]);
    shop.platform.passSeconds(3 * 86_400);
    await sweepExpired(shop.shop.database.db, shop.platform.clock());
    expect(await storedDevices()).toEqual([]);
  });

  it('is deleted with the account, and so are the messages', async () => {
    const leaving = await shop.signInCustomer('+919876543213');
    const order = await place(leaving);
    await addDevice(order, leaving);
    await setStatus(order, { status: 'preparing' });
    await told.look();
    await setStatus(order, { status: 'cancelled', reason: 'closed' });
    await shop.succeed('DELETE', '/api/users/me', { token: leaving.token });
    expect(await storedDevices()).toEqual([]);
    expect((await told.told(order)).list).toEqual([]);
  });
});
