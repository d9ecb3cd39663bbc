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

test('rules and defaults are written behind the labels', () => {
  const text =
    'Size [1]: Small -10.00, Regular*; Topping [0-3]: Honey* +20.00, Jam\\*; Set \\[2\\] [2]: A, B';
  const read = readOptionsText(
    'Size [1]: Small -10, Regular*; Topping[0-3]: Honey* +20, Jam\\*; Set \\[2\\] [2]: A, B',
    {},
  );
  expect(read).toEqual({
    size: {
      label: 'Size',
      options: [
        { value: 'small', label: 'Small', priceModifier: -1000 },
        { value: 'regular', label: 'Regular', priceModifier: 0, isDefault: true },
      ],
      min: 1,
    },
    topping: {
      label: 'Topping',
      options: [
        { value: 'honey', label: 'Honey', priceModifier: 2000, isDefault: true },
        { value: 'jam', label: 'Jam*', priceModifier: 0 },
      ],
      max: 3,
    },
    'set-2': {
      label: 'Set [2]',
      options: [
        { value: 'a', label: 'A', priceModifier: 0 },
        { value: 'b', label: 'B', priceModifier: 0 },
      ],
      min: 2,
      max: 2,
    },
  });
  expect(optionsText(read ?? {})).toBe(text.replace('Set \\[2', 'Set [2'));
});

test.each(['Topping', 'Topping:', ': Honey', 'Topping: Honey,', 'A: B: C', 'A: B;'])(
  '%j cannot be parsed',
  (text) => {
    expect(readOptionsText(text, {})).toBeUndefined();
  },
);

test.each([
  ['+₹40', 40],
  ['+ 40', 40],
  ['+ ₹ 40.50', 40.5],
  ['＋४०', 40],
  ['-₹5', -5],
  ['−40', -40],
  ['–40', -40],
  ['+1200', 1200],
  ['₹40 +0', 0],
  ['- 6 pieces', 0],
  ['40', 0],
])('an option that costs %j more is read as %d rupees', (written, rupees) => {
  const [option] = readOptionsText(`Size: Large ${written}`, {})?.size?.options ?? [];
  expect(option?.priceModifier).toBe(rupees * 100);
});

const UNREAD = [
  'Large ₹40',
  'Large (+40)',
  'Large +40/-',
  'Large+40',
  'Large +Rs. 40',
  'Large +.50',
];

test.each([...UNREAD, 'Large +40.005', 'Large +40.', 'Large +1,200', 'Large +40*', 'Large +40₹'])(
  'the price in %j is not taken for a name',
  (written) => {
    expect(readOptionsText(`Size: Small, ${written}`, {})).toBeUndefined();
  },
);

test.each(UNREAD)('a dish may have an option called %j', (label) => {
  const options = { size: { label: 'Size', options: [{ value: 'a', label, priceModifier: 0 }] } };
  expect(readOptionsText(optionsText(options), options)).toEqual(options);
});

test('any options survive the round trip, including their keys', () => {
  const label = fc
    .string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'ab \\:,;+-−₹(/)1.0\n=[]*') })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const option = fc.record({
    value: fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/),
    label,
    priceModifier: fc.integer({ min: -100_000, max: 100_000 }),
    isDefault: fc.option(fc.constant(true), { nil: undefined }),
  });
  const section = fc.record({
    label,
    options: fc.uniqueArray(option, { minLength: 1, maxLength: 5, selector: (each) => each.value }),
    min: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
    max: fc.option(fc.integer({ min: 2, max: 30 }), { nil: undefined }),
    sharedId: fc.option(fc.constant('s1'), { nil: undefined }),
  });
  const options = fc.dictionary(fc.stringMatching(/^s[a-z0-9]{0,5}$/), section, { maxKeys: 4 });
  fc.assert(
    fc.property(options, (each) => {
      expect(readOptionsText(optionsText(each), each)).toEqual(each);
    }),
  );
});
