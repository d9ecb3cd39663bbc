import { expect, test } from 'vitest';
import { CORS_AND_METHODS } from './cors-and-methods';
import { withstand } from './withstand';

const victims = withstand('other sites and other methods', CORS_AND_METHODS);

test.each([
  ['GET', '/api/products'],
  ['GET', '/api/settings'],
  ['GET', '/api/openapi.json'],
  ['GET', '/api/admins'],
  ['GET', '/api/nothing'],
  ['GET', '/api/auth/jwks'],
  ['GET', '/api/auth/token'],
  ['OPTIONS', '/api/orders'],
  ['OPTIONS', '/api/auth/sign-in/email'],
  ['GET', '/healthz'],
  ['GET', '/robots.txt'],
  ['GET', '/pictures/x.png'],
])('another site cannot read %s %s', async (method, path) => {
  const { shop, admin } = victims();
  for (const Origin of ['https://evil.example', 'null', 'http://localhost:3001']) {
    const headers = { Origin, 'Access-Control-Request-Method': 'GET' };
    for (const token of [undefined, admin.token]) {
      const answer = await shop.request(method, path, { headers, token });
      const named = [...answer.headers.keys()].filter((name) => name.startsWith('access-control'));
      expect(named).toEqual([]);
      expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    }
  }
});

test.each([
  ['/api/products', 200],
  ['/api/system-status', 200],
  ['/api/openapi.json', 200],
  ['/api/admins', 401],
  ['/api/auth/token', 401],
  ['/api/orders/nothing', 404],
])('HEAD %s has the status and headers of GET and no body', async (path, status) => {
  const { shop } = victims();
  const [get, head] = [await shop.request('GET', path), await shop.request('HEAD', path)];
  expect([get.status, head.status, head.body]).toEqual([status, status, '']);
  for (const name of ['Content-Type', 'Cross-Origin-Resource-Policy']) {
    expect(head.headers.get(name)).toBe(get.headers.get(name));
  }
});

test('HEAD of a stream opens none', async () => {
  const { shop, staff } = victims();
  for (let each = 0; each < 12; each += 1) {
    const head = await shop.request('HEAD', '/api/admin/order-events', { token: staff.token });
    expect([head.status, head.body]).toEqual([200, '']);
  }
});
