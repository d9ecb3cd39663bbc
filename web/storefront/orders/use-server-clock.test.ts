import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAheadMs } from './use-server-clock';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-04-15T09:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (headers: Record<string, string>) =>
  vi.stubGlobal('fetch', async () => new Response('{}', { headers }));

test('a phone that is hours ahead learns it from the server', async () => {
  answer({ Date: 'Wed, 15 Apr 2026 06:30:00 GMT' });
  expect(await readAheadMs()).toBe(-3 * 3_600_000);
});

test('the phone’s clock counts when the server’s is not known', async () => {
  answer({});
  expect(await readAheadMs()).toBe(0);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  expect(await readAheadMs()).toBe(0);
});
