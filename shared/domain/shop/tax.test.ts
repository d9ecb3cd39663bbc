import { expect, test } from 'vitest';
import { impliedTaxMode } from './tax';

test('only a registered cafe with a rate shows tax', () => {
  expect(impliedTaxMode('')).toBe('unregistered');
  expect(impliedTaxMode('11ABCDE1234F1ZD')).toBe('composition');
});
