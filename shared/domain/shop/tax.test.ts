import { expect, test } from 'vitest';
import { taxStanding } from './tax';

test('only a registered cafe with a rate shows tax', () => {
  expect(taxStanding('', 5)).toBe('unregistered');
  expect(taxStanding('11ABCDE1234F1Z5', 5)).toBe('regular');
  expect(taxStanding('11ABCDE1234F1Z5', 0)).toBe('composition');
});
