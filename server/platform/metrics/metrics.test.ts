import { expect, test } from 'vitest';
import { GUEST, orderFor, placed, sendOrder } from '../../../tests/support/orders/test-orders';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const TOKEN = 'a-token-for-the-series';

const shop = await forAllTests(openTestShop({ METRICS_TOKEN: TOKEN }));

const scrape = async () => {
  const { status, body, headers } = await shop.request('GET', '/metrics', { token: TOKEN });
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  return String(body).split('\n');
};

test('orders, refusals, latencies and queues are counted', async () => {
  const tea = await shop.addProduct();
  const body = orderFor(tea, 1, { guest: GUEST });
  await placed(shop, body);
  expect((await sendOrder(shop, body, { key: 'first-key-of-the-test' })).status).toBe(201);
  expect((await sendOrder(shop, body, { key: 'first-key-of-the-test' })).status).toBe(200);
  expect((await sendOrder(shop, orderFor(tea, 11, { guest: GUEST }))).status).toBe(409);
  expect(await scrape()).toEqual(
    expect.arrayContaining([
      'shop_order_requests_total{outcome="placed"} 2',
      'shop_order_requests_total{outcome="replayed"} 1',
      'shop_order_requests_total{outcome="refused"} 1',
      'shop_refusals_total{code="out_of_stock"} 1',
      'shop_request_duration_seconds_count{method="POST",route="/api/orders",status="2xx"} 3',
      'shop_request_duration_seconds_count{method="POST",route="/api/orders",status="4xx"} 1',
      'shop_orders{status="placed"} 2',
      'shop_orders{status="delivered"} 0',
      'shop_rows{table="idempotency_keys"} 1',
      'shop_rows{table="logs"} 0',
      expect.stringMatching(/^process_resident_memory_bytes \d+/),
    ]),
  );
});

test('unknown paths and methods create no new time series', async () => {
  await shop.request('GET', '/api/orders/AA11', {});
  await shop.request('GET', '/elsewhere', {});
  await shop.request('PURGE', '/api/orders/AA11', {});
  const series = async () =>
    (await scrape()).filter((line) => /^shop_(?!.*"\/metrics")/.test(line));
  const before = (await series()).length;
  for (let index = 0; index < 30; index += 1) {
    await shop.request('GET', `/api/orders/AB${index}`);
    await shop.request('GET', `/elsewhere/${index}?q=${index}`);
    await shop.request(`PURGE${index}`, `/api/orders/${index}`);
  }
  const lines = await series();
  expect(lines).toHaveLength(before);
  expect(lines.join('\n')).not.toMatch(/AB1|elsewhere|PURGE/);
});

test.each([undefined, `Bearer ${TOKEN.slice(1)}`, `Bearer ${TOKEN}x`, `bearer${TOKEN}`, 'Bearer '])(
  'the page is not found without the right token: %s',
  async (authorization) => {
    const headers: Record<string, string> = authorization ? { Authorization: authorization } : {};
    const answer = await shop.request('GET', '/metrics', { headers });
    expect([answer.status, answer.body]).toEqual([404, 'Not found']);
    const query = await shop.request('GET', `/metrics?token=${TOKEN}`);
    expect(query.status).toBe(404);
  },
);
