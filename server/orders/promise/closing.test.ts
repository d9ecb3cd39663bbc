import { describe, expect, test } from 'vitest';
import { openPromisingShop } from '../../../tests/support/orders/promising-shop';
import { GUEST, orderFor, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const promising = await forEachTest(openPromisingShop());
const { shop, order, pay, setKitchen, pass, windowOf } = promising;

/** Holds the hours so that the shop, which opened at some hour, closes in so many minutes. */
const closeIn = async (minutes: number, opensAt = '00:00') => {
  const closing = new Date(shop.platform.clock().getTime() + (330 + minutes) * 60_000);
  const closes = closing.toISOString().slice(11, 16);
  const day = [{ opens: opensAt, closes }];
  await shop.changeSettings({
    openingMode: 'hours',
    weeklyHours: Array(7).fill(day),
    holidays: [],
  });
};
const publicWindow = async () => (await shop.succeed('GET', '/api/settings')).readyWindow;

describe('nothing is promised for after the closing', () => {
  test('an order that may be too late is taken without a time, and is due at the closing', async () => {
    await closeIn(20);
    expect(windowOf(await order())).toEqual([10, 20]);
    const large = await order(20);
    expect(windowOf(large)).toEqual([20, 20]);
    const { tickets } = await shop.asAdmin('GET', '/api/admin/kitchen');
    const due = tickets.find(({ id }: { id: string }) => id === large.id).dueAt;
    expect(due).toBe(large.promisedUntil);
    pass(10);
    expect(windowOf(await order())).toEqual([10, 10]);
    expect(await publicWindow()).toBeNull();
    // It is no broken promise either.
    await pay(large.id);
    pass(30);
    expect((await shop.asAdmin('GET', '/api/admin/dashboard/today')).promises.total).toBe(0);
  });

  test('an evening past midnight is one span, and a shop that staff hold open has no closing', async () => {
    await shop.changeSettings({ openingMode: 'open' });
    expect(windowOf(await order(20))[1]).toBeGreaterThan(60);
    // 11:55 pm in Ravangla.
    const { clock, passSeconds } = shop.platform;
    const local = (clock().getTime() / 60_000 + 330) % 1440;
    passSeconds(Math.ceil((1435 - local + 1440) % 1440) * 60);
    await shop.changeSettings({
      openingMode: 'hours',
      weeklyHours: Array(7).fill([{ opens: '18:00', closes: '02:00' }]),
    });
    const { promisedFrom, promisedUntil } = await order(8);
    expect(promisedFrom).not.toBe(promisedUntil);
  });

  test('but for the minutes that the owner allows for finishing', async () => {
    await closeIn(10);
    await setKitchen({ finishMinutes: 30 });
    expect(windowOf(await order())).toEqual([10, 20]);
    expect(windowOf(await order(20))).toEqual([40, 40]);
  });

  test('if the owner says so, it is refused, unless staff place it', async () => {
    await closeIn(10);
    await setKitchen({ refusesLateOrders: true });
    const body = orderFor(promising.waffle, 1, { guest: GUEST });
    const refused = await sendOrder(shop, body);
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe('too_late');
    expect(refused.body.message).toMatch(/Please come back tomorrow at .* or call us\.$/);
    await setKitchen({ laterOrders: true });
    expect((await sendOrder(shop, body)).body.message).toContain('Please order for later, come');
    const { token } = await shop.signInAdmin();
    const placed = await shop.request('POST', '/api/orders', { token, body });
    expect(placed.status).toBe(201);
  });
});
