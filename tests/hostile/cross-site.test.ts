import { expect, test } from 'vitest';
import { guestOf, orderFor } from '../support/orders/test-orders';
import { CROSS_SITE } from './cross-site';
import { withstand } from './withstand';

const victims = withstand('other sites', CROSS_SITE);

test.each([
  ['the shop’s own page', 1, { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' }],
  ['the shop under another name', 2, { Origin: 'https://alias', 'Sec-Fetch-Site': 'same-origin' }],
  ['an older browser', 3, { Origin: 'http://localhost:3000' }],
  ['an HTTP client', 4, {}],
  ['an HTTP client with a charset', 5, { 'Content-Type': 'application/json; charset=utf-8' }],
])('an order from %s is accepted', async (_sender, number, headers: Record<string, string>) => {
  const { shop, tea } = victims();
  const body = orderFor(tea, 1, { guest: guestOf(number) });
  expect((await shop.request('POST', '/api/orders', { headers, body })).status).toBe(201);
});

test('a link on another site opens the API’s documentation', async () => {
  const { shop } = victims();
  const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
  expect((await shop.request('GET', '/api/docs', { headers })).status).toBe(200);
  expect((await shop.request('GET', '/api/products', { headers })).status).toBe(200);
});

test('a write without a body needs no content type', async () => {
  const { shop, manager } = victims();
  const { id } = await shop.addProduct();
  const { token } = manager;
  expect((await shop.request('DELETE', `/api/products/${id}`, { token })).status).toBe(204);
});

test('a beacon with the JSON content type is accepted', async () => {
  const { shop } = victims();
  const body = { events: [{ name: 'view_item', at: '2026-04-15T06:00:00Z' }] };
  const headers = {
    Origin: 'http://localhost:3000',
    'Sec-Fetch-Site': 'same-origin',
    'Sec-Fetch-Mode': 'no-cors',
  };
  expect((await shop.request('POST', '/api/events', { headers, body })).status).toBe(202);
});
