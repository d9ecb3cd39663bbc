import { orderFor } from '../support/test-orders';
import { type Attack, type Attacks, bad, hidden, refused } from './attack';
import { PRODUCT, SETTINGS } from './bodies';
import { NEAR, type Victims } from './victims';

type Body = Record<string, unknown>;

const QUERY = encodeURIComponent("' or '1'='1' --");
const NUL = 'a\u0000b';
const HALF_A_PAIR = '"\\ud800"';

const product = (changes: Body): Attack =>
  bad(({ manager, waffle }) => [
    'POST',
    '/api/products',
    { token: manager.token, body: { ...PRODUCT, categoryId: waffle.categoryId, ...changes } },
  ]);
const picture = (imageUrl: string) => product({ imageUrl });
const sections = (customizationOptions: unknown) => product({ customizationOptions });
const option = { value: 'x', label: 'X', priceModifier: 0 };
const settings = (changes: Body) =>
  bad(({ admin }) => [
    'PUT',
    '/api/settings',
    { token: admin.token, body: { ...SETTINGS, ...changes } },
  ]);
const order = (changes: Body) =>
  bad(({ eve, waffle }) => [
    'POST',
    '/api/orders',
    { token: eve.token, body: orderFor(waffle, 1, changes) },
  ]);
const log = (entry: Body) =>
  bad(({ eve }) => [
    'POST',
    '/api/logs',
    {
      token: eve.token,
      body: {
        entries: [
          {
            level: 'error',
            category: 'page',
            message: 'm',
            timestamp: '2026-04-15T06:00:00Z',
            ...entry,
          },
        ],
      },
    },
  ]);
const event = (changes: Body) =>
  bad(() => [
    'POST',
    '/api/events',
    { body: { events: [{ name: 'view_item', at: '2026-04-15T06:00:00Z', ...changes }] } },
  ]);
const staffAsks = (path: string, make = bad) =>
  make(({ staff }) => ['GET', path, { token: staff.token }]);
const rawProduct = (json: (victims: Victims) => string) =>
  bad((victims) => [
    'POST',
    '/api/products',
    { token: victims.manager.token, body: json(victims) },
  ]);

export const TEXT_INJECTION: Attacks = {
  'a query for an order’s id': hidden(() => ['GET', `/api/orders/x'or'1'='1`]),
  'a query for an order’s id, in code': bad(() => ['GET', `/api/orders/${QUERY}`]),
  'a query for an order’s id at the staff’s door': staffAsks(`/api/orders/admin/${QUERY}`),
  'a query to sort by': staffAsks('/api/orders?sort=(select%20secret)'),
  'a column to sort by that is not offered': staffAsks('/api/orders?sort=customer_phone'),
  'a query for a status': staffAsks(`/api/orders?status=placed${QUERY}`),
  'a query for a day': staffAsks(`/api/orders?dateFrom=2026-01-01${QUERY}`),
  'a query for a limit': staffAsks('/api/orders?limit=1;drop%20table%20orders'),
  'a query for a category': bad(() => ['GET', `/api/products?categoryId=${QUERY}`]),
  'a NUL to search for': staffAsks('/api/orders?q=%00'),
  'a NUL for an id': bad(() => ['GET', '/api/orders/%00']),
  'half a letter for an id': bad(() => ['GET', '/api/orders/%ed%a0%80']),
  'broken code for an id': bad(() => ['GET', '/api/orders/%zz']),
  'an object to search for': staffAsks('/api/orders?q[$ne]=x'),
  'a search of ten thousand letters': staffAsks(`/api/orders?q=${'a'.repeat(10_000)}`),

  'a script for a picture': picture('javascript:alert(1)'),
  'a script in capitals for a picture': picture('JaVaScRiPt:alert(1)'),
  'a script behind a blank for a picture': picture(' javascript:alert(1)'),
  'a script with a tab in it for a picture': picture('java\tscript:alert(1)'),
  'a page for a picture': picture('data:text/html,<script>alert(1)</script>'),
  'a drawing in an address for a picture': picture('data:image/svg+xml;base64,PHN2Zy8+'),
  'a file for a picture': picture('file:///etc/passwd'),
  'an open line for a picture': picture('http://127.0.0.1/x.png'),
  'the cloud’s own address for a picture': picture('http://169.254.169.254/latest/meta-data'),
  'another site for a picture, without a name': picture('//evil.example/x.png'),
  'another site for a picture, by a turned slash': picture('/\\evil.example/x.png'),
  'a picture that ends its attribute': picture('https://x.example/"onerror="alert(1)'),
  'a picture that ends its tag': picture('https://x.example/><script>alert(1)</script>'),
  'a picture with a line in it': picture('https://x.example/\nSet-Cookie: a=b'),

  'a section named __proto__': rawProduct(({ waffle }) =>
    JSON.stringify({ ...PRODUCT, categoryId: waffle.categoryId }).replace(
      /}$/,
      `,"customizationOptions":{"__proto__":{"label":"X","options":[${JSON.stringify(option)}]},"a b":{"label":"X","options":[]}}}`,
    ),
  ),
  'a section that is a script': sections({
    '<script>': { label: 'X', options: [option] },
  }),
  'an option that is a script': sections({
    size: { label: 'X', options: [{ ...option, value: '"><img src=x>' }] },
  }),
  'an option twice': sections({ size: { label: 'X', options: [option, option] } }),
  'a section without options': sections({ size: { label: 'X', options: [] } }),
  'sections that are a list': sections([{ label: 'X', options: [option] }]),
  'a product named with a NUL': product({ name: NUL }),
  'a product named with half a letter': rawProduct(({ waffle }) =>
    JSON.stringify({ ...PRODUCT, categoryId: waffle.categoryId }).replace('"Cake"', HALF_A_PAIR),
  ),
  'a product named with a bell': product({ name: '\u0007\u001b[2J' }),
  'a product without a name but blanks': product({ name: ' \t\u00a0\u2003 ' }),
  'a product of a diet of its own': product({ diet: '<b>veg</b>' }),
  'a category named with a NUL': bad(({ manager }) => [
    'POST',
    '/api/categories',
    { token: manager.token, body: { name: NUL } },
  ]),
  'a category by a known name in other letters': refused(
    409,
    'category_exists',
    ({ manager, tea }) => [
      'POST',
      '/api/categories',
      { token: manager.token, body: { name: `  ${tea.categoryName.toUpperCase()} ` } },
    ],
  ),

  'an email address with a line in it': settings({ storeEmail: 'a@b.example\nBcc: c@d.example' }),
  'an email address that is a script': settings({ storeEmail: '<script>@b.example' }),
  'a tax number that is a script': settings({ gstin: '<script>alert1</script>' }),
  'a shop named with a NUL': settings({ storeName: NUL }),
  'a shop without a name': settings({ storeName: '   ' }),
  'an admin’s email address with a NUL': bad(({ admin }) => [
    'POST',
    '/api/admins',
    { token: admin.token, body: { email: `a${NUL}@b.example`, password: 'a-password-of-hers' } },
  ]),

  'a guest named with a NUL': order({
    guest: { name: NUL, phoneNumber: '+919800000019' },
  }),
  'instructions with a NUL': order({ specialInstructions: NUL }),
  'an address with a NUL': order({
    deliveryMethod: 'delivery',
    deliveryAddress: { ...NEAR, street: NUL },
  }),
  'a customer named with a NUL': bad(({ eve }) => [
    'PUT',
    '/api/users/me',
    { token: eve.token, body: { name: NUL } },
  ]),
  'a customer who is a thing': bad(({ eve }) => [
    'PUT',
    '/api/users/me',
    { token: eve.token, body: { name: { toString: 'Eve' } } },
  ]),
  'a log of a level of its own': log({ level: 'fatal\nforged line' }),
  'a log of no time': log({ timestamp: 'now' }),
  'a log that is a thing': log({ message: { $gt: '' } }),
  'an event that is a command': event({ name: 'DROP TABLE orders' }),
  'an event with a thing in it': event({ data: { a: { b: 'c' } } }),
  'an event with a long name in it': event({ data: { ['k'.repeat(41)]: 1 } }),
  'an event of no time': event({ at: '2026-13-45' }),
};
