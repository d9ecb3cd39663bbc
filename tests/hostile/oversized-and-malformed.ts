import { orderFor } from '../support/orders/test-orders';
import { type Attack, type Attacks, bad, refused } from './attack';
import { product } from './bodies';
import type { Victims } from './victims';

const KB = 1024;
const LIMIT = 64 * KB;

type Sender = (victims: Victims) => string | Uint8Array<ArrayBuffer>;

/** Sends a body as Eve's order. */
const order = (body: Sender, type = 'application/json'): Attack['send'] => {
  return (victims) => [
    'POST',
    '/api/orders',
    { token: victims.eve.token, body: body(victims), headers: { 'Content-Type': type } },
  ];
};
const bytes = (...values: number[]) => new Uint8Array(values);
const good = ({ waffle }: Victims) => JSON.stringify(orderFor(waffle, 1));
const large = (path: string): Attack =>
  refused(413, 'too_large', ({ eve }) => [
    'POST',
    path,
    { token: eve.token, body: `"${'a'.repeat(LIMIT)}"` },
  ]);
const list = (query: string) =>
  bad(({ staff }) => ['GET', `/api/orders?${query}`, { token: staff.token }]);
const nested = (depth: number, open: string, close: string) =>
  open.repeat(depth) + close.repeat(depth);

export const OVERSIZED_AND_MALFORMED: Attacks = {
  'an order above the limit': large('/api/orders'),
  'an address above the limit': large('/api/users/me/addresses'),
  'logs above the limit': large('/api/logs'),
  'events above the limit': large('/api/events'),
  'a phone number above the limit': large('/api/auth/phone-number/send-otp'),
  'a body above the limit at an unknown call': large('/api/nothing'),
  'a false Content-Length': refused(413, 'too_large', ({ eve }) => [
    'POST',
    '/api/orders',
    { token: eve.token, body: '{}', headers: { 'Content-Length': '99999999' } },
  ]),
  'a negative Content-Length': bad(({ eve }) => [
    'POST',
    '/api/orders',
    { token: eve.token, body: '{}', headers: { 'Content-Length': '-1' } },
  ]),
  'a Content-Length that is not a number': refused(413, 'too_large', ({ eve }) => [
    'POST',
    '/api/orders',
    { token: eve.token, body: `"${'a'.repeat(LIMIT)}"`, headers: { 'Content-Length': 'x' } },
  ]),

  'no body': bad(({ eve }) => ['POST', '/api/orders', { token: eve.token }]),
  'an empty body': bad(order(() => '')),
  'half a body': bad(order((v) => good(v).slice(0, -1))),
  'a body with more JSON after it': bad(order((v) => `${good(v)}{}`)),
  'a JSON null': bad(order(() => 'null')),
  'a JSON array': bad(order(() => '[]')),
  'a JSON number': bad(order(() => '1')),
  'a JSON string': bad(order(() => '"order"')),
  'a JSON boolean': bad(order(() => 'true')),
  'single quotes': bad(order(() => "{'items':[]}")),
  'a body with a comment': bad(order((v) => `/* */${good(v)}`)),
  'a NUL after the body': bad(order((v) => `${good(v)}\u0000`)),
  'bytes that are not UTF-8': bad(order(() => bytes(0xff, 0xfe, 0xfd))),
  'a body in UTF-16': bad(order((v) => new Uint8Array(Buffer.from(good(v), 'utf16le')))),
  'a gzipped body': bad(order(() => bytes(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3))),
  XML: bad(
    order(() => '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>', 'text/xml'),
  ),
  'a form': bad(
    order(() => 'items[0][productId]=x&items[0][quantity]=1', 'application/x-www-form-urlencoded'),
  ),
  'a multipart form without an end': bad(order(() => '--x\r\n', 'multipart/form-data; boundary=x')),
  'a multipart form without a boundary': bad(order(() => 'x', 'multipart/form-data')),
  'a form that names __proto__': bad(
    order(() => '__proto__[items][0][productId]=x', 'application/x-www-form-urlencoded'),
  ),
  'an unknown content type': bad(order((v) => `${good(v)}`, 'x/y')),
  'a malformed content type': bad(order((v) => `${good(v)}`, ';;;')),
  'deeply nested arrays': bad(order(() => nested(30_000, '[', ']'))),
  'deeply nested objects': bad(order(() => `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)),
  'a duplicate field whose last value is invalid': bad(
    order((v) => good(v).replace(/}$/, ',"items":[]}')),
  ),
  'the field __proto__': bad(order(() => '{"__proto__":{"items":[]}}')),
  'the field constructor': bad(order(() => '{"constructor":{"prototype":{"items":[]}}}')),

  'a name of 10,000 characters': product({ name: 'a'.repeat(10_000) }),
  '13 sections': product({
    customizationOptions: Object.fromEntries(
      Array.from({ length: 13 }, (_, at) => [
        `s${at}`,
        { label: 'S', options: [{ value: 'x', label: 'X', priceModifier: 0 }] },
      ]),
    ),
  }),
  '31 options': product({
    customizationOptions: {
      size: {
        label: 'S',
        options: Array.from({ length: 31 }, (_, at) => ({
          value: `o${at}`,
          label: 'O',
          priceModifier: 0,
        })),
      },
    },
  }),
  '1001 products to initialize': bad(({ staff }) => [
    'POST',
    '/api/inventory/bulk-initialize',
    {
      token: staff.token,
      body: {
        productIds: Array.from({ length: 1001 }, (_, at) => `p${at}`),
        startingStock: 1,
        currentStock: 1,
      },
    },
  ]),
  'a password of 1000 characters': bad(() => [
    'POST',
    '/api/auth/sign-in/email',
    { body: { email: 'owner@cafe.example', password: 'a'.repeat(1000) } },
  ]),
  'a limit of a billion orders': list('limit=1000000000'),
  'a limit of 101 orders': list('limit=101'),
  'a limit of 0': list('limit=0'),
  'a limit of 0.5': list('limit=0.5'),
  'a limit of Infinity': list('limit=Infinity'),
  'a limit of NaN': list('limit=NaN'),
  'a negative offset': list('offset=-1'),
  'an offset of 1e300': list('offset=1e300'),
  'a duplicate limit': list('limit=1&limit=2'),
  'a day written in another order': list('dateFrom=15-04-2026'),
  'a day that does not exist': list('dateFrom=2026-02-30'),
  'a time instead of a day': list('dateTo=2026-02-03T00:00:00Z'),
  'an unknown status': list('status=eaten'),
  'a series of 300 days': bad(({ staff }) => [
    'GET',
    '/api/admin/dashboard/series?days=300',
    { token: staff.token },
  ]),
};
