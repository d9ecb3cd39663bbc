import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupeesToPaise } from '../platform/money';
import {
  UPI_ID_PATTERN,
  UPI_REFERENCE_PATTERN,
  upiAmount,
  upiPayeeUrl,
  upiPaymentUrl,
  upiTipUrl,
} from './upi';

const PAYMENT = {
  upiId: 'cafe@okaxis',
  payeeName: 'Maenam Cafe',
  amount: 34_800,
  reference: 'K7M2Q9XA1',
  note: 'Order K7M2Q9XA',
};
const sent = (url: string) => Object.fromEntries(new URL(url).searchParams);
const wellFormed = fc.string({ unit: 'binary' });

describe('a UPI link', () => {
  it('has the form that payment apps read', () => {
    expect(upiPaymentUrl(PAYMENT)).toBe(
      'upi://pay?pa=cafe@okaxis&pn=Maenam%20Cafe&am=348.00&cu=INR&tr=K7M2Q9XA1&tn=Order%20K7M2Q9XA',
    );
  });

  it('names only the payee before there is an order', () => {
    const { upiId, payeeName } = PAYMENT;
    expect(upiPayeeUrl({ upiId, payeeName })).toBe(
      'upi://pay?pa=cafe@okaxis&pn=Maenam%20Cafe&cu=INR',
    );
    expect(() => upiPayeeUrl({ upiId: 'cafe', payeeName })).toThrow(RangeError);
  });

  it.each(['Tea & Co', 'मैनाम कैफ़े ☕', 'a=b#c?d+e%20f', 'x&am=1.00'])(
    'encodes a payee named %s',
    (payeeName) => {
      const url = upiPaymentUrl({ ...PAYMENT, payeeName });
      expect(sent(url)).toMatchObject({ pn: payeeName, am: '348.00' });
      expect(url).not.toMatch(/[+ ]|%40/);
    },
  );

  it('parses back to its input for any names and amount', () => {
    const amount = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(wellFormed, wellFormed, amount, (payeeName, note, paise) => {
        const { pa, pn, am, cu, tr, tn, ...rest } = sent(
          upiPaymentUrl({ ...PAYMENT, payeeName, note, amount: paise }),
        );
        expect({ pa, pn, cu, tr, rest }).toEqual({
          pa: PAYMENT.upiId,
          pn: payeeName,
          cu: 'INR',
          tr: PAYMENT.reference,
          rest: {},
        });
        expect(am).toMatch(/^[0-9]+\.[0-9]{2}$/);
        expect(rupeesToPaise(Number(am))).toBe(paise);
        expect([...(tn ?? '')].length).toBeLessThanOrEqual(50);
        expect(note.startsWith(tn ?? 'missing')).toBe(true);
      }),
    );
  });

  it('cuts a note at 50 characters without splitting an emoji', () => {
    const note = `${'n'.repeat(49)}🧇🧇`;
    expect(sent(upiPaymentUrl({ ...PAYMENT, note })).tn).toBe(`${'n'.repeat(49)}🧇`);
  });

  it.each([
    { upiId: 'cafe' },
    { upiId: 'cafe@okaxis&am=1' },
    { upiId: 'ca fe@okaxis' },
    { reference: '' },
    { reference: 'K7-M2' },
    { reference: 'x'.repeat(36) },
    { amount: 0 },
    { amount: -1 },
    { amount: 1.5 },
    { amount: Number.NaN },
  ])('is not made of %o', (wrong) => {
    expect(() => upiPaymentUrl({ ...PAYMENT, ...wrong })).toThrow(RangeError);
  });
});

describe('the lengths that NPCI sets', () => {
  it.each([
    ['a@ab', true],
    [`${'a'.repeat(256)}@ok`, true],
    [`${'a'.repeat(257)}@ok`, false],
    [`a@${'b'.repeat(64)}`, true],
    [`a@${'b'.repeat(65)}`, false],
    ['a@b', false],
    ['a@9bank', false],
    ['a@b@c', false],
    ['a@bank\n', false],
  ])('hold for the UPI id %j: %s', (upiId, fits) => {
    expect(UPI_ID_PATTERN.test(upiId)).toBe(fits);
  });

  it('hold for the reference', () => {
    expect(UPI_REFERENCE_PATTERN.test('x'.repeat(35))).toBe(true);
    expect(UPI_REFERENCE_PATTERN.test('é')).toBe(false);
  });
});

describe('a link with a tip', () => {
  it('asks for both to the paisa, under a reference of its own', () => {
    const url = upiPaymentUrl({ ...PAYMENT, amount: 4600 });
    const tipped = upiTipUrl(url, 1550);
    expect(upiAmount(tipped)).toBe(6150);
    expect(tipped).toContain(`tr=${PAYMENT.reference}P1`);
    expect(upiTipUrl(url, 0)).toBe(url);
  });
});
