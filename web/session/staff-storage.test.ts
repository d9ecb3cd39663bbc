import { afterEach, expect, test, vi } from 'vitest';
import { adminUidFor, staffStorage } from './staff-storage';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/admin/orders', '/api/orders', 'a1'],
  ['/menu', '/api/admins/me', 'a1'],
  ['/menu', '/api/admin/order-events', 'a1'],
  ['/menu', '/api/orders', undefined],
  ['/menu', '/api/users/me', undefined],
])('on %s a call of %s names %s', (page, path, uid) => {
  const stored = new Map<string, string>();
  vi.stubGlobal('location', { pathname: page });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  staffStorage.save({ id: 'a1', email: 'a@cafe.example', name: '', role: 'staff', version: 1 });
  expect(adminUidFor(new Request(`http://cafe.example${path}`))).toBe(uid);
});
