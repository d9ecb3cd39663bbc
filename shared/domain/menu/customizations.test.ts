import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CustomizationOptions, chooseOptions, priceWithOptions } from './customizations';

const WAFFLE: CustomizationOptions = {
  topping: {
    label: 'Topping',
    options: [
      { value: 'nutella', label: 'Nutella', priceModifier: 4000 },
      { value: 'none', label: 'No topping', priceModifier: -1000 },
    ],
  },
  size: {
    label: 'Size',
    options: [{ value: 'large', label: 'Large', priceModifier: 6000 }],
  },
};
const NUTELLA = {
  section: 'topping',
  sectionLabel: 'Topping',
  optionLabel: 'Nutella',
  value: 'nutella',
  priceModifier: 4000,
};

const slug = fc.stringMatching(/^[a-z]{1,6}$/);
const options = fc.uniqueArray(
  fc.record({ value: slug, label: slug, priceModifier: fc.integer({ min: -5000, max: 5000 }) }),
  { selector: ({ value }) => value, minLength: 1, maxLength: 3 },
);
const menu = fc.dictionary(slug, fc.record({ label: slug, options }), { maxKeys: 4 });

describe('choosing options', () => {
  it.each([
    { section: 'topping', value: 'nutella' },
    { sectionLabel: 'Topping', value: 'nutella' },
    { ...NUTELLA, sectionLabel: 'Free', optionLabel: 'Gold', priceModifier: -99_999 },
  ])('takes labels and price from the menu, not from %o', (choice) => {
    expect(chooseOptions(WAFFLE, [choice])).toEqual({ ok: true, chosen: [NUTELLA] });
  });

  it.each([
    { section: 'topping', value: 'gold' },
    { section: 'topping', value: 'large' },
    { section: 'crust', value: 'nutella' },
    { section: 'crust', sectionLabel: 'Topping', value: 'nutella' },
    { section: '__proto__', value: 'nutella' },
    { section: 'constructor', value: 'name' },
    { section: 'topping', value: '__proto__' },
    { value: 'nutella' },
  ])('refuses the unknown option %o', (choice) => {
    expect(chooseOptions(WAFFLE, [choice])).toEqual({
      ok: false,
      reason: 'unknown-option',
      choice,
    });
  });

  it('finds no option in a section named __proto__ or constructor', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"label":"X","options":[]},"constructor":{"label":"Y","options":[]}}',
    );
    for (const section of ['__proto__', 'constructor', 'toString']) {
      expect(chooseOptions(hostile, [{ section, value: 'x' }]).ok).toBe(false);
    }
  });

  it('costs the menu’s price for any combination and any sent price', () => {
    const claims = fc.record({ priceModifier: fc.integer(), optionLabel: fc.string() });
    fc.assert(
      fc.property(
        menu,
        fc.integer({ min: 0 }),
        fc.infiniteStream(fc.nat()),
        claims,
        (offered, price, picks, claim) => {
          const taken = Object.entries(offered).flatMap(([section, { options }]) => {
            const option = options[picks.next().value % (options.length + 1)];
            return option ? [{ section, option }] : [];
          });
          const outcome = chooseOptions(
            offered,
            taken.map(({ section, option }) => ({ ...claim, section, value: option.value })),
          );
          const expected = taken.reduce((sum, { option }) => sum + option.priceModifier, price);
          expect(outcome.ok && priceWithOptions(price, outcome.chosen)).toBe(expected);
        },
      ),
    );
  });
});
