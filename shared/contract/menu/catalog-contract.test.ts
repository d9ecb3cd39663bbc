import { describe, expect, it } from 'vitest';
import { productInput } from './catalog-contract';
import { categoryInput } from './category-shape';
import { customizationOptions } from './option-shape';

const WAFFLE = { name: 'Waffle', price: 150, categoryId: 'waffles' };
const option = { value: 'nutella', label: 'Nutella', priceModifier: 40 };
const takes = (more: object) => productInput.safeParse({ ...WAFFLE, ...more }).success;

describe('a product (menu rule 2)', () => {
  it('needs a name, a price and a category', () => {
    expect(takes({})).toBe(true);
    for (const missing of ['name', 'price', 'categoryId'])
      expect(takes({ [missing]: undefined })).toBe(false);
  });

  it.each([
    [{ price: 0 }, true],
    [{ price: -1 }, false],
    [{ price: 1.005 }, false],
    [{ price: '150' }, false],
    [{ packagingCharge: 50 }, true],
    [{ packagingCharge: 50.01 }, false],
    [{ packagingCharge: -0.01 }, false],
    [{ packagingCharge: 0.1 + 0.2 }, false],
    [{ stockCount: 0 }, true],
    [{ stockCount: -1 }, false],
    [{ stockCount: 1.5 }, false],
    [{ name: '   ' }, false],
    [{ name: 'a\u0000' }, false],
    [{ diet: 'egg' }, false],
  ])('with %j is valid: %s', (more, taken) => {
    expect(takes(more)).toBe(taken);
  });

  it.each(['', '/pictures/waffle.svg', 'https://example.com/a.jpg?w=1', '/कैफ़े.jpg'])(
    'accepts the image URL %j',
    (imageUrl) => {
      expect(takes({ imageUrl })).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '//evil.example/a.jpg',
    '/\\evil.example/a.jpg',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\u0000.jpg',
    '/a\u0001.jpg',
    ' /a.jpg',
    'http://example.com/a.jpg',
    'HTTPS:/example.com',
    'https://',
    'https://example.com/a"onerror=alert(1)',
    'https://example.com:99999/a.jpg',
    'https://[/a.jpg',
    `/${'a'.repeat(500)}`,
  ])('refuses the image URL %j', (imageUrl) => {
    expect(takes({ imageUrl })).toBe(false);
  });
});

describe('customization sections', () => {
  const takesSections = (sections: unknown) => customizationOptions.safeParse(sections).success;
  const section = { label: 'Topping', options: [option] };

  it.each([
    [{ topping: section }, true],
    [{ topping: { ...section, options: [] } }, false],
    [{ topping: { ...section, label: ' ' } }, false],
    [{ topping: { ...section, options: [option, option] } }, false],
    [{ topping: { ...section, options: [{ ...option, priceModifier: -40 }] } }, true],
    [{ topping: { ...section, options: [{ ...option, priceModifier: 0.001 }] } }, false],
    [{ topping: { ...section, options: [{ ...option, value: '__proto__' }] } }, false],
    [{ 'a,b': section }, false],
    [{ '': section }, false],
    [{ constructor: section }, true],
    [{ topping: { ...section, min: 1 } }, true],
    [{ topping: { ...section, min: 2 } }, false],
    [{ topping: { ...section, max: 2 } }, false],
    [{ topping: { ...section, min: -1 } }, false],
    [{ topping: { ...section, max: 1.5 } }, false],
    [{ topping: { ...section, sharedId: 's1' }, sauce: { ...section, sharedId: 's1' } }, false],
    [Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`s${index}`, section])), false],
  ])('follow menu rule 4 (case %#)', (sections, taken) => {
    expect(takesSections(sections)).toBe(taken);
  });

  it('drop a __proto__ section', () => {
    const hostile = JSON.parse(`{"__proto__":${JSON.stringify(section)}}`);
    const { data } = customizationOptions.safeParse(hostile);
    expect(Object.keys(data ?? {})).toEqual([]);
    expect(Object.getPrototypeOf(data ?? {})).toBe(Object.prototype);
  });
});

describe('a category (menu rule 1)', () => {
  it.each(['', '  '])('named %j is refused with the form’s message', (name) => {
    expect(categoryInput.safeParse({ name }).error?.issues[0]?.message).toBe(
      'Category name is required',
    );
  });
});
