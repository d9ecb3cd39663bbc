import { type Attacks, type Hostile, hidden, refused } from './attack';
import type { Victims } from './victims';

const EVIL = { Origin: 'https://evil.example' };

const preflight = (method: string, path: string) =>
  refused(403, 'forbidden', () => [
    'OPTIONS',
    path,
    {
      headers: {
        ...EVIL,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': 'authorization, content-type',
        'Access-Control-Request-Private-Network': 'true',
      },
    },
  ]);
const noCall = (ask: (victims: Victims) => Hostile) =>
  hidden((victims) => {
    const [method, path, sent] = ask(victims);
    return [method, path, { ...sent, token: victims.admin.token }];
  });
const noPage = (method: string, path: string) => refused(405, undefined, () => [method, path]);

/** A customer who comes to the back office by a side entrance. */
const byEve = (status: number, code: string | undefined, ask: (victims: Victims) => Hostile) =>
  refused(status, code, (victims) => {
    const [method, path, sent] = ask(victims);
    return [method, path, { ...sent, token: victims.eve.token }];
  });

export const CORS_AND_METHODS: Attacks = {
  'asking first whether to order': preflight('POST', '/api/orders'),
  'asking first whether to make an admin': preflight('POST', '/api/admins'),
  'asking first whether to change the settings': preflight('PUT', '/api/settings'),
  'asking first whether to delete a product': preflight('DELETE', '/api/products/x'),
  'asking first whether to sign in': preflight('POST', '/api/auth/sign-in/email'),
  'asking first for a token': preflight('GET', '/api/auth/token'),
  'another site’s page ordering by a cookie': refused(403, 'forbidden', () => [
    'POST',
    '/api/orders',
    {
      headers: { ...EVIL, Cookie: 'shop.session_token=x', 'Content-Type': 'text/plain' },
      body: '{}',
    },
  ]),
  'another site’s page reading a profile by a cookie': refused(403, 'forbidden', () => [
    'GET',
    '/api/users/me',
    { headers: { ...EVIL, Cookie: 'shop.session_token=x' } },
  ]),

  'a customer at a path of capitals': byEve(404, undefined, () => ['GET', '/API/ADMINS']),
  'a customer at a path of two slashes': byEve(404, 'not_found', () => ['GET', '/api//admins']),
  'a customer at a path with a parameter': byEve(404, 'not_found', () => [
    'GET',
    '/api/admins;x=1',
  ]),
  'a customer at a path with a hidden step': byEve(403, 'not_an_admin', () => [
    'GET',
    '/api/products/../admins',
  ]),
  'a customer at a path with a coded step': byEve(403, 'not_an_admin', () => [
    'GET',
    '/api/products/%2e%2e/admins',
  ]),
  'a customer at a path with a slash behind': byEve(403, 'not_an_admin', () => [
    'GET',
    '/api/admins/',
  ]),
  'a customer at a path of a file': byEve(404, 'not_found', () => ['GET', '/api/admins.json']),
  'a customer who overrides a method': byEve(403, 'not_an_admin', ({ staff }) => [
    'POST',
    `/api/admins?_method=DELETE&id=${staff.userId}`,
    { body: {}, headers: { 'X-HTTP-Method-Override': 'DELETE', 'X-Method': 'DELETE' } },
  ]),
  'a customer behind a forged proxy': byEve(403, 'not_an_admin', () => [
    'GET',
    '/api/admins',
    {
      headers: {
        'X-Forwarded-For': '127.0.0.1',
        'X-Original-URL': '/api/products',
        'X-Rewrite-URL': '/api/products',
        Forwarded: 'for=127.0.0.1',
      },
    },
  ]),

  'patching a product': noCall(({ waffle }) => [
    'PATCH',
    `/api/products/${waffle.id}`,
    { body: { price: 1 } },
  ]),
  'patching an order': noCall(({ ashasOrder }) => [
    'PATCH',
    `/api/orders/${ashasOrder.id}`,
    { body: { paymentStatus: 'paid' } },
  ]),
  'putting an order': noCall(({ ashasOrder }) => [
    'PUT',
    `/api/orders/${ashasOrder.id}`,
    { body: { totalAmount: 1 } },
  ]),
  'deleting an order': noCall(({ ashasOrder }) => ['DELETE', `/api/orders/${ashasOrder.id}`]),
  'deleting all orders': noCall(() => ['DELETE', '/api/orders']),
  'deleting all products': noCall(() => ['DELETE', '/api/products']),
  'deleting the settings': noCall(() => ['DELETE', '/api/settings']),
  'deleting the logs': noCall(() => ['DELETE', '/api/logs']),
  'deleting what was written down': noCall(() => ['DELETE', '/api/admin/audit-log']),
  'changing what was written down': noCall(() => ['PUT', '/api/admin/audit-log/x', { body: {} }]),
  'deleting a customer': noCall(({ asha }) => ['DELETE', `/api/users/${asha.userId}/x`]),
  'listing all customers': noCall(() => ['GET', '/api/users']),
  'posting a profile': noCall(({ asha }) => ['POST', `/api/users/${asha.userId}`, { body: {} }]),
  'posting settings': noCall(() => ['POST', '/api/settings', { body: {} }]),
  'putting a status by a query': noCall(({ ashasOrder }) => [
    'GET',
    `/api/orders/${ashasOrder.id}/status?status=cancelled`,
  ]),
  'a method that there is not': noCall(() => ['PROPFIND', '/api/products']),
  'another version of the API': noCall(() => ['GET', '/api/v1/products']),
  'the API’s insides': noCall(() => ['GET', '/api/debug']),
  'the API by another way of asking': noCall(() => [
    'POST',
    '/api/graphql',
    { body: { query: '{ orders { id } }' } },
  ]),
  'the API’s root': noCall(() => ['GET', '/api/']),
  'the calls by their names': noCall(() => ['POST', '/api/staff/create', { body: {} }]),
  'the calls by their names, with a dot': noCall(() => ['POST', '/api/staff.create', { body: {} }]),

  'posting to a page': noPage('POST', '/menu'),
  'posting to the home page': noPage('POST', '/'),
  'putting a page': noPage('PUT', '/index.html'),
  'deleting a page': noPage('DELETE', '/admin'),
  'posting to the health of the shop': noPage('POST', '/healthz'),
  'posting a picture to its path': noPage('POST', '/pictures/x.png'),
  'putting a file among the assets': noPage('PUT', '/assets/evil.js'),
  'asking a page what it takes': noPage('OPTIONS', '/menu'),
};
