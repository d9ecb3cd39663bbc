import { orderFor } from '../support/test-orders';
import { type Attack, type Attacks, bad, refused } from './attack';
import type { Victims } from './victims';

const forbidden = (send: Attack['send']) => refused(403, 'forbidden', send);

/** A guest's order that the shop would take, had its own page sent it. */
const guestOrder = ({ waffle }: Victims) =>
  orderFor(waffle, 1, { guest: { name: 'Visitor', phoneNumber: '+919800000055' } });

const order = (headers: Record<string, string>, make = forbidden): Attack =>
  make((victims) => ['POST', '/api/orders', { headers, body: guestOrder(victims) }]);

/** A body that a browser sends to another site without asking it first. */
const simple = (type: string) => order({ 'Content-Type': type }, bad);

const events = { events: [{ name: 'view_item', at: '2026-04-15T06:00:00Z' }] };

/** What a page of another site has its visitor's browser send. */
export const CROSS_SITE: Attacks = {
  'an order without a type': simple(''),
  'an order as plain text': simple('text/plain'),
  'an order as a form': simple('application/x-www-form-urlencoded'),
  'an order as a form of parts': simple('multipart/form-data; boundary=x'),
  'an order whose type only begins like JSON': simple('application/jsonp'),
  'an order whose type only holds JSON': simple('text/plain; application/json'),
  'events without a type': bad(() => [
    'POST',
    '/api/events',
    { headers: { 'Content-Type': '' }, body: events },
  ]),
  'a sign-in without a type': bad(() => [
    'POST',
    '/api/auth/sign-in/email',
    {
      headers: { 'Content-Type': '' },
      body: { email: 'owner@cafe.example', password: 'first-admin-password' },
    },
  ]),
  'a menu file without a type': bad(({ manager }) => [
    'POST',
    '/api/products/import-preview',
    { token: manager.token, headers: { 'Content-Type': '' }, body: { csv: 'name' } },
  ]),

  'an order from another site': order({ Origin: 'https://evil.example' }),
  'an order from another port': order({ Origin: 'http://localhost:3001' }),
  'an order from a sandboxed frame': order({ Origin: 'null' }),
  'an order that its browser calls cross-site': order({ 'Sec-Fetch-Site': 'cross-site' }),
  'an order by a form that navigates': order({
    'Sec-Fetch-Site': 'cross-site',
    'Sec-Fetch-Mode': 'navigate',
  }),
  'events from another site': forbidden(() => [
    'POST',
    '/api/events',
    { headers: { Origin: 'https://evil.example' }, body: events },
  ]),
  'a change by another site that knows a token': forbidden(({ admin, waffle }) => [
    'DELETE',
    `/api/products/${waffle.id}?version=1`,
    { token: admin.token, headers: { Origin: 'https://evil.example' } },
  ]),
  'the menu for another site’s script': forbidden(() => [
    'GET',
    '/api/products',
    { headers: { Origin: 'https://evil.example' } },
  ]),
  'the menu for another site’s image': forbidden(() => [
    'GET',
    '/api/products',
    { headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' } },
  ]),
  'a token for another site’s script': forbidden(() => [
    'GET',
    '/api/auth/token',
    { headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' } },
  ]),
  'a call that does not exist, from another site': forbidden(() => [
    'GET',
    '/api/nothing',
    { headers: { Origin: 'https://evil.example' } },
  ]),
};
