import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { ORDER_STATUSES } from '../../../shared/domain/orders/order-status';
import { PAYMENT_STATUSES } from '../../../shared/domain/orders/payment';
import { orderFor, orderOf, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { LIMIT_RULES } from '../../platform/limits/limit-rules';

const shop = await forEachTest(openTestShop());
const asha = await shop.signInCustomer();
const staff = await shop.signInAdmin('staff');

describe('a change of an order by staff', () => {
  let tea: Product;
  let order: Order;
  beforeEach(async () => {
    await shop.changeSettings({ upiId: 'cafe@okbank' });
    tea = await shop.addProduct({ name: 'Tea', price: 40, stockCount: 10 });
    order = await placed(shop, orderFor(tea, 4), asha);
  });

  const send = (part: 'status' | 'payment-status', body: unknown, id = order.id) =>
    shop.request('PUT', `/api/orders/${id}/${part}`, { token: staff.token, body });
  const set = async (status: string): Promise<Order> => (await send('status', { status })).body;
  const pay = async (paymentStatus: string) =>
    (await send('payment-status', { paymentStatus })).body;

  it('stores the status, who set it and when; the customer does not see who', async () => {
    shop.platform.passSeconds(60);
    const answer = await set('preparing');
    expect(answer).toMatchObject({ id: order.id, status: 'preparing', totalAmount: 160 });
    expect(answer.statusUpdates).toEqual([
      { status: 'placed', timestamp: '2026-04-15T06:30:00.000Z' },
      { status: 'preparing', timestamp: '2026-04-15T06:31:00.000Z', by: 'staff' },
    ]);
    const seen = await shop.succeed('GET', `/api/orders/${order.id}`, { token: asha.token });
    expect(seen.statusUpdates[1]).toEqual({
      status: 'preparing',
      timestamp: '2026-04-15T06:31:00.000Z',
    });
  });

  it('of the payment is listed separately, for staff only', async () => {
    shop.platform.passSeconds(60);
    expect((await pay('paid')).paymentUpdates).toEqual([
      { paymentStatus: 'pending', timestamp: '2026-04-15T06:30:00.000Z' },
      { paymentStatus: 'paid', timestamp: '2026-04-15T06:31:00.000Z', by: 'staff' },
    ]);
    const seen = await shop.succeed('GET', `/api/orders/${order.id}`, { token: asha.token });
    expect(seen).not.toHaveProperty('paymentUpdates');
  });

  it('may be any status after any other', async () => {
    for (const from of ORDER_STATUSES) {
      for (const to of ORDER_STATUSES) {
        await set(from);
        expect((await set(to)).status).toBe(to);
        expect(await shop.stockOf(tea.id)).toBe(to === 'cancelled' ? 10 : 6);
      }
    }
  });

  it('says why an order was cancelled, until it is no longer', async () => {
    const before = await shop.everything();
    const wordless = { status: 'cancelled', reason: 'other' };
    expect((await send('status', wordless)).body.code).toBe('bad_input');
    expect(await shop.everything()).toBe(before);
    const { body } = await send('status', { ...wordless, note: 'The road is closed' });
    expect([body.cancelReason, body.cancelNote]).toEqual(['other', 'The road is closed']);
    expect((await set('preparing')).cancelReason).toBeNull();
    // A client that is older than the reasons sends none.
    expect((await set('cancelled')).cancelReason).toBeNull();
  });

  it('is a conflict when the editor saw another status, and changes nothing', async () => {
    await set('cancelled');
    await pay('paid');
    const before = await shop.everything();
    for (const [part, body] of [
      ['status', { status: 'preparing', from: 'placed' }],
      ['payment-status', { paymentStatus: 'failed', from: 'pending' }],
    ] as const) {
      const answer = await send(part, body);
      expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
    }
    expect(await shop.everything()).toBe(before);
    // Two editors who set the same status do not conflict.
    expect((await send('status', { status: 'cancelled', from: 'placed' })).status).toBe(200);
    expect((await send('status', { status: 'preparing', from: 'cancelled' })).status).toBe(200);
  });

  it('may be any payment status after any other', async () => {
    for (const from of PAYMENT_STATUSES) {
      for (const to of PAYMENT_STATUSES) {
        await pay(from);
        expect((await pay(to)).paymentStatus).toBe(to);
      }
    }
  });

  it('writes nothing when the status is the same', async () => {
    await set('cancelled');
    await pay('paid');
    const before = await shop.everything();
    expect((await set('cancelled')).status).toBe('cancelled');
    expect((await pay('paid')).paymentStatus).toBe('paid');
    expect(await shop.everything()).toBe(before);
  });

  it('cannot leave cancelled when the stock has been sold', async () => {
    await set('cancelled');
    const cake = await shop.addProduct({ name: 'Cake', stockCount: 1 });
    await placed(shop, orderOf([cake], { items: [{ productId: tea.id, quantity: 8 }] }), asha);
    const body = await shop.refuses(
      () => send('status', { status: 'placed' }),
      'out_of_stock',
      409,
    );
    expect(body.data.items).toEqual([{ productId: tea.id, name: 'Tea', available: 2 }]);
  });

  it('restores the stock of a deleted product', async () => {
    await shop.asAdmin('DELETE', `/api/products/${tea.id}`);
    expect((await send('status', { status: 'cancelled' })).status).toBe(200);
    const row = await shop.shop.database.db
      .selectFrom('inventory')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row.current_stock).toBe(10);
  });

  it('makes a new UPI link when a failed payment is pending again', async () => {
    expect(order.upiPaymentUrl).toContain(`&tr=${order.id}1&`);
    await pay('failed');
    expect((await pay('pending')).upiPaymentUrl).toContain(`&tr=${order.id}2&`);
    expect((await pay('paid')).upiPaymentUrl).toContain(`&tr=${order.id}2&`);
    expect((await pay('pending')).upiPaymentUrl).toContain(`&tr=${order.id}2&`);
    await pay('failed');
    expect((await pay('pending')).upiPaymentUrl).toContain(`&tr=${order.id}3&`);
  });

  it('records who made each change of payment', async () => {
    await pay('paid');
    const rows = await shop.shop.database.db
      .selectFrom('order_history')
      .selectAll()
      .where('kind', '=', 'payment')
      .orderBy('sequence')
      .execute();
    expect(rows.map(({ value, admin_id, by_name }) => [value, admin_id, by_name])).toEqual([
      ['pending', null, null],
      ['paid', staff.userId, 'staff'],
    ]);
  });

  it('is refused for an unknown status or order, and changes nothing', async () => {
    const before = await shop.everything();
    const answers = [
      await send('status', { status: 'eaten' }),
      await send('payment-status', { paymentStatus: 'free' }),
      await send('status', { status: 'placed' }, 'NOSUCHONE'),
      await send('payment-status', { paymentStatus: 'paid' }, 'NOSUCHONE'),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual([
      'bad_input',
      'bad_input',
      'not_found',
      'not_found',
    ]);
    expect(await shop.everything()).toBe(before);
  });

  it('is limited of one person, order and day, its payment and the board’s moves among them', async () => {
    const { points } = LIMIT_RULES.statusesOfOrder;
    // A call counts before the order is looked for.
    const id = 'none';
    for (let times = 0; times < points / 2; times += 1) {
      expect((await send('status', { status: 'preparing' }, id)).status).toBe(404);
      expect((await send('payment-status', { paymentStatus: 'paid' }, id)).status).toBe(404);
    }
    const move = (what: string) =>
      shop.request('POST', `/api/admin/kitchen/orders/${id}/${what}`, {
        token: staff.token,
        body: { version: 1 },
      });
    await shop.refuses(() => send('status', { status: 'delivered' }, id), 'too_many_requests');
    const pending = { paymentStatus: 'pending' };
    await shop.refuses(() => send('payment-status', pending, id), 'too_many_requests');
    for (const what of ['move', 'undo', 'recall']) {
      await shop.refuses(() => move(what), 'too_many_requests');
    }
    expect((await send('status', { status: 'preparing' })).status).toBe(200);
    // Nobody keeps the others of the staff from cancelling or finishing an order.
    const { token } = await shop.signInAdmin('manager');
    const body = { status: 'delivered' };
    const byOther = await shop.request('PUT', `/api/orders/${id}/status`, { token, body });
    expect(byOther.status).toBe(404);
  });
});
