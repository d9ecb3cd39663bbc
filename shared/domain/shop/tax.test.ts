import { expect, test } from 'vitest';
import { impliedTaxMode } from './tax';

test('only a registered cafe with a rate shows tax', () => {
  expect(impliedTaxMode('', 5)).toBe('unregistered');
  expect(impliedTaxMode('11ABCDE1234F1Z5', 5)).toBe('regular');
  expect(impliedTaxMode('11ABCDE1234F1Z5', 0)).toBe('composition');
});
