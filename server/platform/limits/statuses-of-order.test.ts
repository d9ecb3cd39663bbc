import { expect, test } from 'vitest';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { LIMIT_RULES } from './limit-rules';

const shop = await forAllTests(openTestShop());

test('an order has a limit of statuses that staff give it a day', async () => {
  const { token } = await shop.signInAdmin('staff');
  const ask = async (method: string, path: string, body: object) =>
    (await shop.request(method, path, { token, body })).status;
  const setStatus = (id: string) => ask('PUT', `/api/orders/${id}/status`, { status: 'preparing' });
  for (let given = 0; given < LIMIT_RULES.statusesOfOrder.points; given += 1) {
    expect(await setStatus('none')).toBe(404);
  }
  expect(await setStatus('none')).toBe(429);
  expect(await ask('PUT', '/api/orders/none/payment-status', { paymentStatus: 'paid' })).toBe(429);
  for (const move of ['move', 'undo', 'recall']) {
    const path = `/api/admin/kitchen/orders/none/${move}`;
    expect([move, await ask('POST', path, { version: 1 })]).toEqual([move, 429]);
  }
  expect(await setStatus('another')).toBe(404);
});
