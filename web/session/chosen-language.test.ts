import { afterEach, expect, test, vi } from 'vitest';
import { openIn } from './chosen-language';
import { verifyCode } from './customer-identity';

afterEach(() => vi.unstubAllGlobals());

/** A device whose server sets a cookie when the code is right. */
function device(cookie: string, given: string) {
  const page = { cookie };
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async () => {
    page.cookie = given;
    return Response.json({});
  });
  return () => verifyCode('+919876543210', '123456');
}

test('a sign-in tells the language that it has chosen for this device', async () => {
  expect(await device('a=1', 'a=1; language=ne')()).toBe('ne');
  expect(await device('language=en', 'language=en')()).toBeUndefined();
  expect(await device('', 'language=xx')()).toBeUndefined();
});

test('the page opens again in it, at the same place', () => {
  const replace = vi.fn();
  const at = { search: '?order=AB12', hash: '#pay', replace };
  vi.stubGlobal('location', { pathname: '/hi/order-history', ...at });
  openIn('ne');
  vi.stubGlobal('location', { pathname: '/', ...at, search: '', hash: '' });
  openIn('hi');
  openIn('en');
  expect(replace.mock.calls).toEqual([['/ne/order-history?order=AB12#pay'], ['/hi']]);
});
