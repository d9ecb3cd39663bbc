import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { HOOK, openGuardedShop } from '../../../tests/support/kitchen/guarded-shop';
import { laterOrdersOf, today, tomorrow } from '../../../tests/support/orders/later-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { cancelUnpaidOrders } from './cancel-unpaid';

const HOURS = { openingMode: 'hours', opensAt: '10:00', closesAt: '22:00' };

const guarded = await forEachTest(openGuardedShop());
const later = laterOrdersOf(guarded.shop);

describe('an order whose money may have arrived while nobody could look', () => {
  let tea: Product;
  beforeEach(async () => {
    await openBy(HOURS);
    await guarded.setKitchen({ laterOrders: true, webhookUrl: HOOK, pauseAfterMinutes: null });
    tea = await guarded.shop.addProduct({ stockCount: 100 });
  });

  const openBy = (opening: object) =>
    guarded.shop.changeSettings({ upiId: 'cafe@bank', cancelUnpaidAfterMinutes: 10, ...opening });
  const place = async (slotAt?: string) => (await later.send(tea, slotAt)).body;
  const claim = ({ id, accessToken }: { id: string; accessToken: string }) =>
    guarded.shop.succeed('POST', `/api/orders/${id}/payment-claim`, {
      headers: { 'Order-Access-Token': accessToken },
    });
  const cancelUnpaid = () => cancelUnpaidOrders(guarded.servers()[0]);
  const setClock = async (at: string) => {
    guarded.shop.platform.setClock(at);
    await guarded.pass(1, 1);
  };
  /** Minutes pass, with a tablet that is on. */
  const pass = async (minutes: number) => {
    const told: string[] = [];
    for (let minute = 0; minute < minutes; minute += 1) {
      await guarded.beat();
      told.push(...(await guarded.pass(60, 60)));
    }
    return told;
  };

  it('stays until the shop has been open for the time that staff have to check', async () => {
    await setClock(today('23:00'));
    await place(tomorrow('13:00'));
    await place(tomorrow('13:00'));
    await setClock(tomorrow('00:00'));
    expect(await cancelUnpaid()).toBe(0);
    await setClock(tomorrow('09:59'));
    await pass(10);
    expect(await cancelUnpaid()).toBe(0);
    await pass(1);
    expect(await cancelUnpaid()).toBe(2);
    expect(await guarded.shop.stockOf(tea.id)).toBe(100);
  });

  it('stays over the night and the next day if its customer has reported the payment', async () => {
    await setClock(today('21:50'));
    await place();
    await claim(await place());
    await claim(await place(tomorrow('13:00')));
    await setClock(today('22:30'));
    expect(await cancelUnpaid()).toBe(1);
    await setClock(tomorrow('09:59'));
    await pass(11);
    await setClock(tomorrow('22:30'));
    expect(await cancelUnpaid()).toBe(0);
  });

  it('stays while the shop was closed by hand, and while no tablet was on', async () => {
    await place(tomorrow('13:00'));
    await openBy({ openingMode: 'closed' });
    await pass(12);
    await openBy({ openingMode: 'open' });
    await guarded.setKitchen({ pauseAfterMinutes: 5 });
    await pass(9);
    expect(await cancelUnpaid()).toBe(0);
    // Without a beat the guard pauses the shop.
    expect(await guarded.pass(6 * 60, 60)).toContain('shop-paused');
    expect(await cancelUnpaid()).toBe(0);
    await pass(10);
    expect(await cancelUnpaid()).toBe(0);
    await pass(1);
    expect(await cancelUnpaid()).toBe(1);
  });

  it('is told to the owner, not at night', async () => {
    await setClock(today('23:00'));
    await claim(await place(tomorrow('13:00')));
    expect(await pass(7)).toEqual([]);
    await setClock(tomorrow('09:59'));
    expect(await pass(5)).toEqual([]);
    expect(await pass(1)).toEqual(['payment-waiting']);
    expect(await pass(4)).toEqual([]);
  });
});
