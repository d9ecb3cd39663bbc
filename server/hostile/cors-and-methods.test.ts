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
])('no other site may read %s %s', async (method, path) => {
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
