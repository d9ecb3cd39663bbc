import { expect, test } from 'vitest';
import { pluralize } from './pluralize';

test('the singular has no s', () => {
  expect([0, 1, 2].map((count) => pluralize(count, 'item'))).toEqual([
    '0 items',
    '1 item',
    '2 items',
  ]);
});
