import { orderFor } from '../support/orders/test-orders';
import { type Attacks, bad, hidden } from './attack';
import { PRODUCT, product, settings } from './bodies';
import { NEAR, type Victims } from './victims';

type Body = Record<string, unknown>;

const QUERY = encodeURIComponent("' or '1'='1' --");
const NUL = 'a\u0000b';
const LONE_SURROGATE = '"\\ud800"';

const picture = (imageUrl: string) => product({ imageUrl });
const sections = (customizationOptions: unknown) => product({ customizationOptions });
const option = { value: 'x', label: 'X', priceModifier: 0 };
const content = (body: Body) =>
  bad(({ admin }) => ['PUT', '/api/content', { token: admin.token, body }]);
const order = (changes: Body) =>
  bad(({ eve, waffle }) => [
    'POST',
    '/api/orders',
    { token: eve.token, body: orderFor(waffle, 1, changes) },
  ]);
const asGuest = (name: string) =>
  bad(({ waffle }) => [
    'POST',
    '/api/orders',
    { body: orderFor(waffle, 1, { guest: { name, phoneNumber: '+919800000019' } }) },
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
  'SQL as an order’s id': hidden(() => ['GET', `/api/orders/x'or'1'='1`]),
  'encoded SQL as an order’s id': bad(() => ['GET', `/api/orders/${QUERY}`]),
  'SQL as an order’s id in the staff’s call': staffAsks(`/api/orders/admin/${QUERY}`),
  'SQL as a sort column': staffAsks('/api/orders?sort=(select%20secret)'),
  'an unlisted sort column': staffAsks('/api/orders?sort=customer_phone'),
  'a sort column with two signs': staffAsks('/api/orders?sort=--id'),
  'SQL in a status': staffAsks(`/api/orders?status=placed${QUERY}`),
  'SQL in a day': staffAsks(`/api/orders?dateFrom=2026-01-01${QUERY}`),
  'SQL in a limit': staffAsks('/api/orders?limit=1;drop%20table%20orders'),
  'SQL as a category': bad(() => ['GET', `/api/products?categoryId=${QUERY}`]),
  'a NUL in a search': staffAsks('/api/orders?q=%00'),
  'a NUL as an id': bad(() => ['GET', '/api/orders/%00']),
  'an unpaired surrogate as an id': bad(() => ['GET', '/api/orders/%ed%a0%80']),
  'an undecodable id': bad(() => ['GET', '/api/orders/%zz']),
  'an object as a search': staffAsks('/api/orders?q[$ne]=x'),
  'a search of 10,000 characters': staffAsks(`/api/orders?q=${'a'.repeat(10_000)}`),

  'a javascript: URL as a picture': picture('javascript:alert(1)'),
  'a javascript: URL in mixed case as a picture': picture('JaVaScRiPt:alert(1)'),
  'a javascript: URL after a space as a picture': picture(' javascript:alert(1)'),
  'a javascript: URL with a tab as a picture': picture('java\tscript:alert(1)'),
  'an HTML data URL as a picture': picture('data:text/html,<script>alert(1)</script>'),
  'a file: URL as a picture': picture('file:///etc/passwd'),
  'a cloud metadata URL as a picture': picture('http://169.254.169.254/latest/meta-data'),
  'a picture URL that ends its tag': picture('https://x.example/><script>alert(1)</script>'),
  'a picture URL with a line break': picture('https://x.example/\nSet-Cookie: a=b'),

  'a section named __proto__': rawProduct(({ waffle }) =>
    JSON.stringify({ ...PRODUCT, categoryId: waffle.categoryId }).replace(
      /}$/,
      `,"customizationOptions":{"__proto__":{"label":"X","options":[${JSON.stringify(option)}]},"a b":{"label":"X","options":[]}}}`,
    ),
  ),
  'a section named with a script': sections({
    '<script>': { label: 'X', options: [option] },
  }),
  'an option with markup': sections({
    size: { label: 'X', options: [{ ...option, value: '"><img src=x>' }] },
  }),
  'sections as an array': sections([{ label: 'X', options: [option] }]),
  'a product named with a NUL': product({ name: NUL }),
  'a product named with an unpaired surrogate': rawProduct(({ waffle }) =>
    JSON.stringify({ ...PRODUCT, categoryId: waffle.categoryId }).replace('"Cake"', LONE_SURROGATE),
  ),
  'a product named with control characters': product({ name: '\u0007\u001b[2J' }),
  'a product with a blank name': product({ name: ' \t\u00a0\u2003 ' }),
  'a product with an unknown diet': product({ diet: '<b>veg</b>' }),
  'a category named with a NUL': bad(({ manager }) => [
    'POST',
    '/api/categories',
    { token: manager.token, body: { name: NUL } },
  ]),

  'an e-mail address with a line break': settings({ storeEmail: 'a@b.example\nBcc: c@d.example' }),
  'an e-mail address with a script': settings({ storeEmail: '<script>@b.example' }),
  'a tax number with a script': settings({ gstin: '<script>alert1</script>' }),
  'a shop named with a NUL': settings({ storeName: NUL }),
  'a heading with a bidi override': content({ heroHeading: '\u202eCafe' }),
  'a story with a NUL': content({ storyText: NUL }),
  'a colour that ends its rule': content({ mainColour: '#fff}' }),
  'a javascript: URL as a social link': content({ instagramUrl: 'javascript:alert(1)' }),
  'a text message with a second line': content({ smsText: '{code}\n@evil.example #1' }),
  'a path as a picture of the page': content({ heroPicture: '../../x' }),
  'an admin’s e-mail address with a NUL': bad(({ admin }) => [
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
  'a customer’s name as an object': bad(({ eve }) => [
    'PUT',
    '/api/users/me',
    { token: eve.token, body: { name: { toString: 'Eve' } } },
  ]),
  'a guest name with a bidi override': asGuest('\u202eAsha'),
  'a guest name with a line break': asGuest('Asha\nPAID'),
  'a street with a line separator': order({
    deliveryMethod: 'delivery',
    deliveryAddress: { ...NEAR, street: 'Main Road\u2028PAID' },
  }),
  'a product name with a bidi isolate': product({ name: 'Cake\u2066' }),
  'an option label of a word joiner': sections({
    size: { label: 'X', options: [{ ...option, label: '\u2060' }] },
  }),
  'a shop name with a control character': settings({ storeName: 'Maenam\u0085Closed' }),
  'a staff name with a bidi override': bad(({ admin }) => [
    'POST',
    '/api/admins',
    {
      token: admin.token,
      body: { email: 'r@b.example', password: 'a-password-of-hers', name: '\u202erebel' },
    },
  ]),
};
