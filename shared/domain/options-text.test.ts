import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CustomizationOptions } from './customizations';
import { optionsText, readOptionsText } from './options-text';

const OPTIONS: CustomizationOptions = {
  topping: {
    label: 'Topping',
    options: [
      { value: 'honey', label: 'Hill honey', priceModifier: 2050 },
      { value: 'plain', label: 'Plain', priceModifier: -1025 },
    ],
  },
  'size-2': {
    label: 'Size: of all, big; small',
    options: [{ value: 'big', label: 'Big +12', priceModifier: 0 }],
  },
};
const TEXT =
  'Topping: Hill honey +20.50, Plain -10.25; Size\\: of all\\, big\\; small: Big +12 +0.00';

test('options become a line of text and are parsed back', () => {
  expect(optionsText(OPTIONS)).toBe(TEXT);
  expect(readOptionsText(TEXT, OPTIONS)).toEqual(OPTIONS);
  expect(optionsText({})).toBe('');
  expect(readOptionsText(' ', OPTIONS)).toEqual({});
});

test('new options get new keys, existing ones keep theirs', () => {
  const text = 'Topping: Plain, Jam +5, Hill honey; Sauce: Mint';
  expect(readOptionsText(text, OPTIONS)).toEqual({
    topping: {
      label: 'Topping',
      options: [
        { value: 'plain', label: 'Plain', priceModifier: 0 },
        { value: 'jam', label: 'Jam', priceModifier: 500 },
        { value: 'honey', label: 'Hill honey', priceModifier: 0 },
      ],
    },
    sauce: { label: 'Sauce', options: [{ value: 'mint', label: 'Mint', priceModifier: 0 }] },
  });
});

test.each(['Topping', 'Topping:', ': Honey', 'Topping: Honey,', 'A: B: C', 'A: B;'])(
  '%j cannot be parsed',
  (text) => {
    expect(readOptionsText(text, {})).toBeUndefined();
  },
);

test('any options survive the round trip, including their keys', () => {
  const label = fc
    .string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'ab \\:,;+-1.0\n=') })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const option = fc.record({
    value: fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/),
    label,
    priceModifier: fc.integer({ min: -100_000, max: 100_000 }),
  });
  const section = fc.record({
    label,
    options: fc.uniqueArray(option, { minLength: 1, maxLength: 5, selector: (each) => each.value }),
  });
  const options = fc.dictionary(fc.stringMatching(/^s[a-z0-9]{0,5}$/), section, { maxKeys: 4 });
  fc.assert(
    fc.property(options, (each) => {
      expect(readOptionsText(optionsText(each), each)).toEqual(each);
    }),
  );
});
