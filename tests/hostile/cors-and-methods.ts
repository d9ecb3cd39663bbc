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

/** A customer's request to the back office by an unusual path or header. */
const byEve = (status: number, code: string | undefined, ask: (victims: Victims) => Hostile) =>
  refused(status, code, (victims) => {
    const [method, path, sent] = ask(victims);
    return [method, path, { ...sent, token: victims.eve.token }];
  });

export const CORS_AND_METHODS: Attacks = {
  'a preflight of an order': preflight('POST', '/api/orders'),
  'a preflight of a new admin': preflight('POST', '/api/admins'),
  'a preflight of a settings change': preflight('PUT', '/api/settings'),
  'a preflight of a product deletion': preflight('DELETE', '/api/products/x'),
  'a preflight of a sign-in': preflight('POST', '/api/auth/sign-in/email'),
  'a preflight of a token request': preflight('GET', '/api/auth/token'),
  'an order with a cookie from another site': refused(403, 'forbidden', () => [
    'POST',
    '/api/orders',
    {
      headers: { ...EVIL, Cookie: 'shop.session_token=x', 'Content-Type': 'text/plain' },
      body: '{}',
    },
  ]),
  'reading a profile with a cookie from another site': refused(403, 'forbidden', () => [
    'GET',
    '/api/users/me',
    { headers: { ...EVIL, Cookie: 'shop.session_token=x' } },
  ]),

  'a customer at a path in capitals': byEve(404, undefined, () => ['GET', '/API/ADMINS']),
  'a customer at a path with two slashes': byEve(404, 'not_found', () => ['GET', '/api//admins']),
  'a customer at a path with a matrix parameter': byEve(404, 'not_found', () => [
    'GET',
    '/api/admins;x=1',
  ]),
  'a customer at a path with a dot segment': byEve(403, 'not_an_admin', () => [
    'GET',
    '/api/products/../admins',
  ]),
  'a customer at a path with an encoded dot segment': byEve(403, 'not_an_admin', () => [
    'GET',
    '/api/products/%2e%2e/admins',
  ]),
  'a customer at a path with a trailing slash': byEve(403, 'not_an_admin', () => [
    'GET',
    '/api/admins/',
  ]),
  'a customer at a path with a file extension': byEve(404, 'not_found', () => [
    'GET',
    '/api/admins.json',
  ]),
  'a customer with a method override': byEve(403, 'not_an_admin', ({ staff }) => [
    'POST',
    `/api/admins?_method=DELETE&id=${staff.userId}`,
    { body: {}, headers: { 'X-HTTP-Method-Override': 'DELETE', 'X-Method': 'DELETE' } },
  ]),
  'a customer with forged proxy headers': byEve(403, 'not_an_admin', () => [
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
  'deleting the audit log': noCall(() => ['DELETE', '/api/admin/audit-log']),
  'changing the audit log': noCall(() => ['PUT', '/api/admin/audit-log/x', { body: {} }]),
  'deleting a customer': noCall(({ asha }) => ['DELETE', `/api/users/${asha.userId}/x`]),
  'listing all customers': noCall(() => ['GET', '/api/users']),
  'posting a profile': noCall(({ asha }) => ['POST', `/api/users/${asha.userId}`, { body: {} }]),
  'posting settings': noCall(() => ['POST', '/api/settings', { body: {} }]),
  'setting a status with GET': noCall(({ ashasOrder }) => [
    'GET',
    `/api/orders/${ashasOrder.id}/status?status=cancelled`,
  ]),
  'an unknown method': noCall(() => ['PROPFIND', '/api/products']),
  'another version of the API': noCall(() => ['GET', '/api/v1/products']),
  'a debug call': noCall(() => ['GET', '/api/debug']),
  'a GraphQL call': noCall(() => [
    'POST',
    '/api/graphql',
    { body: { query: '{ orders { id } }' } },
  ]),
  'the API’s root': noCall(() => ['GET', '/api/']),
  'a call by its internal name': noCall(() => ['POST', '/api/staff/create', { body: {} }]),
  'a call by its internal name with a dot': noCall(() => [
    'POST',
    '/api/staff.create',
    { body: {} },
  ]),

  'posting to a page': noPage('POST', '/menu'),
  'posting to the home page': noPage('POST', '/'),
  'putting a page': noPage('PUT', '/index.html'),
  'deleting a page': noPage('DELETE', '/admin'),
  'posting to the health check': noPage('POST', '/healthz'),
  'posting a picture to its path': noPage('POST', '/pictures/x.png'),
  'putting a file among the assets': noPage('PUT', '/assets/evil.js'),
  'OPTIONS of a page': noPage('OPTIONS', '/menu'),
};
