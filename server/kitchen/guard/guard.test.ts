import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { BEAT, HOOK, openGuardedShop } from '../../../tests/support/kitchen/guarded-shop';
import { GUEST, orderFor, placed, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const guarded = await forEachTest(openGuardedShop());
const { shop, beat, pass, setKitchen } = guarded;
let tea: Product;
beforeEach(async () => {
  tea = await shop.addProduct();
});

const readSettings = () => shop.succeed('GET', '/api/settings');

describe('the guard of two servers', () => {
  beforeEach(() => setKitchen({ webhookUrl: HOOK, pauseAfterMinutes: 5 }));

  it('tells the owner of a new shop, but does not pause it', async () => {
    await shop.reset();
    await setKitchen({ webhookUrl: HOOK });
    await beat();
    expect(await pass(600, 60)).toEqual(['board-gone']);
    expect(await readSettings()).toMatchObject({ isStoreOpen: true });
    await placed(shop, orderFor(await shop.addProduct(), 1, { guest: GUEST }));
  });

  it('tells the owner, pauses the shop, and opens it with the first beat, each once', async () => {
    await beat();
    expect(await pass(80)).toEqual([]);
    expect(await pass(20)).toEqual(['board-gone']);
    expect(await pass(190)).toEqual([]);
    expect((await readSettings()).isStoreOpen).toBe(true);
    expect(await pass(20)).toEqual(['shop-paused']);
    expect(await readSettings()).toMatchObject({ isStoreOpen: false });
    const refused = await sendOrder(shop, orderFor(tea, 1, { guest: GUEST }));
    expect([refused.status, refused.body.code]).toEqual([409, 'store_closed']);
    expect(await pass(600, 60)).toEqual([]);

    await Promise.all([beat(), beat({ boardId: 'tablet-2' }, 1)]);
    expect((await readSettings()).isStoreOpen).toBe(true);
    expect(await pass(10)).toEqual(['board-back']);
    await placed(shop, orderFor(tea, 1, { guest: GUEST }));
    expect(await pass(60)).toEqual([]);
  });

  it('does not count a tablet whose page is out of sight', async () => {
    await beat();
    for (let times = 0; times < 3; times += 1) {
      await pass(30);
      await beat({ visible: false });
    }
    expect(await pass(10)).toEqual(['board-gone']);
    await beat({ visible: false });
    expect(await pass(10)).toEqual([]);
  });

  it('leaves a shop without a board alone, and tells so once', async () => {
    await placed(shop, orderFor(tea, 1, { guest: GUEST }));
    expect(await pass(1200, 60)).toEqual([]);
    expect((await readSettings()).isStoreOpen).toBe(true);
    const status = () => shop.asAdmin('GET', '/api/admin/guard');
    expect(await status()).toEqual({ offUnseen: true, boards: [] });
    await shop.asAdmin('POST', '/api/admin/guard/off-seen', {});
    expect(await status()).toEqual({ offUnseen: false, boards: [] });
  });

  it('never ends a pause of staff, and tells nothing during it', async () => {
    await beat();
    await shop.asAdmin('PUT', '/api/settings/state', { to: 'paused', for: 60 });
    expect(await pass(600, 60)).toEqual([]);
    await beat();
    expect((await readSettings()).isStoreOpen).toBe(false);
  });

  it('tells customers and the owner of an order that waits, and cancels it when the owner wants', async () => {
    await setKitchen({ webhookUrl: HOOK, cancelAfterMinutes: 12, pauseAfterMinutes: null });
    await beat();
    await pass(10);
    const order = await placed(shop, orderFor(tea, 1, { guest: GUEST }));
    const { accessToken } = order as unknown as { accessToken: string };
    const read = () =>
      shop.succeed('GET', `/api/orders/${order.id}`, {
        headers: { 'Order-Access-Token': accessToken },
      });
    const said: string[] = [];
    const waitFor = async (minutes: number) => {
      for (let passed = 0; passed < minutes * 2; passed += 1) {
        await beat();
        said.push(...(await pass(30, 30)));
      }
    };
    await waitFor(2);
    expect(said).toEqual([]);
    await waitFor(7);
    expect(said).toEqual(['orders-waiting']);
    expect((await read()).waitingToldAt).toBeNull();
    await waitFor(1);
    const toldAt = (await read()).waitingToldAt;
    expect(toldAt).toBe(shop.platform.clock().toISOString());
    await waitFor(1);
    expect(await read()).toMatchObject({ status: 'placed', waitingToldAt: toldAt });
    expect(await shop.stockOf(tea.id)).toBe(9);
    await waitFor(1);
    expect(await read()).toMatchObject({ status: 'cancelled' });
    expect(await shop.stockOf(tea.id)).toBe(10);
    expect(said).toEqual(['orders-waiting']);
  });

  it('cancels no order for the time in which the shop was off, or before it was put back', async () => {
    await setKitchen({ webhookUrl: HOOK, cancelAfterMinutes: 5, pauseAfterMinutes: null });
    await beat();
    await pass(10);
    const order = await placed(shop, orderFor(tea, 1, { guest: GUEST }));
    const status = async () => (await shop.asAdmin('GET', `/api/orders/admin/${order.id}`)).status;
    shop.platform.passSeconds(40 * 60);
    await pass(240, 60);
    expect(await status()).toBe('placed');
    const set = (to: string) => shop.setStatus(order.id, to);
    await set('preparing');
    await set('placed');
    await pass(240, 60);
    expect(await status()).toBe('placed');
    await pass(120, 60);
    expect(await status()).toBe('cancelled');
  });

  it('notes in the audit log that nobody accepted the order within 1 minute', async () => {
    await setKitchen({ cancelAfterMinutes: 1 });
    await beat();
    await pass(10);
    await placed(shop, orderFor(tea, 1, { guest: GUEST }));
    await pass(120, 60);
    const log = await shop.asAdmin('GET', '/api/admin/audit-log?area=orders&limit=100');
    const reasons = log.items.map(({ reason }: { reason: string }) => reason);
    expect(reasons).toContain('Nobody accepted it within 1 minute');
  });

  it('ends its pause at the first beat when the shop was closed and opened meanwhile', async () => {
    await beat();
    await pass(400, 60);
    await shop.changeSettings({ openingMode: 'closed' });
    await pass(60, 60);
    await shop.changeSettings({ openingMode: 'hours' });
    await pass(60, 60);
    expect((await readSettings()).isStoreOpen).toBe(false);
    await beat();
    await pass(10);
    expect((await readSettings()).isStoreOpen).toBe(true);
  });

  it('neither tells nor cancels an accepted order', async () => {
    await setKitchen({ cancelAfterMinutes: 5 });
    const order = await placed(shop, orderFor(tea, 1, { guest: GUEST }));
    await shop.setStatus(order.id, 'preparing');
    for (let passed = 0; passed < 24; passed += 1) {
      await beat();
      expect(await pass(30, 30)).toEqual([]);
    }
    const { status, waitingToldAt } = await shop.asAdmin('GET', `/api/orders/admin/${order.id}`);
    expect([status, waitingToldAt]).toEqual(['preparing', null]);
  });

  it('ends with the day: the next opening finds the shop open', async () => {
    await beat();
    await pass(400, 60);
    expect((await readSettings()).isStoreOpen).toBe(false);
    shop.platform.setClock('2026-04-16T04:40:00.000Z');
    expect((await readSettings()).isStoreOpen).toBe(true);
    // The shop has been open for ten minutes, but the guard was not there to see it.
    expect(await pass(90)).toEqual([]);
    expect(await pass(20)).toEqual(['board-gone']);
  });

  it('pauses a morning without a shift, until staff open it or no board was on for two days', async () => {
    await beat();
    const isOpen = async () => (await readSettings()).isStoreOpen;
    const offUnseen = async () => (await shop.asAdmin('GET', '/api/admin/guard')).offUnseen;
    shop.platform.setClock('2026-04-16T04:30:00.000Z');
    expect(await pass(440, 110)).toEqual(['board-gone', 'shop-paused']);
    expect(await isOpen()).toBe(false);
    await shop.asAdmin('PUT', '/api/settings/state', { to: 'open' });
    expect(await pass(600, 120)).toEqual([]);
    expect([await isOpen(), await offUnseen()]).toEqual([true, false]);
    shop.platform.setClock('2026-04-16T15:00:00.000Z');
    await pass(10);
    shop.platform.setClock('2026-04-18T04:30:00.000Z');
    expect(await pass(600, 120)).toEqual([]);
    expect([await isOpen(), await offUnseen()]).toEqual([true, true]);
    await beat();
    expect(await offUnseen()).toBe(false);
    expect(await pass(440, 110)).toEqual(['board-gone', 'shop-paused']);
  });

  it('keeps the newest tablets only', async () => {
    for (let tablet = 0; tablet < 25; tablet += 1) {
      shop.platform.passSeconds(1);
      await beat({ boardId: `tablet-${tablet}` });
    }
    shop.platform.passSeconds(1);
    await shop.asAdmin('POST', '/api/admin/guard/beats', { ...BEAT, battery: 24 });
    const { boards } = await shop.asAdmin('GET', '/api/admin/guard');
    expect(boards).toHaveLength(20);
    const { boardId: _, ...newest } = { ...BEAT, battery: 24 };
    expect(boards[0]).toMatchObject({ ...newest, staffName: 'Admin' });
    for (let tab = 0; tab < 25; tab += 1) {
      await beat({ boardId: `hidden-${tab}`, visible: false });
    }
    const { boards: kept } = await shop.asAdmin('GET', '/api/admin/guard');
    expect(kept.filter(({ visible }: { visible: boolean }) => visible)).toHaveLength(20);
  });
});
