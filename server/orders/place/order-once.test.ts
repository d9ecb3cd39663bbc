import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { GUEST, orderFor, placed, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { removeExpiredKeys } from './idempotency-store';

const shop = await forEachTest(openTestShop());
const asha = await shop.signInCustomer();

describe('an order sent again with its Idempotency-Key', () => {
  let waffle: Product;
  beforeEach(async () => {
    waffle = await shop.addProduct({ stockCount: 10 });
  });

  const send = (body: unknown, key: string, customer = asha) =>
    sendOrder(shop, body, { customer, key });

  it('gets the first order, marked as replayed', async () => {
    const first = await send(orderFor(waffle, 2), 'k');
    expect([first.status, first.headers.get('Idempotent-Replayed')]).toEqual([201, null]);
    const before = await shop.everything();
    const again = await send(orderFor(waffle, 2), 'k');
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([200, 'true']);
    expect(again.body).toEqual(first.body);
    expect(await shop.everything()).toBe(before);
    expect(await shop.stockOf(waffle.id)).toBe(8);
  });

  it('counts as the same body with its fields reordered or its defaults spelled out', async () => {
    const first = await send(orderFor(waffle, 1), 'k');
    const fields = Object.entries(orderFor(waffle, 1)).reverse();
    const items = [{ customizations: [], quantity: 1, productId: waffle.id }];
    const again = await send({ ...Object.fromEntries(fields), items }, 'k');
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
  });

  it('is refused with another body', async () => {
    await send(orderFor(waffle, 1), 'k');
    await shop.refuses(() => send(orderFor(waffle, 2), 'k'), 'idempotency_key_reused', 409);
  });

  it('is a new order for another caller', async () => {
    const other = await shop.signInCustomer('+919876543211');
    const asGuest = (phoneNumber: string) =>
      orderFor(waffle, 1, { guest: { ...GUEST, phoneNumber } });
    const answers = [
      await send(orderFor(waffle, 1), 'k'),
      await send(orderFor(waffle, 1), 'k', other),
      await sendOrder(shop, asGuest('+919800000001'), { key: 'k' }),
      await sendOrder(shop, asGuest('+919800000002'), { key: 'k' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(4);
  });

  it('gives a guest the same access token again', async () => {
    const body = orderFor(waffle, 1, { guest: GUEST });
    const first = await sendOrder(shop, body, { key: 'k' });
    const again = await sendOrder(shop, body, { key: 'k' });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(first.body.accessToken).toMatch(/^[\w-]{43}$/);
  });

  it('stays one order when its guest signs in meanwhile', async () => {
    const body = orderFor(waffle, 1, { guest: GUEST });
    const first = await sendOrder(shop, body, { key: 'k' });
    const again = await send(body, 'k');
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await shop.stockOf(waffle.id)).toBe(9);
  });

  it('is not shown to others after its customer has signed out', async () => {
    const body = orderFor(waffle, 1, { guest: GUEST });
    const first = await send(body, 'k');
    expect(first.body).not.toHaveProperty('accessToken');
    expect((await send(body, 'k')).body).toEqual(first.body);
    const other = await shop.signInCustomer('+919876543211');
    const before = await shop.everything();
    for (const answer of [
      await sendOrder(shop, body, { key: 'k' }),
      await send(body, 'k', other),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'idempotency_key_reused']);
    }
    expect(await shop.everything()).toBe(before);
  });

  it('is a new order after 24 hours, not a millisecond earlier', async () => {
    const first = await send(orderFor(waffle, 1), 'k');
    shop.platform.passSeconds(24 * 60 * 60 - 0.001);
    await shop.changeSettings({ openingMode: 'open' });
    expect((await send(orderFor(waffle, 1), 'k')).body.id).toBe(first.body.id);
    await removeExpiredKeys(shop.shop.database.db, shop.platform.clock());
    expect((await send(orderFor(waffle, 1), 'k')).status).toBe(200);
    shop.platform.passSeconds(0.001);
    const later = await send(orderFor(waffle, 3), 'k');
    expect(later.status).toBe(201);
    expect(later.body.id).not.toBe(first.body.id);
    expect((await send(orderFor(waffle, 3), 'k')).body.id).toBe(later.body.id);
  });

  it('frees its key when refused: the corrected cart is accepted with the same key', async () => {
    expect((await send(orderFor(waffle, 11), 'k')).body.code).toBe('out_of_stock');
    expect((await send(orderFor(waffle, 10), 'k')).status).toBe(201);
  });

  it('is answered even after the shop has closed and the product is deleted', async () => {
    const first = await send(orderFor(waffle, 10), 'k');
    await shop.changeSettings({ openingMode: 'closed' });
    await shop.asAdmin('DELETE', `/api/products/${waffle.id}`);
    expect((await send(orderFor(waffle, 10), 'k')).body.id).toBe(first.body.id);
  });

  it('shows the order as it is now', async () => {
    const first = await send(orderFor(waffle, 1), 'k');
    await shop.setStatus(first.body.id, 'preparing');
    expect((await send(orderFor(waffle, 1), 'k')).body.status).toBe('preparing');
  });

  it('is one order, however many requests arrive at once', async () => {
    const sends = Array.from({ length: 8 }, () => send(orderFor(waffle, 2), 'k'));
    const answers = await Promise.all(sends);
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200, 200, 200, 200, 200, 200, 200, 201,
    ]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await shop.stockOf(waffle.id)).toBe(8);
  });

  it('without a key is a new order each time', async () => {
    const one = await placed(shop, orderFor(waffle, 1), asha);
    const two = await placed(shop, orderFor(waffle, 1), asha);
    expect(one.id).not.toBe(two.id);
  });
});
