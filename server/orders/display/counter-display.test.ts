import { afterEach, describe, expect, it } from 'vitest';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { upiAmount } from '../../../shared/domain/shop/upi';
import { openStreamingShop } from '../../../tests/support/orders/streaming-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import type { SignedIn } from '../../../tests/support/platform/test-shop';
import { removeOldDisplays } from './display-store';

const cafe = await forEachTest(openStreamingShop());
const { shop, staff } = cafe;
const PATH = '/api/admin/display';

const show = (state: object, by: SignedIn = staff) =>
  shop.request('PUT', PATH, { token: by.token, body: state });
const read = async (by: SignedIn = staff) =>
  (await shop.request('GET', PATH, { token: by.token })).body;

const line = (name: string) => ({
  productId: cafe.tea.id,
  name,
  quantity: 2,
  options: [],
  total: 80,
});
const order = (name = 'Tea') => ({
  kind: 'order',
  lines: [line(name)],
  more: 0,
  packaging: 10,
  discount: 0,
  total: 90,
});

describe('the display of a counter', () => {
  afterEach(() => cafe.closeStreams());

  it('follows the till of its own account, which learns that it is read', async () => {
    expect((await show(order())).body).toEqual({ isRead: false });
    const stream = await cafe.follow(`${PATH}/events`, { who: staff });
    expect(await stream.next()).toMatchObject({
      state: {
        kind: 'order',
        packaging: 10,
        delivery: 0,
        total: 90,
        lines: [{ name: 'Tea', quantity: 2, options: [] }],
      },
    });
    shop.platform.passSeconds(2);
    expect((await show({ kind: 'paid', total: 80, received: 100 })).body).toEqual({ isRead: true });
    expect(await stream.next()).toMatchObject({ state: { kind: 'paid', received: 100 }, ageMs: 0 });
    const manager = await shop.signInAdmin('manager');
    expect((await read(manager)).state).toEqual({ kind: 'idle' });
    shop.platform.passSeconds(120);
    expect((await show({ kind: 'idle' })).body).toEqual({ isRead: false });
  });

  it('shows the shop’s own sum and link of an order to pay, and nothing of a paid one', async () => {
    await show({ kind: 'pay', by: 'upi', orderId: cafe.order.id });
    const { totalAmount, upiPaymentUrl } = cafe.order;
    expect((await read()).state).toEqual({
      kind: 'pay',
      by: 'upi',
      total: totalAmount,
      upiPaymentUrl,
    });
    await shop.shop.database.db
      .updateTable('orders')
      .set({ upi_payment_url: `upi://pay?am=${totalAmount}.00&tr=${cafe.order.id}1` })
      .where('id', '=', cafe.order.id)
      .execute();
    await show({ kind: 'pay', by: 'upi', orderId: cafe.order.id, tip: 15.5 });
    const { state } = await read();
    expect(state.total).toBe(totalAmount + 15.5);
    expect(upiAmount(state.upiPaymentUrl)).toBe(rupeesToPaise(totalAmount + 15.5));
    await show({ kind: 'pay', by: 'cash', orderId: cafe.order.id });
    expect((await read()).state).toMatchObject({ total: totalAmount, upiPaymentUrl: null });
    const part = { method: 'cash', amount: 10, received: 0 };
    await shop.asAdmin('POST', `/api/orders/${cafe.order.id}/payments`, part);
    expect((await read()).state).toMatchObject({ total: totalAmount - 10 });
    const dear = () => show({ kind: 'pay', by: 'upi', orderId: cafe.order.id, tip: 1e12 });
    await shop.refuses(dear, 'bad_input');
    await cafe.pay(cafe.order.id, 'paid');
    expect((await read()).state).toEqual({ kind: 'idle' });
    await show({ kind: 'pay', by: 'upi', orderId: 'unknown' });
    expect((await read()).state).toEqual({ kind: 'idle' });
  });

  it('asks for what is left to pay, and for nothing of a cancelled order', async () => {
    const { id, totalAmount } = cafe.order;
    const cash = { method: 'cash', amount: 30, received: 0 };
    await shop.asAdmin('POST', `/api/orders/${id}/payments`, cash);
    for (const by of ['upi', 'cash']) {
      await show({ kind: 'pay', by, orderId: id });
      expect((await read()).state).toMatchObject({ kind: 'pay', by, total: totalAmount - 30 });
    }
    await shop.setStatus(id, 'cancelled');
    expect((await read()).state).toEqual({ kind: 'idle' });
  });

  it('greets ten minutes after the last word of the till, which is then deleted', async () => {
    await show(order());
    shop.platform.passSeconds(599);
    expect(await read()).toMatchObject({ state: { kind: 'order' }, ageMs: 599_000 });
    shop.platform.passSeconds(2);
    expect((await read()).state).toEqual({ kind: 'idle' });
    const { db } = shop.shop.database;
    shop.platform.passSeconds(700);
    await removeOldDisplays(db, shop.platform.clock());
    expect(await db.selectFrom('counter_displays').selectAll().execute()).toEqual([]);
  });

  it('refuses a state above 8 kB', async () => {
    const long = { ...order(), lines: Array.from({ length: 20 }, () => line('चाय'.repeat(60))) };
    expect((await show(long)).body.code).toBe('bad_input');
    for (const wrong of [
      { kind: 'pay', by: 'upi' },
      { ...order(), lines: Array(21).fill(line('x')) },
    ]) {
      expect((await show(wrong)).body.code).toBe('bad_input');
    }
    expect((await read()).state).toEqual({ kind: 'idle' });
  });

  it('ends for one of the staff who is removed', async () => {
    const account = { email: 'leaving@cafe.example', password: 'a-long-enough-one' };
    const { id } = await shop.asAdmin('POST', '/api/admins', { ...account, role: 'staff' });
    const leaving = await shop.signInByPassword(account);
    const stream = await cafe.follow(`${PATH}/events`, { who: leaving });
    await stream.next();
    await show(order(), leaving);
    expect(await stream.next()).toMatchObject({ state: { kind: 'order' } });
    await shop.asAdmin('DELETE', `/api/admins/${id}`);
    await show(order(), leaving);
    expect((await cafe.follow(`${PATH}/events`, { who: cafe.asha })).refusal).toMatchObject({
      code: 'not_an_admin',
    });
  });
});
