import { expect, test } from 'vitest';
import { orderFilter } from '../../../../shared/contract/orders/orders-contract';
import { readFilter, readPage, withParams } from './list-params';

const read = (text: string) => readFilter(new URLSearchParams(text), orderFilter.shape);

test('an empty query lists the newest orders', () => {
  expect(read('')).toEqual({ sort: '-createdAt' });
});

test('every filter is read from the query', () => {
  const text =
    'status=placed&paymentStatus=paid&dateFrom=2026-04-01&dateTo=2026-04-15&q=asha&sort=totalAmount';
  expect(read(text)).toEqual({
    status: 'placed',
    paymentStatus: 'paid',
    dateFrom: '2026-04-01',
    dateTo: '2026-04-15',
    q: 'asha',
    sort: 'totalAmount',
  });
});

test('invalid and unknown params are left out', () => {
  expect(
    read('status=eaten&paymentStatus=x&dateFrom=today&sort=password&q=%20&limit=99&who=me'),
  ).toEqual({ sort: '-createdAt' });
});

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=last', 1],
])('the address ?%s asks for page %i', (text, page) => {
  expect(readPage(new URLSearchParams(text))).toBe(page);
});

test('a changed filter starts at the first page, and a page turn keeps the filters', () => {
  const search = new URLSearchParams('status=placed&page=4');
  expect(withParams(search, { q: 'asha' }).toString()).toBe('status=placed&q=asha');
  expect(withParams(search, { page: '5' }).toString()).toBe('status=placed&page=5');
  expect(withParams(search, { status: '', q: '' }).toString()).toBe('');
});
