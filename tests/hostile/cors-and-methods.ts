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
  'a preflight of a sign-in': preflight('POST', '/api/auth/sign-in/email'),

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

  'patching an order': noCall(({ ashasOrder }) => [
    'PATCH',
    `/api/orders/${ashasOrder.id}`,
    { body: { paymentStatus: 'paid' } },
  ]),
  'deleting all orders': noCall(() => ['DELETE', '/api/orders']),
  'setting a status with GET': noCall(({ ashasOrder }) => [
    'GET',
    `/api/orders/${ashasOrder.id}/status?status=cancelled`,
  ]),
  'an unknown method': noCall(() => ['PROPFIND', '/api/products']),
  'a debug call': noCall(() => ['GET', '/api/debug']),
  'the API’s root': noCall(() => ['GET', '/api/']),
  'a call by its internal name': noCall(() => ['POST', '/api/staff/create', { body: {} }]),

  'posting to a page': noPage('POST', '/menu'),
  'deleting a page': noPage('DELETE', '/admin'),
  'posting to the health check': noPage('POST', '/healthz'),
  'posting a picture to its path': noPage('POST', '/pictures/x.png'),
};
