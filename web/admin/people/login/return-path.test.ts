import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loginPath } from '../../kit/back-office-pages';
import { counterPath, returnPath } from './return-path';

test.each([
  ['/admin/orders?status=placed', '/admin/orders?status=placed'],
  ['/admin/orders/ABC', '/admin/orders/ABC'],
  ['/admin', '/admin'],
  [null, '/admin'],
  ['', '/admin'],
  ['/menu', '/admin'],
  ['/administrator', '/admin'],
  ['//evil.example/admin', '/admin'],
  ['/\\evil.example/admin', '/admin'],
  ['https://evil.example/admin/orders', '/admin'],
  ['javascript:alert(1)//admin', '/admin'],
  ['/admin/../menu', '/admin'],
  ['/admin/login', '/admin'],
])('%j leads to %s', (wanted, path) => {
  expect(returnPath(wanted)).toBe(path);
});

test('any input leads to a page of the back office', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (wanted) => {
      expect(returnPath(wanted)).toMatch(/^\/admin($|[/?])/);
    }),
  );
});

test('the sign-in page’s URL contains the requested page', () => {
  const path = loginPath('/admin/orders?status=placed');
  const wanted = new URL(path, 'https://cafe.example').searchParams.get('to');
  expect(returnPath(wanted)).toBe('/admin/orders?status=placed');
});

test.each([
  ['/admin/kitchen', 'staff', '/admin/kitchen'],
  ['/admin/orders/new?table=4', 'staff', '/admin/orders/new?table=4'],
  [null, 'staff', '/admin/orders/new'],
  ['/admin/users', 'staff', '/admin/orders/new'],
  [null, 'manager', '/admin'],
  ['/admin/tables', 'manager', '/admin/tables'],
] as const)('after %j a PIN of %s leads to %s', (wanted, role, path) => {
  expect(counterPath(wanted, role)).toBe(path);
});
