import { expect, test } from 'vitest';
import { orderFor, placed } from '../support/orders/test-orders';
import { TEXT_INJECTION } from './text-injection';
import { withstand } from './withstand';

const victims = withstand('text', TEXT_INJECTION);

const SCRIPT = `<script>alert('x')</script>"'&; drop table orders; --%27\${7*7}{{7*7}}`;

test('text with markup and SQL is returned unchanged as JSON', async () => {
  const { shop, eve, waffle, staff } = victims();
  await shop.succeed('PUT', '/api/users/me', { token: eve.token, body: { name: 'Eve' } });
  const order = await placed(shop, orderFor(waffle, 1, { specialInstructions: SCRIPT }), eve);
  const path = `/api/orders/admin/${order.id}`;
  const answer = await shop.request('GET', path, { token: staff.token });
  expect(answer.body.specialInstructions).toBe(SCRIPT);
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test.each(['%', '_', "' or 1=1 --", '\\', '*', '..', '<script>'])(
  'a search for %j finds nothing',
  async (words) => {
    const { shop, staff } = victims();
    const path = `/api/orders?q=${encodeURIComponent(words)}`;
    const found = await shop.succeed('GET', path, { token: staff.token });
    expect(found).toMatchObject({ items: [], total: 0 });
  },
);

test('a refusal does not contain a script from the request', async () => {
  const { shop } = victims();
  const answer = await shop.request('GET', `/api/${encodeURIComponent('<script>')}`);
  expect(answer.status).toBe(404);
  expect(JSON.stringify(answer.body)).not.toContain('<script>');
});
