import { setTimeout as sleep } from 'node:timers/promises';
import { createMemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createBackLayers } from './back-layers';
import { pageKeyOf } from './layer-entry';

/** Long enough for every pending task. */
const rest = () => sleep(20);

async function openShop(
  entries = ['/', '/menu'],
  loadPage: Parameters<typeof createBackLayers>[1] = () => undefined,
  basename = '/',
) {
  const paths = ['/', '/menu', '/checkout', '/order-history'];
  const router = createMemoryRouter(
    paths.map((path) => ({ path })),
    { initialEntries: entries, basename },
  );
  const layers = createBackLayers(router, loadPage);
  layers.follow();
  const path = () => router.state.location.pathname;
  const depth = () => router.state.location.state?.layerIds?.length ?? 0;
  const open = async () => {
    const close = vi.fn();
    const closed = layers.add(close);
    await rest();
    return { close, closed };
  };
  const go = async (by: number) => {
    await router.navigate(by);
    await rest();
  };
  return { router, layers, path, depth, open, go };
}

test('Back closes the topmost layer and stays on the page', async () => {
  const { router, path, depth, open, go } = await openShop();
  const pageKey = router.state.location.key;
  const cart = await open();
  const question = await open();
  expect([path(), depth(), pageKeyOf(router.state.location)]).toEqual(['/menu', 2, pageKey]);

  await go(-1);
  expect([path(), depth()]).toEqual(['/menu', 1]);
  expect([cart.close.mock.calls.length, question.close.mock.calls.length]).toEqual([0, 1]);
  await go(-1);
  expect([path(), depth(), router.state.location.key]).toEqual(['/menu', 0, pageKey]);
  expect(cart.close).toHaveBeenCalledOnce();
  await go(-1);
  expect(path()).toBe('/');
});

test('a layer that is closed otherwise leaves its entry, and Forward does not open it', async () => {
  const { path, depth, open, go } = await openShop();
  const { close, closed } = await open();
  closed();
  await rest();
  expect([path(), depth()]).toEqual(['/menu', 0]);
  await go(1);
  expect([path(), depth()]).toEqual(['/menu', 0]);
  expect(close).not.toHaveBeenCalled();
});

test('a layer closed together with its parent, or for another one, leaves one entry each', async () => {
  const { layers, path, depth, open } = await openShop();
  const outer = await open();
  const inner = await open();
  inner.closed();
  outer.closed();
  await rest();
  expect([path(), depth()]).toEqual(['/menu', 0]);

  const first = await open();
  first.closed();
  const next = vi.fn();
  layers.add(next);
  await rest();
  expect([path(), depth()]).toEqual(['/menu', 1]);
  expect(next).not.toHaveBeenCalled();
});

test('a link in a layer closes it, and Back skips its entry', async () => {
  const { router, path, depth, open, go } = await openShop();
  const { close, closed } = await open();
  close.mockImplementation(closed);
  await router.navigate('/checkout');
  await rest();
  expect(path()).toBe('/checkout');
  expect(close).toHaveBeenCalledOnce();
  await go(-1);
  expect([path(), depth()]).toEqual(['/menu', 0]);
  await go(-1);
  expect(path()).toBe('/');
});

test('a navigation begun by the tap that closes a layer is not taken back', async () => {
  const { router, path, open } = await openShop();
  const { closed } = await open();
  closed();
  void router.navigate('/checkout');
  await rest();
  expect(path()).toBe('/checkout');
});

test('a navigation waits for the entry that is being left', async () => {
  const { router, path, depth, open, go } = await openShop();
  // A browser goes back in a task of its own.
  const { navigate } = router;
  Object.assign(router, {
    navigate: async (to: string, options?: object) => {
      if (typeof to === 'number') await sleep(5);
      return navigate(to, options);
    },
  });
  const taps: Record<string, () => unknown> = {
    '/order-history': () => router.navigate('/order-history', { state: { placed: 7 } }),
    '/': () => router.navigate('/', { replace: true }),
  };
  for (const [to, tap] of Object.entries(taps)) {
    const { closed } = await open();
    closed();
    await sleep(1);
    void tap();
    await rest();
    expect([path(), depth()]).toEqual([to, 0]);
  }
  expect(router.state.location.state).toBeNull();
  await go(-1);
  expect([path(), depth()]).toEqual(['/menu', 0]);
});

test('a page that is lost is asked for again, unless another tap came first', async () => {
  let isLost = true;
  let isLoaded = false;
  const { router, layers, path } = await openShop(undefined, ({ pathname }) => {
    // The router keeps what it has loaded.
    if (pathname !== '/checkout' || isLoaded) return undefined;
    return sleep(5).then(() => {
      if (isLost) throw new TypeError('Failed to fetch');
      isLoaded = true;
    });
  });
  const lost = vi.fn<(retry: () => void) => void>();
  layers.onLost(lost);
  void router.navigate('/checkout');
  await rest();
  expect([path(), lost.mock.calls.length]).toEqual(['/menu', 1]);

  void router.navigate('/checkout');
  void router.navigate('/order-history');
  await rest();
  expect([path(), lost.mock.calls.length]).toEqual(['/order-history', 1]);

  isLost = false;
  lost.mock.calls[0]?.[0]();
  await rest();
  expect(path()).toBe('/checkout');
});

test('a navigation that had to wait stays in the language of the page', async () => {
  let isLoaded = false;
  const load = () => {
    if (isLoaded) return undefined;
    return sleep(5).then(() => {
      isLoaded = true;
    });
  };
  const { router, path } = await openShop(['/hi/menu'], load, '/hi');
  void router.navigate('/checkout');
  await rest();
  expect(path()).toBe('/hi/checkout');
  isLoaded = false;
  void router.navigate('/');
  await rest();
  expect(path()).toBe('/hi');
});

test('an entry from before a reload is left at once', async () => {
  const before = { pathname: '/menu', hash: '#open', state: { layerIds: ['old'], pageKey: 'k' } };
  const { router, path, depth } = await openShop(['/', '/menu', before] as string[]);
  await rest();
  expect([path(), depth(), router.state.location.hash]).toEqual(['/menu', 0, '']);
});

test('what the page keeps in its entry and fragment stays while a layer is open', async () => {
  const { router, layers, open } = await openShop();
  await router.navigate('/order-history#token=secret', { state: { placed: 7 } });
  const first = await open();
  const second = await open();
  const { hash, state } = router.state.location;
  expect(new URLSearchParams(hash.slice(1)).get('token')).toBe('secret');
  expect(state).toMatchObject({ placed: 7 });
  first.closed();
  second.closed();
  await layers.settled();
  expect(router.state.location.hash).toBe('#token=secret');
});
