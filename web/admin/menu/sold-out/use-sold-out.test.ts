import { expect, test } from 'vitest';
import { stillNeededWords } from './use-sold-out';

test('staff who mark a dish sold out read which orders still need it', () => {
  const waffle = { neededBy: [12, 15] };
  const category = { neededBy: [12, 15, 18] };
  expect(stillNeededWords([waffle, category])).toBe('Orders 12, 15 and 18 still need it.');
  expect(stillNeededWords([{ neededBy: [15] }])).toBe('Order 15 still needs it.');
  expect(stillNeededWords([{ neededBy: [] }])).toBeUndefined();
});
