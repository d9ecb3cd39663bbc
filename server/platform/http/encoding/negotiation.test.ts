import { describe, expect, test } from 'vitest';
import { matchesEtag, preferredEncoding } from './negotiation';

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
])('%o of %o: %s', (accepted, available, encoding) => {
  expect(preferredEncoding(accepted, available)).toBe(encoding);
});

describe('the entity tag "a-1"', () => {
  test.each([
    '"a-1"',
    'W/"a-1"',
    '"other", "a-1"',
    'W/"other",W/"a-1" , "third"',
    '"with, a comma", "a-1"',
    '*',
    ' * ',
  ])('matches %s', (held) => {
    expect(matchesEtag(held, '"a-1"')).toBe(true);
  });

  test.each([
    undefined,
    null,
    '',
    'a-1',
    '"a-1',
    '"a-12"',
    'w/"a-1"',
    'X"a-1"',
    '"x"a-1"y"',
    'W/ "a-1"',
    '"other, "a-1""',
    '"*"',
    '**',
  ])('does not match %s', (held) => {
    expect(matchesEtag(held, '"a-1"')).toBe(false);
  });
});
