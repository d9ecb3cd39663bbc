import { beforeEach, describe, expect, it } from 'vitest';
import { orderInput } from '../../../shared/contract/orders/order-input';
import { orderFor } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { newOrderId } from './order-id';
import { placeOrder } from './place-order';

describe('the id of an order', () => {
  it('has nine characters without look-alikes', () => {
    let next = 0;
    const bytes = (count: number) => Uint8Array.from({ length: count }, () => next++ % 256);
    for (let each = 0; each < 500; each += 1) {
      expect(newOrderId(bytes)).toMatch(/^[2-9AC-HJ-KMNP-RTVWXY]{9}$/);
    }
  });

  it('holds each character with equal probability: bytes that favour some are skipped', () => {
    const drawn = [255, 254, 253, 252, 251, 250, 249, 248, 247, 0, 1, 2, 3, 4, 5, 6, 7, 8];
    const bytes = (count: number) => Uint8Array.from(drawn.splice(0, count));
    expect(newOrderId(bytes)).toBe('23456789A');
  });
});

const shop = await forEachTest(openTestShop());

describe('an id that is taken', () => {
  let tea: { id: string };
  beforeEach(async () => {
    tea = await shop.addProduct({ stockCount: 10 });
  });

  /** Places an order with an idempotency key, whose id is made of these draws and then of threes. */
  async function place(key: string, draw: () => number | undefined) {
    const { userId } = await shop.signInCustomer();
    const session = { id: null, tokenEndsAt: new Date(), deviceId: null, asksPin: false };
    const caller = { userId, phoneNumber: '+919876543210', admin: null, session };
    const randomBytes = (count: number) => new Uint8Array(count).fill(draw() ?? 3);
    const { database, signer } = shop.shop;
    const deps = { db: database.db, clock: shop.platform.clock, signer, randomBytes };
    const body = orderInput.parse(orderFor(tea, 1));
    return placeOrder(deps, { caller, clientIp: '203.0.113.7', key, language: 'en', body });
  }

  it('is replaced by a new one, and the stock is taken once', async () => {
    const draws = [1, 1, 1, 2];
    const placeNext = (key: string) => place(key, () => draws.shift());
    const [first, second] = [await placeNext('a'), await placeNext('b')];
    expect([first.order.id, second.order.id]).toEqual(['333333333', '444444444']);
    expect(await shop.stockOf(tea.id)).toBe(8);
    const again = await placeNext('b');
    expect([again.order.id, again.replayed]).toEqual(['444444444', true]);
  });

  it('at every try is a conflict and changes nothing', async () => {
    await place('a', () => 1);
    const before = await shop.everything();
    await expect(place('b', () => 1)).rejects.toMatchObject({ code: 'conflict' });
    expect(await shop.everything()).toBe(before);
  });
});
