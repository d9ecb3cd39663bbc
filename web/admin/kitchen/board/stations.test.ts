import { expect, test } from 'vitest';
import { ringsAt } from './stations';

test.each([
  ['a tablet of all stations', null, [2], true],
  ['a station with a part', 1, [1, 2], true],
  ['a station without a part', 3, [1, 2], false],
  ['any station, if the order has no part', 3, [], true],
])('%s hears a new order or not', (_, station, parts, rings) => {
  expect(ringsAt(station, parts)).toBe(rings);
});
