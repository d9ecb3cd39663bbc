import { expect, test } from 'vitest';
import { paidState } from './till-state';

test('what was received is the note that the customer gave, with the tip in the sum', () => {
  expect(paidState(25_800, 3_200, 1_000)).toEqual({ kind: 'paid', total: 268, received: 300 });
  expect(paidState(25_800, 0)).toEqual({ kind: 'paid', total: 258, received: 258 });
});
