import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { guestOf, orderFor, placed, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop, type SignedIn } from '../../../tests/support/platform/test-shop';
import { LIMIT_RULES } from '../../platform/limits/limit-rules';

const shop = await forEachTest(openTestShop());

describe('what customers say about their orders', () => {
  let tea: { id: string };
  let asha: SignedIn;
  let order: Order;
  beforeEach(async () => {
    asha = await shop.signInCustomer();
    await shop.changeSettings({ openingMode: 'open' });
    tea = await shop.addProduct({ stockCount: 100 });
    await shop.succeed('PUT', '/api/users/me', { token: asha.token, body: { name: 'Asha Rai' } });
    order = await placed(shop, orderFor(tea, 1), asha);
    await setStatus('delivered');
  });

  const setStatus = (status: string) => shop.setStatus(order.id, status);
  const path = () => `/api/orders/${order.id}/review`;
  const say = (body: object) => shop.request('PUT', path(), { token: asha.token, body });
  const read = async () => (await shop.request('GET', path(), { token: asha.token })).body;
  const listed = (query = '') => shop.asAdmin('GET', `/api/admin/reviews${query}`);
  const shown = () => shop.succeed('GET', '/api/reviews');
  const publish = async (isPublished = true, seen?: { updatedAt: string }) => {
    const { updatedAt } = seen ?? (await read()).review;
    const { token } = await shop.signInAdmin();
    const body = { isPublished, updatedAt };
    return shop.request('PUT', `/api/reviews/${order.id}`, { token, body });
  };
  const passDays = (days: number) => shop.platform.passSeconds(days * 86_400);

  it('are one tap, then a word, once for each order, for two weeks', async () => {
    expect(await read()).toEqual({ isOpen: true, review: null });
    expect((await say({ rating: 'good' })).body).toMatchObject({
      isOpen: true,
      review: { rating: 'good', words: '', mayPublish: false, publishedAt: null },
    });
    await say({ rating: 'good', words: 'Lovely tea.' });
    const before = await shop.everything(['rate_limits']);
    await Promise.all([1, 2].map(() => say({ rating: 'good', words: 'Lovely tea.' })));
    expect(await shop.everything(['rate_limits'])).toBe(before);
    expect((await listed()).items).toMatchObject([{ id: order.id, words: 'Lovely tea.' }]);
    passDays(14);
    expect(await read()).toMatchObject({ isOpen: false, review: { words: 'Lovely tea.' } });
    expect((await say({ rating: 'poor' })).status).toBe(200);
  });

  it('are refused before the order is delivered, and after two weeks', async () => {
    const refused = async () => {
      const before = await shop.everything(['rate_limits']);
      const { status, body } = await say({ rating: 'good' });
      expect([status, body.code]).toEqual([409, 'review_closed']);
      expect(await shop.everything(['rate_limits'])).toBe(before);
    };
    await setStatus('on-the-way');
    expect((await read()).isOpen).toBe(false);
    await refused();
    await setStatus('delivered');
    passDays(14);
    await refused();
  });

  it('are shown to everyone only if the customer and the owner allow it', async () => {
    await say({ rating: 'good', words: 'Lovely tea.' });
    expect((await publish()).body.code).toBe('conflict');
    await say({ rating: 'good', words: '', mayPublish: true });
    expect((await publish()).body.code).toBe('conflict');
    shop.platform.passSeconds(1);
    await say({ rating: 'good', words: 'Lovely tea.', mayPublish: true });
    expect(await shown()).toEqual([]);
    expect((await publish()).body).toMatchObject({ name: 'Asha', words: 'Lovely tea.' });
    expect(await shown()).toEqual([{ name: 'Asha', words: 'Lovely tea.' }]);
    const entries = (await shop.asAdmin('GET', '/api/admin/audit-log?area=settings')).items;
    expect(entries[0]).toMatchObject({ subject: { id: order.id }, to: { isPublished: true } });
    await publish(false);
    expect(await shown()).toEqual([]);
  });

  it('are no longer shown once the customer changes them', async () => {
    const kind = { rating: 'good', words: 'Lovely tea.', mayPublish: true };
    await say(kind);
    const seen = (await read()).review;
    await publish();
    await say(kind);
    expect(await shown()).toHaveLength(1);
    shop.platform.passSeconds(1);
    await say({ ...kind, words: 'Rude words' });
    expect(await shown()).toEqual([]);
    expect((await publish(true, seen)).body.code).toBe('conflict');
    expect(await shown()).toEqual([]);
  });

  it('are listed for the owner, newest first, and filtered', async () => {
    await say({ rating: 'poor', words: 'Cold.' });
    const first = order;
    shop.platform.passSeconds(60);
    order = await placed(shop, orderFor(tea, 1), asha);
    await setStatus('delivered');
    await say({ rating: 'good' });
    expect(await listed('?limit=1')).toMatchObject({ total: 2, items: [{ id: order.id }] });
    expect(await listed('?rating=poor')).toMatchObject({ total: 1, items: [{ id: first.id }] });
  });

  it('come from the order’s customer, or the guest with its token, alone', async () => {
    const others = await shop.signInCustomer('+919876543211');
    const body = { rating: 'good' };
    for (const { token } of [others, await shop.signInAdmin()]) {
      expect((await shop.request('PUT', path(), { token, body })).status).toBe(404);
      expect((await shop.request('GET', path(), { token })).status).toBe(404);
    }
    const guests = (await sendOrder(shop, orderFor(tea, 1, { guest: guestOf(1) }))).body;
    order = guests;
    await setStatus('delivered');
    expect((await say(body)).status).toBe(404);
    const headers = { 'Order-Access-Token': guests.accessToken };
    expect((await shop.request('PUT', path(), { headers, body })).status).toBe(200);
  });

  it('can be changed a limited number of times an hour', async () => {
    for (let each = 0; each < LIMIT_RULES.reviews.points; each += 1) {
      expect((await say({ rating: 'good', words: `${each}` })).status).toBe(200);
    }
    expect((await say({ rating: 'good' })).status).toBe(429);
  });

  it('are in the customer’s download, and go with the account', async () => {
    await say({ rating: 'good', words: 'Lovely tea.', mayPublish: true });
    await publish();
    const newcomer = await shop.signInCustomer('+919876543299');
    expect(
      (await shop.succeed('GET', '/api/users/me/export', { token: newcomer.token })).reviews,
    ).toEqual([]);
    const data = await shop.succeed('GET', '/api/users/me/export', { token: asha.token });
    expect(data.reviews).toMatchObject([{ orderId: order.id, words: 'Lovely tea.' }]);
    order = await placed(shop, orderFor(tea, 1), newcomer);
    await setStatus('delivered');
    const own = { token: newcomer.token };
    const body = { rating: 'good', words: 'I was here', mayPublish: true };
    const { review } = (await shop.request('PUT', path(), { ...own, body })).body;
    await publish(true, review);
    expect(await shown()).toHaveLength(2);
    await shop.succeed('DELETE', '/api/users/me', own);
    await expect.poll(shown).toEqual([{ name: 'Asha', words: 'Lovely tea.' }]);
    expect((await listed()).total).toBe(1);
  });
});
