import { expect, test } from 'vitest';
import { mayOpen, ROLES } from '../../../shared/domain/platform/roles';
import { areaOf, groupsFor, pageOf, pagesFor } from './back-office-pages';

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

test('a cashier’s first page is New order', () => {
  for (const role of ROLES) expect(pagesFor(role)[0]?.label()).toBe('New order');
});

test('the sidebar shows no group without a page', () => {
  const names = (role: (typeof ROLES)[number]) => groupsFor(role).map(({ name }) => name);
  expect(names('admin')).toEqual(['Now', 'Menu', 'Money', 'Customers', 'Set up', 'History']);
  expect(names('staff')).toEqual(['Now', 'Money', 'Set up']);
});

test.each([
  ['/admin', 'Dashboard'],
  ['/admin/', 'Dashboard'],
  ['/admin/orders/AB12CD34/bill', 'Orders'],
  ['/admin/orders/new', 'New order'],
  ['/admin/kitchen', 'Kitchen'],
  ['/admin/kitchen/settings', 'Kitchen settings'],
  ['/admin/reports/days/2026-01-05', 'Close the day'],
])('%s is of the page %s', (path, name) => {
  expect(pageOf(path)?.label()).toBe(name);
});
