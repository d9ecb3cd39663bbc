import { afterEach, expect, test, vi } from 'vitest';
import { withOrderLock } from './send-order';

type Request = (name: string, options: object, send: () => unknown) => Promise<unknown>;

function browserWhoseLocks(request: Request) {
  vi.stubGlobal('navigator', { locks: { request } });
}

afterEach(() => vi.unstubAllGlobals());

test('an order waits for the lock, and is sent at once in a browser without locks', async () => {
  const { signal } = new AbortController();
  browserWhoseLocks(async (_name, _options, send) => send());
  expect(await withOrderLock(() => 'sent', signal)).toBe('sent');
  vi.stubGlobal('navigator', {});
  expect(await withOrderLock(() => 'sent', signal)).toBe('sent');
});

test('an order is sent once in a browser that denies locks', async () => {
  const { signal } = new AbortController();
  browserWhoseLocks(() => Promise.reject(new DOMException('Denied', 'SecurityError')));
  const send = vi.fn(() => 'sent');
  expect(await withOrderLock(send, signal)).toBe('sent');
  expect(send).toHaveBeenCalledOnce();
});

test('an error while the order is sent is thrown, and it is not sent again', async () => {
  const { signal } = new AbortController();
  browserWhoseLocks(async (_name, _options, send) => send());
  const send = vi.fn(() => Promise.reject(new Error('a bug')));
  await expect(withOrderLock(send, signal)).rejects.toThrow('a bug');
  expect(send).toHaveBeenCalledOnce();
});

test('an order that was stopped while it waited for the lock is not sent', async () => {
  const stopping = new AbortController();
  browserWhoseLocks(() => Promise.reject(new DOMException('Stopped', 'AbortError')));
  stopping.abort();
  const send = vi.fn();
  expect(await withOrderLock(send, stopping.signal)).toEqual({ status: 'stopped' });
  expect(send).not.toHaveBeenCalled();
});
