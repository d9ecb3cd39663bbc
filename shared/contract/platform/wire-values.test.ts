import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paiseToRupees, rupeesToPaise } from '../../domain/platform/money';
import { stockCount } from '../menu/inventory-contract';
import { upiId } from '../shop/settings-table';
import * as wire from './wire-values';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }) => (value: unknown) =>
  schema.safeParse(value).success;

describe('money', () => {
  it.each([
    1.005,
    0.1 + 0.2,
    1.0000000000000002,
    5e-324,
    1e-7,
    -1,
    -0.01,
    1_000_000.01,
    1e300,
    Number.NaN,
    Infinity,
    '1',
    null,
  ])('refuses %j', (value) => {
    expect(accepts(wire.money)(value)).toBe(false);
  });

  it('accepts every whole amount of paise and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (paise) => {
        expect(accepts(wire.money)(paiseToRupees(paise))).toBe(true);
      }),
    );
    const near = fc
      .tuple(fc.integer({ min: -10_000, max: 10_000 }), fc.double({ min: -1e-15, max: 1e-15 }))
      .map(([paise, error]) => paise / 100 + error);
    fc.assert(
      fc.property(fc.oneof(near, fc.double()), (value) => {
        if (!accepts(wire.priceModifier)(value)) return;
        expect(paiseToRupees(rupeesToPaise(value)) === value).toBe(true);
      }),
    );
  });

  it('may be negative for an option’s price', () => {
    expect(accepts(wire.priceModifier)(-10.5)).toBe(true);
  });
});

describe('text', () => {
  it('is trimmed, and keeps lines, tabs and every script', () => {
    expect(wire.text(10).parse('  कैफ़े 🧇\n ')).toBe('कैफ़े 🧇');
    expect(wire.text(10).parse('a\tb\r\nc')).toBe('a\tb\r\nc');
  });

  it('loses bidi controls', () => {
    expect(wire.text(20).parse('\u202eCall \u2066+91 1\u2069')).toBe('Call +91 1');
  });

  it.each([
    'x'.repeat(11),
    'a\u0000b',
    'a\u0007',
    '\u001b[31m',
    'a\u007f',
    'a\u0085b',
    'a\ud800',
    7,
  ])('refuses %j', (value) => {
    expect(accepts(wire.text(10))(value)).toBe(false);
  });

  it.each(['', '   ', 'x'.repeat(11), 'a\nb', 'a\u0000b', '✔', null])(
    'a name refuses %j, with a sentence for a text',
    (value) => {
      const { error } = wire.nameText(10, 1).safeParse(value);
      expect(error?.issues[0]?.message).toMatch(
        typeof value === 'string' ? /^(Please|Too big)/ : /^Invalid/,
      );
    },
  );

  it('on one line may be punctuation, and an optional name may be empty', () => {
    expect(wire.lineText(10).parse(' - ')).toBe('-');
    expect(wire.nameText(10).parse(' ')).toBe('');
    expect(accepts(wire.lineText(10))('a\nb')).toBe(false);
  });

  it('of a program loses the characters that cannot be stored instead of being refused', () => {
    expect(wire.programText(20).parse('\u001b[31mred\u0000\n\ud83e\u202e')).toBe('[31mred\n');
    expect(accepts(wire.programText(3))('four')).toBe(false);
  });
});

describe('ids, days, times, places', () => {
  it.each([
    [wire.id, ['a', 'K7M2-Q9', '!~'], ['', 'a b', 'a\u0000', 'é', 'a\n', 'x'.repeat(129), 1]],
    [
      wire.day,
      ['2026-11-20', '2028-02-29'],
      ['2026-02-29', '20-11-2026', '2026-11-20T00:00:00Z', ''],
    ],
    [
      wire.timestamp,
      ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.123Z'],
      ['2026-11-20', '2026-11-20T10:00:00+05:30', 'now'],
    ],
    [stockCount, [0, 1_000_000], [-1, 1.5, 1_000_001, '3', Number.NaN]],
    [
      wire.phoneNumber,
      ['+919876543210'],
      ['9876543210', '+915876543210', '+91987654321', '+9198765432100', '+919876543210\n'],
    ],
    [upiId, ['', 'cafe@okaxis'], ['cafe', 'a@b', 'cafe@okaxis&am=1']],
    [wire.latitude, [-90, 27.307, 90], [-90.01, 91, Number.NaN, Infinity, '27']],
    [wire.longitude, [-180, 88.366, 180], [-180.01, 181, Number.NaN, '88']],
    [wire.page.limit, ['1', 5, '100'], ['0', '101', '-1', '1.5', 'x', '']],
    [wire.page.offset, ['0', 10], ['-1', 'x', '1e9']],
  ])('accept the valid and refuse the invalid (case %#)', (schema, good, bad) => {
    expect(good.filter((value) => !accepts(schema)(value))).toEqual([]);
    expect(bad.filter(accepts(schema))).toEqual([]);
  });

  it('default to the first ten rows', () => {
    expect([wire.page.limit.parse(undefined), wire.page.offset.parse(undefined)]).toEqual([10, 0]);
  });
});
