import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '../../../api/api-client';
import { apiContext } from '../../../api/load-context';
import { pageLoader } from './page-loader';

// The build makes it; no call is sent here.
vi.mock('virtual:visitor-routes', () => ({ routes: [] }));
afterEach(() => void vi.unstubAllGlobals());

test('a page that is read without a network says so, although its token cannot be read either', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  const context = new RouterContextProvider();
  context.set(apiContext, {} as Api);
  const request = new Request('http://cafe.example/admin/orders/new');
  const page = await pageLoader(async () => 'menu')({ request, context, params: {} });
  await expect(page.queryFn()).rejects.toMatchObject({ code: 'unavailable', isLost: true });
});
