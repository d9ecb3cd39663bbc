import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { promiseSentence } from './promise-sentence';
import { readAheadMs } from './use-server-clock';

const order = {
  status: 'placed',
  deliveryMethod: 'pickup',
  promisedFrom: '2026-04-15T07:05:00Z',
  promisedUntil: '2026-04-15T07:15:00Z',
  slotAt: null,
} as const;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-04-15T09:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (headers: Record<string, string>) =>
  vi.stubGlobal('fetch', async () => new Response('{}', { headers }));

test('a phone that is hours ahead does not say that an order is late', async () => {
  answer({ Date: 'Wed, 15 Apr 2026 06:30:00 GMT' });
  const now = new Date(Date.now() + (await readAheadMs()));
  expect(promiseSentence(order, now)).toBe('Ready 12:35 to 12:45 pm');
});

test('the phone’s clock counts when the server’s is not known', async () => {
  answer({});
  expect(await readAheadMs()).toBe(0);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  expect(await readAheadMs()).toBe(0);
});
