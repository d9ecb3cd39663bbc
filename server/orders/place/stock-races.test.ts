import { describe, expect, it } from 'vitest';
import { orderFor, orderOf, placed, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop, type SignedIn } from '../../../tests/support/platform/test-shop';

const CUSTOMERS = 40;

const shop = await forEachTest(openTestShop({ TRUST_PROXY: '1' }));
const customers: SignedIn[] = [];
for (let each = 0; each < CUSTOMERS; each += 1) {
  customers.push(await shop.signInCustomer(`+9198765432${String(each).padStart(2, '0')}`));
}
const adminToken = (await shop.signInAdmin()).token;

describe('many customers at once', () => {
  const setStatus = (id: string, status: string) =>
    shop.request('PUT', `/api/orders/${id}/status`, { token: adminToken, body: { status } });

  it('get exactly what is in stock: 40 customers, 3 units', async () => {
    const waffle = await shop.addProduct({ stockCount: 3 });
    const answers = await Promise.all(
      customers.map((customer) =>
        sendOrder(shop, orderFor(waffle, 1), { customer, key: 'rush', from: '203.0.113.1' }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(CUSTOMERS - 3);
    for (const { status, body } of answers) {
      if (status === 409) expect(body.code).toBe('out_of_stock');
    }
    expect(await shop.stockOf(waffle.id)).toBe(0);
    const { total } = await shop.asAdmin('GET', '/api/orders');
    expect(total).toBe(3);
  });

  it('never deadlock over two products bought in opposite order', async () => {
    const tea = await shop.addProduct({ stockCount: CUSTOMERS });
    const cake = await shop.addProduct({ stockCount: CUSTOMERS });
    const answers = await Promise.all(
      customers.map((customer, index) =>
        sendOrder(shop, orderOf(index % 2 ? [tea, cake] : [cake, tea]), {
          customer,
          from: '203.0.113.2',
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(customers.map(() => 201));
    expect([await shop.stockOf(tea.id), await shop.stockOf(cake.id)]).toEqual([0, 0]);
  });

  it('cannot restore stock twice: an order cancelled eight times at once restores it once', async () => {
    const tea = await shop.addProduct({ stockCount: 10 });
    const order = await placed(shop, orderFor(tea, 4), customers[0]);
    const sends = Array.from({ length: 8 }, () => setStatus(order.id, 'cancelled'));
    const answers = await Promise.all(sends);
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(
      answers.map(() => [200, 'cancelled']),
    );
    expect(await shop.stockOf(tea.id)).toBe(10);
    const { statusUpdates } = await shop.asAdmin('GET', `/api/orders/admin/${order.id}`);
    expect(statusUpdates).toHaveLength(2);
  });

  it('leave the stock of the last status when staff disagree', async () => {
    const tea = await shop.addProduct({ stockCount: 10 });
    const order = await placed(shop, orderFor(tea, 4), customers[0]);
    const wishes = ['cancelled', 'preparing', 'cancelled', 'delivered', 'cancelled', 'placed'];
    const answers = await Promise.all(wishes.map((wish) => setStatus(order.id, wish)));
    expect(answers.map(({ status }) => status)).toEqual(wishes.map(() => 200));
    const { status } = await shop.asAdmin('GET', `/api/orders/admin/${order.id}`);
    expect(await shop.stockOf(tea.id)).toBe(status === 'cancelled' ? 10 : 6);
  });

  it('get one new payment attempt when staff request it eight times at once', async () => {
    await shop.changeSettings({ upiId: 'cafe@okbank' });
    const order = await placed(shop, orderFor(await shop.addProduct(), 1), customers[0]);
    const pay = (paymentStatus: string) =>
      shop.request('PUT', `/api/orders/${order.id}/payment-status`, {
        token: adminToken,
        body: { paymentStatus },
      });
    for (const wish of ['paid', 'failed', 'pending']) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => pay(wish)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
    const { upiPaymentUrl } = await shop.asAdmin('GET', `/api/orders/admin/${order.id}`);
    expect(upiPaymentUrl).toContain(`&tr=${order.id}2&`);
    const changes = await shop.shop.database.db
      .selectFrom('order_history')
      .select('value')
      .where('kind', '=', 'payment')
      .orderBy('sequence')
      .execute();
    expect(changes.map(({ value }) => value)).toEqual(['pending', 'paid', 'failed', 'pending']);
  });

  it('can buy while orders are cancelled, and the stock adds up', async () => {
    const tea = await shop.addProduct({ stockCount: 20 });
    const first = await Promise.all(
      customers.slice(0, 20).map((customer) => placed(shop, orderFor(tea, 1), customer)),
    );
    const cancels = first.map(({ id }) => setStatus(id, 'cancelled'));
    const sends = customers
      .slice(20)
      .map((customer) => sendOrder(shop, orderFor(tea, 1), { customer }));
    const [cancelled, sent] = await Promise.all([Promise.all(cancels), Promise.all(sends)]);
    expect(cancelled.every(({ status }) => status === 200)).toBe(true);
    const sold = sent.filter(({ status }) => status === 201).length;
    expect(sent.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await shop.stockOf(tea.id)).toBe(20 - sold);
  });
});
