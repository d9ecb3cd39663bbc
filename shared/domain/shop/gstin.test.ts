import { expect, test } from 'vitest';
import { gstinProblem, stateOfGstin } from './gstin';

test.each(['', '27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '32ABCDE1234F1Z9'])(
  '%j is a GSTIN',
  (gstin) => {
    expect(gstinProblem(gstin)).toBeUndefined();
  },
);

test('a changed character, or two that swapped places, is noticed', () => {
  const gstin = '27AAPFU0939F1ZV';
  for (let at = 2; at < 15; at += 1) {
    const other = gstin[at] === 'B' ? 'C' : 'B';
    expect(gstinProblem(gstin.slice(0, at) + other + gstin.slice(at + 1))).toContain('wrong');
  }
  expect(gstinProblem('27AAPUF0939F1ZV')).toContain('wrong');
});

test('its state is that of the first two digits', () => {
  expect([stateOfGstin('32ABCDE1234F1Z9'), stateOfGstin('')]).toEqual(['32', '']);
  expect(gstinProblem('25ABCDE1234F1Z4')).toContain('state');
});
