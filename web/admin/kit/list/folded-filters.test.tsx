import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FoldedFilters, spanWords } from './folded-filters';

test('the line says which days are chosen', () => {
  expect(spanWords('2026-11-01', '2026-11-08')).toBe('1 Nov to 8 Nov');
  expect(spanWords('2026-11-01', '')).toBe('from 1 Nov');
  expect(spanWords('', '2026-11-08')).toBe('to 8 Nov');
  expect(spanWords('2026-11-08', '2026-11-08')).toBe('8 Nov');
  expect(spanWords('', '')).toBe('');
});

test('the filters are folded on a phone, and say so', () => {
  const html = renderToStaticMarkup(<FoldedFilters chosen="Cancelled">fields</FoldedFilters>);
  expect(html).toMatch(/<button[^>]*aria-expanded="false"[^>]*md:hidden/);
  expect(html).toContain('Cancelled');
  expect(html).toMatch(/max-md:hidden[^>]*>fields/);
});
