import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderInput } from '../../../shared/contract/orders/order-input';
import { orderFor } from '../../../tests/support/test-orders';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
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

describe('an id that is taken', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('is replaced by a new one, and the stock is taken once', async () => {
    const tea = await shop.addProduct({ stockCount: 10 });
    const { userId } = await shop.signInCustomer();
    const session = { id: null, tokenEndsAt: new Date() };
    const caller = { userId, phoneNumber: '+919876543210', admin: null, session };
    const draws = [1, 1, 1, 2];
    const deps = {
      db: shop.shop.database.db,
      clock: shop.platform.clock,
      signer: shop.shop.signer,
      randomBytes: (count: number) => new Uint8Array(count).fill(draws.shift() ?? 3),
    };
    const body = orderInput.parse(orderFor(tea, 1));
    const first = await placeOrder(deps, { caller, clientIp: '203.0.113.7', key: 'a', body });
    const second = await placeOrder(deps, { caller, clientIp: '203.0.113.7', key: 'b', body });
    expect([first.order.id, second.order.id]).toEqual(['333333333', '444444444']);
    expect(await shop.stockOf(tea.id)).toBe(8);
    const again = await placeOrder(deps, { caller, clientIp: '203.0.113.7', key: 'b', body });
    expect([again.order.id, again.replayed]).toEqual(['444444444', true]);
  });

  it('at every try is a conflict and changes nothing', async () => {
    await shop.reset();
    const tea = await shop.addProduct({ stockCount: 10 });
    const { userId } = await shop.signInCustomer();
    const session = { id: null, tokenEndsAt: new Date() };
    const caller = { userId, phoneNumber: '+919876543210', admin: null, session };
    const { db } = shop.shop.database;
    const randomBytes = (count: number) => new Uint8Array(count).fill(1);
    const deps = { db, clock: shop.platform.clock, signer: shop.shop.signer, randomBytes };
    const body = orderInput.parse(orderFor(tea, 1));
    await placeOrder(deps, { caller, clientIp: '203.0.113.7', key: 'a', body });
    const before = await shop.everything();
    const second = placeOrder(deps, { caller, clientIp: '203.0.113.7', key: 'b', body });
    await expect(second).rejects.toMatchObject({ code: 'conflict' });
    expect(await shop.everything()).toBe(before);
  });
});
