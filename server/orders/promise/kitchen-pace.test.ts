import { describe, expect, test } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { openPromisingShop } from '../../../tests/support/orders/promising-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const promising = await forEachTest(openPromisingShop());
const { shop, order, send, make, learn, minutesUntil, pay, pass, windowOf } = promising;
const { setStatus: set } = shop;
const STRANGER = '198.51.100.66';

describe('the queue', () => {
  test('forgets orders of a kitchen that never taps, when their window ends', async () => {
    for (let each = 0; each < 6; each += 1) await order();
    pass(20);
    expect(await minutesUntil()).toBeGreaterThan(20);
    pass(60);
    expect(await minutesUntil()).toBe(20);
  });

  test('counts orders of a kitchen that taps, until they are ready', async () => {
    await make(8, 10);
    await learn();
    for (let each = 0; each < 6; each += 1) await order();
    pass(80);
    expect(await minutesUntil()).toBeGreaterThan(30);
    pass(60);
    expect(await minutesUntil()).toBeLessThan(30);
  });
});

describe('the kitchen’s pace', () => {
  test('is learned from what orders really took', async () => {
    const before = await minutesUntil();
    await make(40, 30);
    pass(180);
    await learn();
    expect(await minutesUntil()).toBeGreaterThan(before);
  });

  test('slows down with a slow day, for half an hour', async () => {
    await make(30, 10);
    pass(24 * 60);
    await learn();
    const usual = await minutesUntil();
    pass(120);
    await make(3, 25);
    await learn();
    const slow = await minutesUntil();
    expect(slow).toBeGreaterThan(usual + 10);
    pass(180);
    expect(await minutesUntil()).toBeLessThan(slow);
  });
});

describe('a rush', () => {
  const rush = async (count: number) => {
    const placed: Order[] = [];
    for (let each = 0; each < count; each += 1) {
      const one = await order();
      await pay(one.id);
      placed.push(one);
    }
    return placed;
  };
  const makeEach = async (orders: readonly Order[], minutes: number) => {
    for (const { id } of orders) {
      pass(minutes);
      await set(id, 'on-the-way');
    }
    await learn();
  };

  test('in a quicker kitchen is promised earlier within ten minutes', async () => {
    const placed = await rush(24);
    await makeEach(placed.slice(0, 10), 1);
    // The other 14 take as many minutes; by the default they would take an hour.
    expect(await minutesUntil()).toBeLessThan(35);
  });

  test('in a slower kitchen is promised later as long as its orders come late', async () => {
    const placed = await rush(16);
    await makeEach(placed.slice(0, 8), 9);
    // The other eight take 72 minutes; by the default they would take half of that.
    expect(await minutesUntil()).toBeGreaterThan(75);
  });

  test('is not moved by a single order that was quick or slow, also in a quiet hour', async () => {
    // The kitchen stays idle, and windows are in steps of five minutes: only the pace can move this.
    const untilLarge = async () => {
      const large = await order(20);
      await set(large.id, 'cancelled');
      return windowOf(large)[1];
    };
    await make(7, 10);
    await learn();
    const usual = await untilLarge();
    await make(1, 1);
    pass(4);
    await learn();
    expect(await untilLarge()).toBe(usual);
    await make(1, 60);
    await learn();
    expect(await untilLarge()).toBe(usual);
  });
});

describe('unpaid orders that nobody has accepted', () => {
  const leaveUnpaid = async (count: number, quantity: number, from = (_: number) => STRANGER) => {
    const placed: Order[] = [];
    for (let each = 0; each < count; each += 1) placed.push(await send(quantity, {}, from(each)));
    return placed;
  };

  test('of one network move a promise by minutes, and count in full once one is paid or accepted', async () => {
    expect(await minutesUntil()).toBe(20);
    const [first, second] = await leaveUnpaid(5, 20);
    expect(await minutesUntil()).toBeLessThanOrEqual(35);
    await pay(first?.id ?? '');
    const withPaid = await minutesUntil();
    expect(withPaid).toBeGreaterThan(60);
    await set(second?.id ?? '', 'preparing');
    expect(await minutesUntil()).toBeGreaterThan(withPaid + 20);
  });

  test('of many networks move it by less than half an hour, and hide no paid one', async () => {
    const paid = await order(20);
    await pay(paid.id);
    const before = await minutesUntil();
    const copied = await shop.shop.database.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', (await order()).id)
      .executeTakeFirstOrThrow();
    shop.platform.passSeconds(1);
    const created_at = shop.platform.clock().toISOString();
    const copies = Array.from({ length: 250 }, (_, copy) => ({
      ...copied,
      created_at,
      id: `COPY${1000 + copy}`,
      client_key: `network ${copy}`,
    }));
    await shop.shop.database.db.insertInto('orders').values(copies).execute();
    const after = await minutesUntil();
    expect(after).toBeGreaterThan(before);
    expect(after).toBeLessThan(before + 30);
  });

  test('do not make the day look slow', async () => {
    await make(30, 10);
    pass(24 * 60);
    await learn();
    const before = await minutesUntil();
    pass(120);
    const unpaid = await leaveUnpaid(8, 1, (each) => `198.51.100.${each}`);
    pass(60);
    await learn();
    for (const { id } of unpaid) await set(id, 'cancelled');
    expect(await minutesUntil()).toBe(before);
  });
});
