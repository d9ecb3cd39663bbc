import { expect, test } from 'vitest';
import type { PlacedOrder } from '../../../shared/contract/orders/orders-contract';
import {
  createNewcomer,
  deliver,
  expectOwnOnly,
  PHONE,
  readAllRows,
} from '../../../tests/support/people/newcomer';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());
const binod = await shop.signInCustomer('+919822222222');

test('an account cannot be deleted while an order is open', async () => {
  const asha = await createNewcomer(shop);
  const before = await shop.everything();
  const answer = await shop.request('DELETE', '/api/users/me', { token: asha.token });
  expect([answer.status, answer.body.code]).toEqual([409, 'orders_open']);
  expect(answer.body.message).toContain('once it is delivered or cancelled');
  expect(await shop.everything()).toBe(before);
  await deliver(shop, asha.order.id);
  await shop.succeed('DELETE', '/api/users/me', { token: asha.token });
});

test('an account cannot be deleted while a refund is due', async () => {
  const asha = await createNewcomer(shop);
  const path = `/api/orders/${asha.order.id}`;
  await shop.asAdmin('PUT', `${path}/payment-status`, { paymentStatus: 'paid' });
  await shop.asAdmin('PUT', `${path}/status`, { status: 'cancelled' });
  const before = await shop.everything();
  const answer = await shop.request('DELETE', '/api/users/me', { token: asha.token });
  expect([answer.status, answer.body.code]).toEqual([409, 'refund_due']);
  expect(answer.body.message).toContain('once that is settled');
  expect(await shop.everything()).toBe(before);
  await shop.asAdmin('PUT', `${path}/payment-status`, { paymentStatus: 'refunded' });
  await shop.succeed('DELETE', '/api/users/me', { token: asha.token });
});

test('an account cannot be deleted while a reported payment of a cancelled order is unchecked', async () => {
  await shop.changeSettings({ upiId: 'cafe@bank' });
  const asha = await createNewcomer(shop);
  const path = `/api/orders/${asha.order.id}`;
  await shop.succeed('POST', `${path}/payment-claim`, { token: asha.token });
  await shop.succeed('POST', `${path}/cancellation`, { token: asha.token });
  const remove = () => shop.request('DELETE', '/api/users/me', { token: asha.token });
  const { status, body } = await remove();
  expect([status, body.code]).toEqual([409, 'refund_due']);
  await shop.asAdmin('PUT', `${path}/payment-status`, { paymentStatus: 'failed' });
  expect((await remove()).status).toBe(204);
});

test('deleting an account makes its orders anonymous and ends its sessions', async () => {
  await shop.succeed('GET', '/api/users/me', { token: binod.token });
  const asha = await createNewcomer(shop);
  await deliver(shop, asha.order.id);
  await fillPayments(asha.order);
  const figures = await shop.asAdmin('GET', '/api/admin/dashboard/stats');
  shop.platform.passSeconds(1);
  const path = `/api/users/${asha.userId}`;
  expect((await shop.request('DELETE', path, { token: asha.token })).status).toBe(204);

  const kept = await shop.asAdmin('GET', `/api/orders/admin/${asha.order.id}`);
  expect(kept).toMatchObject({
    totalAmount: asha.order.totalAmount,
    items: asha.order.items.map(({ note: _, ...item }) => item),
    customerName: '',
    isCustomerDeleted: true,
    userDetails: { name: null, phoneNumber: null, email: null },
    deliveryAddressDetails: null,
    specialInstructions: '',
  });
  expect(await shop.asAdmin('GET', '/api/admin/dashboard/stats')).toEqual(figures);
  for (const [word, found] of [
    ['Asha', 0],
    ['98123', 0],
    [asha.order.id, 1],
  ]) {
    expect((await shop.asAdmin('GET', `/api/orders?q=${word}`)).total).toBe(found);
  }
  const { items } = await shop.asAdmin('GET', '/api/admin/audit-log?area=users&limit=1');
  expect(items[0]).toMatchObject({
    by: { id: null, name: 'former-customer' },
    from: { orders: 1, addresses: 1 },
    to: null,
  });
  const rows = await readAllRows(shop);
  // Codes of the last day stay that long, or deleting the account would reset their limit.
  expect(rows.split(PHONE.slice(3))).toHaveLength(2);
  expect(rows).not.toMatch(/Asha|Main Bazaar|blue door|allergic|27\.31|It failed|Given back/);
  const { db } = shop.shop.database;
  const reasons = await db
    .selectFrom('payments')
    .select('reason')
    .where('order_id', '=', asha.order.id)
    .execute();
  expect(reasons).toEqual([{ reason: null }, { reason: null }]);
  expect(rows).not.toContain('pay.example');
  expect(rows).toContain('9822222222');
  const again = await shop.request('GET', '/api/auth/token', { token: asha.sessionToken });
  expect(again.status).toBe(401);
  const orders = await shop.succeed('GET', '/api/users/me/orders', { token: binod.token });
  expect(orders.total).toBe(0);
});

/** A refund with a reason, and a gateway's page that shows who pays. */
async function fillPayments({ id, totalAmount }: PlacedOrder): Promise<void> {
  const path = `/api/orders/${id}`;
  await shop.asAdmin('PUT', `${path}/payment-status`, { paymentStatus: 'paid' });
  const refund = { method: 'upi', amount: 1, received: totalAmount, reason: 'Given back to her' };
  await shop.asAdmin('POST', `${path}/refunds`, refund);
  const page = { id: `${id}-1`, order_id: id, gateway: 'razorpay', amount_paise: 100 } as const;
  const at = shop.platform.clock().toISOString();
  await shop.shop.database.db
    .insertInto('payment_links')
    .values({
      ...page,
      url: 'https://pay.example/1',
      state: 'over',
      made_at: at,
      expires_at: at,
      checks: 0,
      refund_checks: 0,
    })
    .execute();
}

test('another customer, a guest and staff cannot delete an account', async () => {
  await expectOwnOnly(shop, binod, (id) => ['DELETE', `/api/users/${id}`]);
});

test('staff cannot delete their own account as a customer', async () => {
  const { token } = await shop.signInAdmin();
  const before = await shop.everything();
  const answer = await shop.request('DELETE', '/api/users/me', { token });
  expect(answer.body.code).toBe('staff_account');
  expect(await shop.everything()).toBe(before);
});
