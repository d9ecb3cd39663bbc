import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HIDDEN, type Json, masked, maskedData } from './masking';

const around = fc.constantFrom('', 'Failed for ', 'GET /x?q=', '"', ' (', 'नमस्ते ', 'at: ', '\n');
const after = fc.constantFrom('', '.', ' was refused', '"}', ')', '&x=1', '\n');
const digits = (pattern: RegExp) => fc.stringMatching(pattern);

const phone = fc
  .tuple(
    fc.constantFrom('', '+91', '+91 ', '91', '0', '+91-', '(+91) ', '0091 '),
    digits(/^[6-9][0-9]{4}$/),
    fc.constantFrom('', ' ', '-', '\u00a0'),
    digits(/^[0-9]{5}$/),
  )
  .map((parts) => parts.join(''));

const base64 = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^[A-Za-z0-9_]{${least},${most}}$`));
const mixed = base64(31, 60).map((text) => `${text}a7`);
const jwt = fc
  .tuple(base64(8, 40), base64(8, 80), base64(20, 43))
  .map(([head, body, end]) => `eyJ${head}.eyJ${body}.${end}`);

const digitsOf = (text: string) => text.replace(/\D/g, '');

describe('masking', () => {
  it('hides a phone number in any format', () => {
    fc.assert(
      fc.property(around, phone, after, (before, number, behind) => {
        const kept = masked(before + number + behind);
        expect(kept).toContain(HIDDEN);
        expect(digitsOf(kept)).not.toContain(digitsOf(number).slice(-5));
      }),
    );
  });

  it('hides a code of six digits, and a shorter one after the word "code"', () => {
    fc.assert(
      fc.property(around, digits(/^[0-9]{6}$/), after, (before, code, behind) => {
        fc.pre(!before.endsWith(':'));
        expect(masked(before + code + behind)).not.toContain(code);
        expect(masked(`${before}code=${code}${behind}`)).not.toContain(code);
        expect(masked(`OTP is ${code.slice(2)}`)).toBe(`OTP is ${HIDDEN}`);
      }),
    );
  });

  it('hides tokens and passwords', () => {
    fc.assert(
      fc.property(around, fc.oneof(jwt, mixed), after, (before, token, behind) => {
        const secret = token.slice(0, 24);
        expect(masked(before + token + behind)).not.toContain(secret);
        expect(masked(`Authorization: Bearer ${token}`)).not.toContain(secret);
        expect(masked(`{"password":"${token}"}`)).not.toContain(secret);
      }),
    );
  });

  it('does not change masked text', () => {
    const words = fc.constantFrom('Bearer', 'token=', 'code', HIDDEN, '"', ':', '&', '(x)');
    const pieces = fc.array(fc.oneof(words, phone, jwt, digits(/^[0-9]{1,12}$/)));
    fc.assert(
      fc.property(pieces, (parts) => {
        const once = masked(parts.join(' '));
        expect(masked(once)).toBe(once);
      }),
    );
  });

  it('hides them at any depth and in any field, and keeps the structure', () => {
    const leaf = fc.oneof(phone, jwt, fc.boolean(), fc.constant(null), fc.integer());
    const { tree } = fc.letrec<{ tree: Json; leaf: Json }>((tie) => ({
      leaf,
      tree: fc.oneof(
        { maxDepth: 3 },
        tie('leaf'),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('a', 'phone', 'url', '__proto__'), tie('tree')),
      ),
    }));
    fc.assert(
      fc.property(tree, (data) => {
        const kept = JSON.stringify(maskedData(data));
        expect(kept).not.toMatch(/[6-9]\d{4}[ -]?\d{5}|eyJ\w/);
        expect(JSON.stringify(maskedData(JSON.parse(kept)))).toBe(kept);
      }),
    );
  });
});

it.each([
  'TypeError: x is undefined at render (https://cafe.example/assets/menu-page-D3fGh7.js:1:123456)',
  'https://cafe.example/assets/customer-session-provider-Bx7_kQ29.js',
  'Request 550e8400-e29b-41d4-a716-446655440000 answered 503 after 1500 ms',
  '2026-04-15 06:30:00.000 and 2026-04-15T06:30:00.000Z',
  'Mozilla/5.0 (Linux; Android 13) Chrome/120.0.6099.71 Mobile Safari/537.36',
  'Order AB12CD34E of ₹348.00: out_of_stock',
])('masking keeps what helps to debug: %s', (text) => {
  expect(masked(text)).toBe(text);
});

it('masking hides fields by their names', () => {
  expect(
    maskedData({
      code: 'out_of_stock',
      status: 409,
      verificationCode: '1234',
      otp: 123456,
      accessToken: 'abc',
      phoneNumber: 98,
      upi: 9876543210,
    }),
  ).toEqual({
    code: 'out_of_stock',
    status: 409,
    verificationCode: HIDDEN,
    otp: HIDDEN,
    accessToken: HIDDEN,
    phoneNumber: HIDDEN,
    upi: HIDDEN,
  });
});
