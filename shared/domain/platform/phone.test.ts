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
    ['९८७६५४३२१०', '9876543210'],
    ['৯৮৭৬৫৪৩২১০', '9876543210'],
    ['９８７６５４３２１０', '9876543210'],
    ['+९१ ९८७६५ ४३२१०', '9876543210'],
    ['०१२', '012'],
    ['9৮7६५४3२1০', '9876543210'],
    ['༩༨༧༦༥༤༣༢༡༠', '9876543210'],
    ['၉၈၇၆၅၄၃၂၁၀', '9876543210'],
    ['᱙᱘᱗᱖᱕᱔᱓᱒᱑᱐', '9876543210'],
    ['꯹꯸꯷꯶꯵꯴꯳꯲꯱꯰', '9876543210'],
    ['𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎', '9876543210'],
    ['+91 +91 98765 43210', '9876543210'],
    ['91919876543210', '9876543210'],
    ['91 0 98765 43210', '9876543210'],
    ['+9191234567801', '9123456780'],
    ['0091+919876543210', '9876543210'],
    ['[98765] 43210', '9876543210'],
    ['98765.43210', '9876543210'],
    ['98765/43210', '9876543210'],
    ['\u202a+91 98765\u200b43210\u202c', '9876543210'],
    ['98765\u00a043210', '9876543210'],
    ['tel:+91-98765-43210;ext=12', '9876543210'],
    ['https://wa.me/919123456780?text=10', '9123456780'],
    ['https://api.whatsapp.com/send?phone=919876543210&text=1', '9876543210'],
    ['9123456780, 9876543210', '9123456780'],
    ['9123456780 9876543210', '9123456780'],
    ['91234567809876543210', '9123456780'],
    ['919123456780 / 919876543210', '9123456780'],
    ['M +91 91234 56780 H 03592 202345', '9123456780'],
    ['Table 9: 91234 56780', '9123456780'],
    ['98765 43210 (2nd floor)', '9876543210'],
    ['98765 43210 ext. 5', '9876543210'],
    ['03592-202345', '3592202345'],
    ['+91 (3592) 202 345', '3592202345'],
    ['+', '+'],
    ['+91', ''],
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

  it.each([
    ['+977 98123 45678', '+9779812345678'],
    ['+975 17 12 34 56', '+97517123456'],
    ['+880 1712 345678', '+8801712345678'],
    ['＋９７７ 98123 45678', '+9779812345678'],
    ['tel:+9779812345678', '+9779812345678'],
    ['00977 98123 45678', '+9779812345678'],
    ['977 98123 45678', '+9779812345678'],
    ['97517123456', '+97517123456'],
    ['8801712345678', '+8801712345678'],
    ['0977 98123 45678', '+9779812345678'],
    ['923001234567', '+923001234567'],
    ['(+1) 415 555-2671', '+14155552671'],
    ['https://wa.me/97517123456', '+97517123456'],
    ['Dawa +975 17 12 34 56', '+97517123456'],
  ])('pasted as %j keeps the code of another country, and is refused', (typed, shown) => {
    expect(cleanPhone(typed)).toBe(shown);
    expect(phoneProblem(shown)).toBe('Only Indian mobile numbers (+91) work here');
    expect(cleanPhone(shown)).toBe(shown);
  });

  it('of another country is never shortened to an Indian one, however it is typed', () => {
    for (const number of ['+9779812345678', '+97517123456', '009779812345678', '+8801712345678']) {
      const typed = [...number].reduce((shown, key) => cleanPhone(shown + key), '');
      expect(typed).toBe(number.replace(/^00/, '+'));
    }
  });

  it('has at most ten digits, and cleaning it again changes nothing', () => {
    const anyText = fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ]{0,20}$/));
    fc.assert(
      fc.property(anyText, (typed) => {
        const digits = cleanPhone(typed);
        expect(digits).toMatch(/^([0-9]{0,10}|\+[0-9]{0,15})$/);
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
    ['3592202345', 'Please enter a valid Indian mobile number'],
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
    expect(cleanCode('१२३ ４５６')).toBe('123456');
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
