import { afterEach, expect, test, vi } from 'vitest';
import { showMessages } from './push';

afterEach(() => vi.unstubAllGlobals());

/** A worker with these open pages. */
function startWorker(urls: readonly string[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const pages = urls.map((url) => ({ url, focus: vi.fn() }));
  const worker = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    registration: { showNotification: vi.fn() },
    clients: { matchAll: async () => pages, openWindow: vi.fn() },
  };
  vi.stubGlobal('self', worker);
  showMessages();
  /** Sends an event and waits until the worker has handled it. */
  const send = async (type: string, event: object) => {
    let handled: Promise<unknown> = Promise.resolve();
    const waitUntil = (work: Promise<unknown>) => {
      handled = work;
    };
    listeners.get(type)?.({ ...event, waitUntil });
    await handled;
  };
  const tap = (path?: string) =>
    send('notificationclick', { notification: { close: () => {}, data: path && { path } } });
  return { worker, pages, send, tap };
}

test('a message is shown, and replaces an older one of its kind', async () => {
  const { worker, send } = startWorker();
  const message = { title: 'No tablet', body: 'Words', path: '/admin/kitchen', tag: 'board' };
  await send('push', { data: { json: () => message } });
  expect(worker.registration.showNotification).toHaveBeenCalledExactlyOnceWith('No tablet', {
    body: 'Words',
    tag: 'board',
    renotify: true,
    silent: false,
    data: { path: '/admin/kitchen' },
  });
  await send('push', { data: null });
  expect(worker.registration.showNotification).toHaveBeenCalledOnce();
});

test('a tap shows an open page of the back office, or opens the message’s page', async () => {
  const open = startWorker(['https://cafe.example/menu', 'https://cafe.example/admin/orders']);
  await open.tap('/admin/kitchen');
  expect(open.pages.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  expect(open.worker.clients.openWindow).not.toHaveBeenCalled();
  const closed = startWorker(['https://cafe.example/menu']);
  await closed.tap('/admin/kitchen');
  expect(closed.worker.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/admin/kitchen');
});

test('a quiet message makes no sound', async () => {
  const { worker, send } = startWorker();
  const message = { title: '42: picked up', body: 'Enjoy!', path: '/', tag: 'order', quiet: true };
  await send('push', { data: { json: () => message } });
  expect(worker.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
    '42: picked up',
    expect.objectContaining({ renotify: false, silent: true }),
  );
});

test('a tap shows the customer’s open order, or opens it beside what they do', async () => {
  const path = '/hi/order-history?order=K3M7';
  const english = 'https://cafe.example/order-history?order=K3M7';
  const open = startWorker(['https://cafe.example/menu', english]);
  await open.tap(path);
  expect(open.pages.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  const other = startWorker(['https://cafe.example/checkout', 'https://cafe.example/admin']);
  await other.tap(path);
  expect(other.worker.clients.openWindow).toHaveBeenCalledExactlyOnceWith(path);
});
