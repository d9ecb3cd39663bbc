import { orderFor } from '../support/orders/test-orders';
import { type Attack, type Attacks, bad, refused } from './attack';
import type { Victims } from './victims';

const forbidden = (send: Attack['send']) => refused(403, 'forbidden', send);

/** A guest's order that the shop would accept from its own page. */
const guestOrder = ({ waffle }: Victims) =>
  orderFor(waffle, 1, { guest: { name: 'Visitor', phoneNumber: '+919800000055' } });

const order = (headers: Record<string, string>, make = forbidden): Attack =>
  make((victims) => ['POST', '/api/orders', { headers, body: guestOrder(victims) }]);

/** An order with a content type that browsers send to other sites without a preflight. */
const simple = (type: string) => order({ 'Content-Type': type }, bad);

const events = { events: [{ name: 'view_item', at: '2026-04-15T06:00:00Z' }] };

/** Requests that another site's page sends from its visitor's browser. */
export const CROSS_SITE: Attacks = {
  'an order without a content type': simple(''),
  'an order as plain text': simple('text/plain'),
  'an order as a form': simple('application/x-www-form-urlencoded'),
  'an order as a multipart form': simple('multipart/form-data; boundary=x'),
  'an order of type application/jsonp': simple('application/jsonp'),
  'an order of type text/plain; application/json': simple('text/plain; application/json'),
  'events without a content type': bad(() => [
    'POST',
    '/api/events',
    { headers: { 'Content-Type': '' }, body: events },
  ]),
  'a sign-in without a content type': bad(() => [
    'POST',
    '/api/auth/sign-in/email',
    {
      headers: { 'Content-Type': '' },
      body: { email: 'owner@cafe.example', password: 'first-admin-password' },
    },
  ]),
  'a menu file without a content type': bad(({ manager }) => [
    'POST',
    '/api/products/import-preview',
    { token: manager.token, headers: { 'Content-Type': '' }, body: { csv: 'name' } },
  ]),

  'an order from another site': order({ Origin: 'https://evil.example' }),
  'an order from another port': order({ Origin: 'http://localhost:3001' }),
  'an order from a sandboxed frame': order({ Origin: 'null' }),
  'an order with Sec-Fetch-Site cross-site': order({ 'Sec-Fetch-Site': 'cross-site' }),
  'an order by a form navigation': order({
    'Sec-Fetch-Site': 'cross-site',
    'Sec-Fetch-Mode': 'navigate',
  }),
  'events from another site': forbidden(() => [
    'POST',
    '/api/events',
    { headers: { Origin: 'https://evil.example' }, body: events },
  ]),
  'a change by another site with a valid token': forbidden(({ admin, waffle }) => [
    'DELETE',
    `/api/products/${waffle.id}?version=1`,
    { token: admin.token, headers: { Origin: 'https://evil.example' } },
  ]),
  'the menu read by another site’s script': forbidden(() => [
    'GET',
    '/api/products',
    { headers: { Origin: 'https://evil.example' } },
  ]),
  'the menu loaded as another site’s image': forbidden(() => [
    'GET',
    '/api/products',
    { headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' } },
  ]),
  'a token read by another site’s script': forbidden(() => [
    'GET',
    '/api/auth/token',
    { headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' } },
  ]),
  'an unknown call from another site': forbidden(() => [
    'GET',
    '/api/nothing',
    { headers: { Origin: 'https://evil.example' } },
  ]),
};
