import { afterEach, expect, test, vi } from 'vitest';
import { inTurn } from './send-in-turn';

type Request = (name: string, options: object, send: () => unknown) => Promise<unknown>;

function browserWhoseLocks(request: Request) {
  vi.stubGlobal('navigator', { locks: { request } });
}

afterEach(() => vi.unstubAllGlobals());

test('an order waits for its turn, and is sent at once where a browser has no locks', async () => {
  const { signal } = new AbortController();
  browserWhoseLocks(async (_name, _options, send) => send());
  expect(await inTurn(() => 'sent', signal)).toBe('sent');
  vi.stubGlobal('navigator', {});
  expect(await inTurn(() => 'sent', signal)).toBe('sent');
});

test('an order is sent at once, and once, where a browser keeps its locks from the site', async () => {
  const { signal } = new AbortController();
  browserWhoseLocks(() => Promise.reject(new DOMException('Denied', 'SecurityError')));
  const send = vi.fn(() => 'sent');
  expect(await inTurn(send, signal)).toBe('sent');
  expect(send).toHaveBeenCalledOnce();
});

test('what goes wrong while an order is sent is not tried again', async () => {
  const { signal } = new AbortController();
  browserWhoseLocks(async (_name, _options, send) => send());
  const send = vi.fn(() => Promise.reject(new Error('a bug')));
  await expect(inTurn(send, signal)).rejects.toThrow('a bug');
  expect(send).toHaveBeenCalledOnce();
});

test('who stops waiting has not sent it', async () => {
  const stopping = new AbortController();
  browserWhoseLocks(() => Promise.reject(new DOMException('Stopped', 'AbortError')));
  stopping.abort();
  const send = vi.fn();
  expect(await inTurn(send, stopping.signal)).toEqual({ status: 'stopped' });
  expect(send).not.toHaveBeenCalled();
});
