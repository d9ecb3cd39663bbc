import { expect, test } from 'vitest';
import { httpParts } from '../../../../tests/support/platform/http-parts';
import { createHttpApp } from '../http-app';
import type { PageHandler } from './page-handler';

const shop = (pages: PageHandler) => createHttpApp({ ...httpParts(), pages });

test.each([
  ['/MENU', '/menu'],
  ['/menu/', '/menu'],
  ['/menu///', '/menu'],
  ['//menu', '/menu'],
  ['/%6Denu', '/menu'],
  ['/Menu/?category=tea&x=1', '/menu?category=tea&x=1'],
  ['/Checkout', '/checkout'],
  ['/ADMIN/', '/admin'],
  ['/admin/orders/AB12/', '/admin/orders/AB12'],
  ['/order-history/', '/order-history'],
  ['//evil.example/', '/evil.example'],
  ['/\\\\evil.example/', '/evil.example'],
])('%s redirects to %s without a render', async (path, target) => {
  const app = shop(() => Promise.reject(new Error('rendered')));
  for (const method of ['GET', 'HEAD']) {
    const response = await app.request(`http://localhost:3000${path}`, { method });
    expect([response.status, response.headers.get('Location')]).toEqual([308, target]);
  }
});

test.each(['/', '/menu', '/admin/orders/AB12', '/menu.data', '/%E0%A4%9A'])(
  '%s is served without a redirect',
  async (path) => {
    const app = shop(async () => new Response('the page'));
    expect((await app.request(path)).status).toBe(200);
  },
);
