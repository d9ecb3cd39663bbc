import { expect, test } from 'vitest';
import { mayOpen, ROLES } from '../../../shared/domain/platform/roles';
import { areaOf, pagesFor } from './back-office-pages';

test.each([
  ['/admin', 'dashboard'],
  ['/admin/', 'dashboard'],
  ['/admin/orders', 'orders'],
  ['/admin/orders/AB12CD34', 'orders'],
  ['/admin/settings', 'settings'],
  ['/admin/content', 'settings'],
  ['/admin/ordersheet', undefined],
  ['/admin/nowhere', undefined],
])('%s belongs to %s', (path, area) => {
  expect(areaOf(path)).toBe(area);
});

test('the sidebar lists only the pages that a role may open, each with its own path', () => {
  for (const role of ROLES) {
    const pages = pagesFor(role);
    expect(pages.length).toBeGreaterThan(0);
    for (const { path, area } of pages) {
      expect(mayOpen(role, area)).toBe(true);
      expect(areaOf(path)).toBe(area);
    }
  }
});
