import { afterEach, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
});

afterEach(() => vi.unstubAllGlobals());

it('a visitor’s late answer leaves another tab signed in, and joins it', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/token')) return Response.json({ token: 'a.e30.b' });
    // Meanwhile staff sign in in another tab.
    stored.set('maenam-session', 'in');
    return Response.json(null);
  });
  const { browserTokens } = await import('./browser-tokens');
  expect(await browserTokens.get()).toBe('a.e30.b');
  expect(stored.get('maenam-session')).toBe('in');
});
