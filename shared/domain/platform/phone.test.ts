import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanCode, codeProblem } from '../people/verification-code';
import {
  cleanPhone,
  formatPhone,
  PHONE_NUMBER_PATTERN,
  phoneProblem,
  toPhoneNumber,
} from './phone';

const mobile = fc.stringMatching(/^[6-9][0-9]{9}$/);

describe('a phone number (platform rule 2)', () => {
  it.each([
    ['+91 98765 43210', '9876543210'],
    [' +91-98765-43210 ', '9876543210'],
    ['+91 (0) 98765 43210', '9876543210'],
    ['+91 91234 56789', '9123456789'],
    ['+91 91234 567', '91234567'],
    ['091 9123456789', '9123456789'],
    ['919123456789', '9123456789'],
    ['9123456789', '9123456789'],
    ['9187654321', '9187654321'],
    ['98765432101234', '9876543210'],
    ['98765 432', '98765432'],
    ['Call 98765 43210!', '9876543210'],
    ['०१२', ''],
    ['', ''],
  ])('pasted as %j is %j', (typed, digits) => {
    expect(cleanPhone(typed)).toBe(digits);
  });

  it('is the same with any prefix, and when typed digit by digit', () => {
    const prefix = fc.constantFrom('', '0', '91', '+91', '+91 ', '091', '0091', '+91 0', '+91 91');
    fc.assert(
      fc.property(mobile, prefix, (digits, before) => {
        expect(cleanPhone(before + digits)).toBe(digits);
        expect(
          [...before, ...digits].reduce((shown, key) => cleanPhone(shown + key), ''),
        ).toHaveLength(10);
        expect([...digits].reduce((shown, key) => cleanPhone(shown + key), '')).toBe(digits);
      }),
    );
  });

  it('has at most ten digits, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const digits = cleanPhone(typed);
        expect(digits).toMatch(/^[0-9]{0,10}$/);
        expect(cleanPhone(digits)).toBe(digits);
      }),
    );
  });

  it.each([
    ['', 'Please enter your phone number'],
    ['987654321', 'Please enter a valid 10-digit phone number'],
    ['98765x3210', 'Please enter a valid 10-digit phone number'],
    ['98765432101', 'Phone number should be exactly 10 digits'],
    ['5876543210', 'Please enter a valid Indian mobile number'],
    ['0987654321', 'Please enter a valid Indian mobile number'],
    ['6876543210', undefined],
    ['9876543210', undefined],
  ])('%j is answered with %s', (digits, problem) => {
    expect(phoneProblem(digits)).toBe(problem);
  });

  it('is stored if and only if it has no problem', () => {
    fc.assert(
      fc.property(fc.oneof(mobile, fc.stringMatching(/^[0-9]{0,12}$/)), (digits) => {
        expect(PHONE_NUMBER_PATTERN.test(toPhoneNumber(digits))).toBe(
          phoneProblem(digits) === undefined,
        );
      }),
    );
  });

  it('is shown in two groups', () => {
    expect(formatPhone('+919876543210')).toBe('+91 98765 43210');
    expect(formatPhone('not one')).toBe('not one');
  });
});

describe('a verification code (people rule 2)', () => {
  it('is six digits at most', () => {
    expect(cleanCode(' 12-34 56 78')).toBe('123456');
    expect(cleanCode('abc')).toBe('');
  });

  it.each([
    ['', 'Please enter a valid verification code'],
    ['123', 'Please enter a valid verification code'],
    ['1234', undefined],
    ['123456', undefined],
  ])('%j is answered with %s', (code, problem) => {
    expect(codeProblem(code)).toBe(problem);
  });
});
