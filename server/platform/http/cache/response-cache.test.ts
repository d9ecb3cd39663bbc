import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RequestFacts } from '../request-facts';
import { createResponseCache, type ResponseCache } from './response-cache';

/** The rendered paths, then the text and status of the next render. */
let rendered: string[];
let text: string;
let status: number;
let now: Date;
let connected: boolean;
/** Renders wait for this gate while it is set. */
let gate: ReturnType<typeof closedGate> | undefined;
let cache: ResponseCache;

const FACTS: RequestFacts = {
  requestId: 'request-1',
  clientIp: '127.0.0.1',
  log: pino({ level: 'silent' }),
  trace: { route: '/*' },
};

function closedGate() {
  let open = () => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}

beforeEach(() => {
  [rendered, text, status, connected, gate] = [[], 'first', 200, true, undefined];
  now = new Date('2026-04-15T06:30:20Z');
  cache = createResponseCache({
    render: async (path) => {
      rendered.push(path);
      const response = new Response(text, { status });
      await gate?.promise;
      return response;
    },
    clock: () => now,
    isConnected: () => connected,
    maxResponses: 20,
    maxBytes: 1_000_000,
  });
});

afterEach(() => vi.useRealTimers());

async function read(path = '/menu'): Promise<string> {
  const { response } = await cache.read(path, FACTS);
  return new TextDecoder().decode(response.encoded.identity.body ?? undefined);
}

const began = (renders: number) =>
  expect.poll(() => rendered.length, { interval: 5 }).toBe(renders);

test('concurrent and later requests share one render', async () => {
  gate = closedGate();
  const concurrent = Array.from({ length: 20 }, () => read());
  gate.open();
  expect(await Promise.all(concurrent)).toEqual(Array(20).fill('first'));
  expect(await read()).toBe('first');
  expect(rendered).toEqual(['/menu']);
});

test('a request after a change does not share the render that began before it', async () => {
  gate = closedGate();
  const before = read();
  await began(1);
  text = 'second';
  cache.invalidate();
  const after = read();
  gate.open();
  expect(await before).toBe('first');
  expect(await after).toBe('second');
  expect(await read()).toBe('second');
  expect(rendered).toHaveLength(2);
});

test('however often something changes, a path is rendered once at a time', async () => {
  const [first, second] = [closedGate(), closedGate()];
  gate = first;
  const reads = [read()];
  await began(1);
  for (const change of ['second', 'third', 'fourth']) {
    cache.invalidate();
    text = change;
    reads.push(read(), read());
  }
  expect(rendered).toHaveLength(1);
  gate = second;
  first.open();
  await began(2);
  reads.push(read());
  second.open();
  expect(await Promise.all(reads)).toEqual(['first', ...Array(7).fill('fourth')]);
  expect(rendered).toHaveLength(2);
});

test('a slow render does not delay other paths', async () => {
  const slow = closedGate();
  gate = slow;
  const about = read('/about');
  await began(1);
  gate = undefined;
  expect(await read('/menu')).toBe('first');
  expect(await read('/api/settings')).toBe('first');
  slow.open();
  expect(await about).toBe('first');
});

test('a response is fresh until the minute is over', async () => {
  await read();
  text = 'second';
  now = new Date('2026-04-15T06:30:59.999Z');
  expect(await read()).toBe('first');
  now = new Date('2026-04-15T06:31:00Z');
  expect(await read()).toBe('second');
});

test('while disconnected a response is fresh for a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await read();
  connected = false;
  text = 'second';
  expect(await read()).toBe('first');
  vi.advanceTimersByTime(1000);
  expect(await read()).toBe('second');
});

test('a response is served but not cached when a change happens during its render', async () => {
  gate = closedGate();
  const before = cache.read('/menu', FACTS);
  await began(1);
  cache.invalidate();
  gate.open();
  expect(await before).toMatchObject({ isStale: false });
  expect(cache.fresh('/menu')).toBeUndefined();
});

test('a failed response is not cached', async () => {
  for (status of [503, 200]) {
    expect((await cache.read('/menu', FACTS)).response.status).toBe(status);
  }
});

test('the last good response is served while rendering fails or takes too long', async () => {
  expect((await cache.read('/menu', FACTS)).isStale).toBe(false);
  cache.invalidate();
  [text, status] = ['broken', 503];
  expect(await read()).toBe('first');
  expect((await cache.read('/menu', FACTS)).isStale).toBe(true);

  connected = false;
  [text, status] = ['late', 200];
  gate = closedGate();
  expect(await read()).toBe('first');
  gate.open();
  await expect.poll(() => read()).toBe('late');
});

test.each([
  ['20 responses', 30, 'first'],
  ['a million bytes', 12, 'x'.repeat(90_000)],
])(
  'the most recently used responses are cached, %s, and the menu always',
  async (_, paths, rendering) => {
    text = rendering;
    await read('/menu');
    for (let each = 0; each < paths; each += 1) await read(`/menu?category=${each}`);
    await read('/menu');
    expect(rendered).toHaveLength(paths + 1);
    await read('/menu?category=11');
    expect(rendered).toHaveLength(paths + 1);
    await read('/menu?category=0');
    expect(rendered).toHaveLength(paths + 2);
  },
);

test('a page shows an order a second later at most, and is rendered twice a second at most', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await read();
  await read('/api/products');
  text = 'second';
  cache.invalidate('stock');
  expect(await read('/api/products')).toBe('second');
  expect(await read()).toBe('first');
  vi.advanceTimersByTime(499);
  cache.invalidate('stock');
  expect(await read()).toBe('first');
  expect(rendered).toEqual(['/menu', '/api/products', '/api/products']);

  gate = closedGate();
  vi.advanceTimersByTime(1);
  expect([await read(), await read()]).toEqual(['first', 'first']);
  expect(rendered.slice(3)).toEqual(['/menu']);
  vi.advanceTimersByTime(500);
  const waiting = read();
  gate.open();
  expect(await waiting).toBe('second');
  expect(await read()).toBe('second');
  expect(rendered).toHaveLength(4);
});

test.each([
  ['an order, once it is older than a second', 1000, ['stock']],
  ['what the staff changed, also while it lags behind orders', 0, ['stock', 'inventory']],
] as const)('a page shows at once %s', async (_, ageMs, areas) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await read();
  vi.advanceTimersByTime(ageMs);
  text = 'second';
  for (const area of areas) cache.invalidate(area);
  expect(await read()).toBe('second');
});

test('concurrent requests for more responses than are cached all succeed', async () => {
  const reads = Array.from({ length: 50 }, (_, each) => read(`/menu?category=${each}`));
  expect(await Promise.all(reads)).toEqual(Array(50).fill('first'));
});

test('a change invalidates only what shows it', async () => {
  const paths = ['/api/settings', '/api/categories', '/api/inventory/public', '/menu', '/about'];
  const renderedAfter = async (change: () => void) => {
    for (const path of paths) await read(path);
    rendered = [];
    change();
    for (const path of paths) await read(path);
    return rendered;
  };
  expect(await renderedAfter(() => {})).toEqual([]);
  expect(await renderedAfter(() => cache.invalidate('inventory'))).toEqual(paths.slice(2));
  expect(await renderedAfter(() => cache.invalidate('orders'))).toEqual([]);
  expect(await renderedAfter(() => cache.invalidate('categories'))).toEqual(paths.slice(1));
  const settings = ['/api/settings', '/menu', '/about'];
  expect(await renderedAfter(() => cache.invalidate('settings'))).toEqual(settings);
  expect(await renderedAfter(() => cache.invalidate())).toEqual(paths);
});

test('a render stays fresh through a change of something else', async () => {
  gate = closedGate();
  const before = read('/api/settings');
  cache.invalidate('inventory');
  const after = read('/api/settings');
  gate.open();
  expect(await Promise.all([before, after])).toEqual(['first', 'first']);
  expect(await read('/api/settings')).toBe('first');
  expect(rendered).toHaveLength(1);
});
