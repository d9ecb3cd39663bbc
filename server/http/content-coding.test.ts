import { expect, test } from 'vitest';
import { preferredCoding } from './content-coding';

const BOTH = { br: true, gzip: true };

test.each([
  ['gzip, deflate, br', BOTH, 'br'],
  ['gzip, deflate, br', { gzip: true }, 'gzip'],
  ['GZIP', BOTH, 'gzip'],
  ['br;q=0, gzip;q=0.5', BOTH, 'gzip'],
  ['br;q=0.0', BOTH, undefined],
  ['identity', BOTH, undefined],
  ['', BOTH, undefined],
  [null, BOTH, undefined],
])('%o of %o: %s', (accepted, available, coding) => {
  expect(preferredCoding(accepted, available)).toBe(coding);
});
