import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseSection, choiceWords } from './choice-words';
import {
  type CustomizationOptions,
  chooseOptions,
  defaultChoices,
  maxOf,
  minOf,
  type OptionSection,
  priceWithOptions,
} from './customizations';
import { canBecomeFree, ruleProblem } from './option-checks';
import { canBeChosen, lowestPrice } from './option-rules';

const option = (value: string, priceModifier = 0, more = {}) => ({
  value,
  label: value,
  priceModifier,
  ...more,
});
const SIZE: OptionSection = {
  label: 'Size',
  options: [
    option('small', -1000),
    option('regular', 0, { isDefault: true }),
    option('large', 4000),
  ],
  min: 1,
};
const TOPPING: OptionSection = {
  label: 'Topping',
  options: [option('honey', 2000), option('jam', 1000), option('nuts', 3000)],
  max: 2,
};
const WAFFLE: CustomizationOptions = { size: SIZE, topping: TOPPING };
const choose = (offered: CustomizationOptions, ...paths: string[]) =>
  chooseOptions(
    offered,
    paths.map((path) => {
      const [section = '', value = ''] = path.split('.');
      return { section, value };
    }),
  );
const valuesOf = (outcome: ReturnType<typeof choose>) =>
  outcome.ok ? outcome.chosen.map(({ value }) => value) : outcome.reason;

describe('the section with whole prices', () => {
  it('is the first that takes exactly one option and changes the price', () => {
    const crust = { label: 'Crust', options: [option('thin'), option('thick')], min: 1 };
    expect(baseSection({ topping: TOPPING, crust, size: SIZE, cup: SIZE })).toBe('size');
    expect(baseSection({ topping: TOPPING, crust, size: { ...SIZE, min: 0 } })).toBeUndefined();
    expect(baseSection({ size: { ...SIZE, max: 2 } })).toBeUndefined();
  });
});

describe('a section', () => {
  it('takes as many options as its rule says, in the order of the menu', () => {
    expect(valuesOf(choose(WAFFLE, 'topping.nuts', 'size.large', 'topping.honey'))).toEqual([
      'large',
      'honey',
      'nuts',
    ]);
    expect(valuesOf(choose(WAFFLE, 'topping.nuts', 'topping.jam', 'topping.honey'))).toBe(
      'too-many',
    );
    expect(valuesOf(choose(WAFFLE, 'topping.nuts', 'topping.nuts'))).toBe('too-many');
  });

  it('that needs a choice gets its default, and one that does not stays empty', () => {
    expect(valuesOf(choose(WAFFLE))).toEqual(['regular']);
    const optional = { size: { ...SIZE, min: 0 } };
    expect(valuesOf(choose(optional))).toEqual([]);
    expect(defaultChoices(optional)).toEqual([{ section: 'size', value: 'regular' }]);
  });

  it('that needs more than it got refuses the choice', () => {
    const two = { topping: { ...TOPPING, min: 2 } };
    expect(choose(two, 'topping.jam')).toEqual({
      ok: false,
      reason: 'too-few',
      section: 'topping',
      label: 'Topping',
      chosen: [expect.objectContaining({ value: 'jam' })],
    });
  });

  it('has no sold-out option, not even as its default', () => {
    const soldOut = option('regular', 0, { isDefault: true, isSoldOut: true });
    const size = { ...SIZE, options: [soldOut, option('large', 4000)] };
    expect(valuesOf(choose({ size }, 'size.regular'))).toBe('sold-out');
    expect(valuesOf(choose({ size }))).toBe('too-few');
    expect(defaultChoices({ size })).toEqual([]);
    expect(canBeChosen({ size })).toBe(true);
    expect(canBeChosen({ size: { ...size, options: [soldOut] } })).toBe(false);
    expect(canBeChosen({ size: { ...size, options: [soldOut], min: 0 } })).toBe(true);
  });

  it.each([
    [{}, ''],
    [{ min: 1 }, 'Choose one'],
    [{ max: 3 }, 'Choose up to 3'],
    [{ min: 2, max: 2 }, 'Choose 2'],
    [{ min: 1, max: 3 }, 'Choose 1 to 3'],
  ])('with %o says "%s"', (rule, words) => {
    expect(choiceWords({ ...TOPPING, max: undefined, ...rule })).toBe(words);
  });

  it.each([
    [{ min: 2, max: 1 }, 'The minimum is above the maximum'],
    [{ min: 3 }, 'The minimum is above the maximum'],
    [{ max: 4 }, 'The maximum is above the number of options'],
    [
      { options: SIZE.options.map((each) => ({ ...each, isDefault: true })) },
      'More options are chosen by default than a customer may choose',
    ],
    [{ min: 2, max: 2 }, undefined],
  ])('with %o has the problem %s', (changes, problem) => {
    expect(ruleProblem({ ...TOPPING, ...changes })).toBe(problem);
  });
});

const slug = fc.stringMatching(/^[a-z]{1,6}$/);
const section = fc
  .record({
    label: slug,
    options: fc.uniqueArray(
      fc.record({
        value: slug,
        label: slug,
        priceModifier: fc.integer({ min: -5000, max: 5000 }),
        isDefault: fc.boolean(),
      }),
      { selector: ({ value }) => value, minLength: 1, maxLength: 4 },
    ),
    min: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
    max: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  })
  .filter((each) => ruleProblem(each) === undefined);
const menu = fc.dictionary(slug, section, { maxKeys: 3 });

/** Every set of options that the section takes. */
function everySet(each: OptionSection): { value: string; priceModifier: number }[][] {
  const sets = each.options.reduce<OptionSection['options'][]>(
    (known, next) => known.concat(known.map((set) => set.concat(next))),
    [[]],
  );
  return sets.filter(({ length }) => length >= minOf(each) && length <= maxOf(each));
}

/** The price change of every way to choose. */
function everyChange(offered: CustomizationOptions): number[] {
  return Object.values(offered).reduce(
    (sums, each) => sums.flatMap((sum) => everySet(each).map((set) => priceWithOptions(sum, set))),
    [0],
  );
}

describe('any menu', () => {
  it('takes exactly the sets of options that its rules allow', () => {
    fc.assert(
      fc.property(menu, fc.infiniteStream(fc.boolean()), (offered, coin) => {
        const choices = Object.entries(offered).flatMap(([key, { options }]) =>
          options.filter(() => coin.next().value).map(({ value }) => ({ section: key, value })),
        );
        const isAllowed = Object.entries(offered).every(([key, each]) => {
          const count = choices.filter(({ section: own }) => own === key).length;
          const defaults = each.options.filter(({ isDefault }) => isDefault).length;
          return count <= maxOf(each) && (count === 0 ? defaults : count) >= minOf(each);
        });
        expect(chooseOptions(offered, choices).ok).toBe(isAllowed);
        expect(chooseOptions(offered, choices.toReversed())).toEqual(
          isAllowed ? chooseOptions(offered, choices) : expect.objectContaining({ ok: false }),
        );
      }),
    );
  });

  it('can become free exactly when some choice lowers the price to 0 or below', () => {
    fc.assert(
      fc.property(menu, fc.integer({ min: 1, max: 20_000 }), (offered, price) => {
        const lowest = price + Math.min(...everyChange(offered));
        expect(canBecomeFree(price, offered)).toBe(lowest <= 0);
      }),
    );
  });

  it('has as its lowest price what the fewest options cost at least', () => {
    fc.assert(
      fc.property(menu, fc.integer({ min: 0, max: 20_000 }), (offered, price) => {
        const fewest = Object.fromEntries(
          Object.entries(offered).map(([key, each]) => [key, { ...each, max: minOf(each) }]),
        );
        expect(lowestPrice(price, offered)).toBe(price + Math.min(...everyChange(fewest)));
      }),
    );
  });
});

it('a dish with the price 0 can become free only if an option lowers it', () => {
  expect(canBecomeFree(0, WAFFLE)).toBe(true);
  expect(canBecomeFree(0, {})).toBe(false);
  expect(canBecomeFree(0, { topping: TOPPING })).toBe(false);
});
