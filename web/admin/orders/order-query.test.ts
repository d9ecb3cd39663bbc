import { expect, test } from 'vitest';
import { withChange } from '../list/list-address';
import { hasFilter, readQuery, withoutFilters } from './order-query';

const read = (text: string) => readQuery(new URLSearchParams(text));

test('an empty address is the newest orders, first page', () => {
  expect(read('')).toEqual({ sort: '-createdAt', page: 1 });
});

test('every filter comes back from the address', () => {
  const text =
    'status=placed&payment=paid&from=2026-04-01&to=2026-04-15&q=asha&sort=totalAmount&page=3';
  expect(read(text)).toEqual({
    status: 'placed',
    paymentStatus: 'paid',
    dateFrom: '2026-04-01',
    dateTo: '2026-04-15',
    q: 'asha',
    sort: 'totalAmount',
    page: 3,
  });
});

test('what makes no sense is left out', () => {
  expect(read('status=eaten&payment=x&from=today&sort=password&page=-1&q=%20')).toEqual({
    sort: '-createdAt',
    page: 1,
  });
});

test('a changed filter begins at the first page, a page turn keeps the filters', () => {
  const search = new URLSearchParams('status=placed&page=4');
  expect(withChange(search, 'q', 'asha').toString()).toBe('status=placed&q=asha');
  expect(withChange(search, 'page', '5').toString()).toBe('status=placed&page=5');
  expect(withChange(search, 'status', '').toString()).toBe('');
});

test('clearing the filters keeps the sorting', () => {
  const search = new URLSearchParams('status=placed&q=asha&page=2&sort=-totalAmount');
  expect(hasFilter(search)).toBe(true);
  const cleared = withoutFilters(search);
  expect(cleared.toString()).toBe('sort=-totalAmount');
  expect(hasFilter(cleared)).toBe(false);
});
