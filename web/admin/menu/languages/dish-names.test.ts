import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../../../shared/messages/compiled/runtime';
import { dishName, isDishFound } from './dish-names';

const MOMO = { name: 'Veg momo', translations: { hi: { name: 'वेज मोमो' }, ne: { name: '' } } };

afterEach(() => overwriteGetLocale(() => 'en'));

test('lists name a dish in the page’s language, else in English', () => {
  expect(dishName(MOMO)).toBe('Veg momo');
  overwriteGetLocale(() => 'hi');
  expect(dishName(MOMO)).toBe('वेज मोमो');
  expect(dishName({ name: 'Tea' })).toBe('Tea');
  overwriteGetLocale(() => 'ne');
  expect(dishName(MOMO)).toBe('Veg momo');
});

test('a search finds a dish by each of its names', () => {
  for (const search of ['', 'veg', 'MOMO', 'मोमो', 'मोमो veg']) {
    expect(isDishFound(MOMO, search), search).toBe(true);
  }
  expect(isDishFound(MOMO, 'chai')).toBe(false);
});
