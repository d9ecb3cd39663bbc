import { describe, expect, test } from 'vitest';
import { NEAR, openPromisingShop } from '../../../tests/support/orders/promising-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const promising = await forEachTest(openPromisingShop());
const { shop, order, deliver, pay, pass } = promising;
const { setStatus: set } = shop;

describe('promises kept', () => {
  const kept = async () => (await shop.asAdmin('GET', '/api/admin/dashboard/today')).promises;

  test('are counted once they are over', async () => {
    const [inTime, late, , cancelled] = await Promise.all([1, 2, 3, 4].map(() => order()));
    expect(await kept()).toEqual({ kept: 0, total: 0 });
    await pay(late?.id ?? '');
    pass(10);
    await set(inTime?.id ?? '', 'on-the-way');
    expect(await kept()).toEqual({ kept: 1, total: 1 });
    await set(cancelled?.id ?? '', 'cancelled');
    pass(90);
    // The third was neither paid nor accepted.
    expect(await kept()).toEqual({ kept: 1, total: 2 });
    await set(late?.id ?? '', 'on-the-way');
    expect(await kept()).toEqual({ kept: 1, total: 2 });
    pass(24 * 60);
    expect(await kept()).toEqual({ kept: 0, total: 0 });
  });

  test('of a delivery leave time for the way', async () => {
    const [early, late] = [await deliver(NEAR), await deliver(NEAR)];
    pass(10);
    await set(early.id, 'on-the-way');
    pass(30);
    await set(late.id, 'on-the-way');
    expect(await kept()).toEqual({ kept: 1, total: 2 });
  });

  test('of a delivery are not kept by a tap that was undone', async () => {
    const { id } = await deliver(NEAR);
    const tap = (what: string, version: number) =>
      shop.asAdmin('POST', `/api/admin/kitchen/orders/${id}/${what}`, { version });
    for (const version of [1, 2, 3]) await tap('move', version);
    await tap('undo', 4);
    expect(await kept()).toEqual({ kept: 0, total: 0 });
    pass(90);
    await tap('move', 5);
    expect(await kept()).toEqual({ kept: 0, total: 1 });
  });
});
