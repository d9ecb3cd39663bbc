import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { GUEST, orderFor, placed, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());
const asha = await shop.signInCustomer();
const other = await shop.signInCustomer('+919876543211');

describe('reading an order', () => {
  let tea: Product;
  beforeEach(async () => {
    tea = await shop.addProduct({ price: 40 });
  });

  const read = (id: string, token?: string, accessToken?: string) => {
    const headers = { ...(accessToken !== undefined && { 'Order-Access-Token': accessToken }) };
    return shop.request('GET', `/api/orders/${id}`, { token, headers });
  };

  it('is for the customer who placed it; others get not found', async () => {
    const order = await placed(shop, orderFor(tea, 1), asha);
    expect(order).not.toHaveProperty('accessToken');
    expect((await read(order.id, asha.token)).body).toEqual(order);
    const admin = await shop.signInAdmin();
    const missing = await read('NOSUCHONE', other.token);
    for (const token of [other.token, admin.token, undefined]) {
      const { status, body } = await read(order.id, token);
      expect([status, body]).toEqual([404, missing.body]);
    }
    const staff = await shop.asAdmin('GET', `/api/orders/admin/${order.id}`);
    const paymentUpdates = [{ paymentStatus: 'pending', timestamp: order.createdAt }];
    const nothingYet = {
      changeCount: 0,
      changes: [],
      messages: { devices: 0, list: [] },
      paymentReferences: [],
      payments: [],
      bankPayments: { credits: [], owed: 40, upiIds: [] },
    };
    expect(staff).toEqual({ ...order, paymentUpdates, ...nothingYet });
    const path = `/api/orders/admin/${order.id}`;
    expect((await shop.request('GET', path, { token: asha.token })).status).toBe(403);
  });

  it('of a guest needs its access token', async () => {
    const { status, body } = await sendOrder(shop, orderFor(tea, 1, { guest: GUEST }));
    const { accessToken, ...order } = body;
    expect(status).toBe(201);
    expect(order).toMatchObject({
      customerName: 'Pema',
      userDetails: { name: 'Pema', phoneNumber: '+919800000001', email: null },
    });
    const opened = await read(order.id, undefined, accessToken);
    expect(opened.body).toEqual(order);
    // The URL is the same with and without a token: no cache may answer one for the other.
    expect(opened.headers.get('Cache-Control')).toBe('no-store');
    expect((await read(order.id, asha.token, accessToken)).body).toEqual(order);
    const others = await sendOrder(shop, orderFor(tea, 1, { guest: GUEST }));
    const wrong = [undefined, '', 'x', `${accessToken}x`, others.body.accessToken];
    for (const token of wrong) expect((await read(order.id, undefined, token)).status).toBe(404);
  });

  it('of a guest takes its token from the query of older clients, too', async () => {
    const { body } = await sendOrder(shop, orderFor(tea, 1, { guest: GUEST }));
    const ask = (token: string) =>
      shop.request('GET', `/api/orders/${body.id}?accessToken=${encodeURIComponent(token)}`);
    expect((await ask(body.accessToken)).body.id).toBe(body.id);
    expect((await ask('x')).status).toBe(404);
  });

  it('of a customer works with no access token', async () => {
    const guests = await sendOrder(shop, orderFor(tea, 1, { guest: GUEST }));
    const order = await placed(shop, orderFor(tea, 1), asha);
    expect((await read(order.id, other.token, guests.body.accessToken)).status).toBe(404);
  });

  it('shows the customer’s name when it was placed, or the phone number without one', async () => {
    const nameless = await placed(shop, orderFor(tea, 1), asha);
    expect(nameless).toMatchObject({
      customerName: '+91 98765 43210',
      userDetails: { name: null },
    });
    await shop.succeed('PUT', '/api/users/me', { token: asha.token, body: { name: 'Asha' } });
    expect((await placed(shop, orderFor(tea, 1), asha)).customerName).toBe('Asha');
  });

  it('in a list shows each customer their own, newest first, a page at a time', async () => {
    const ids: string[] = [];
    for (let each = 0; each < 3; each += 1) {
      shop.platform.passSeconds(1);
      ids.unshift((await placed(shop, orderFor(tea, 1), asha)).id);
    }
    await placed(shop, orderFor(tea, 1), other);
    const list = async (query: string, who = asha) =>
      shop.succeed('GET', `/api/users/me/orders${query}`, { token: who.token });
    const all = await list('');
    expect([all.total, all.items.map(({ id }: { id: string }) => id)]).toEqual([3, ids]);
    expect(all.items[0].items).toHaveLength(1);
    const second = await list('?limit=1&offset=1');
    expect([second.total, second.items[0].id]).toEqual([3, ids[1]]);
    shop.platform.passSeconds(1);
    const one = await placed(shop, orderFor(tea, 2), asha);
    const dearest = await list('?sort=-totalAmount&limit=2');
    expect(dearest.items.map(({ id }: { id: string }) => id)).toEqual([one.id, ids[0]]);
    const oldest = await list('?sort=createdAt');
    expect(oldest.items.map(({ id }: { id: string }) => id)).toEqual([...ids.toReversed(), one.id]);
    const path = `/api/users/${asha.userId}/orders`;
    expect((await shop.request('GET', path, { token: other.token })).status).toBe(404);
  });
});
