import { describe, expect, it } from 'vitest';
import { productInput } from '../../../shared/contract/menu/catalog-contract';
import { convertModifiers } from '../../../shared/domain/menu/customizations';
import { canBecomeFree } from '../../../shared/domain/menu/option-checks';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { TRANSLATED_LANGUAGES } from '../../../shared/domain/platform/translated-languages';
import { DEMO_CATEGORIES, DEMO_PRODUCTS, type DemoProduct, demoTranslations } from './demo-menu';

const DEVANAGARI = /^[^a-z]*\p{Script=Devanagari}[^a-z]*$/u;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const options = (product: DemoProduct) =>
  Object.values(product.customizationOptions).flatMap((section) => section.options);

describe('the demo menu', () => {
  it('has six categories in order, each with a description', () => {
    expect(DEMO_CATEGORIES.map(({ name }) => name)).toEqual([
      'Waffles',
      'Pizza',
      'Coffee',
      'Tea',
      'Cookies',
      'Beverages',
    ]);
    for (const { description, dishes } of DEMO_CATEGORIES) {
      expect(description).not.toBe('');
      expect(dishes.length).toBeGreaterThanOrEqual(5);
    }
  });

  it('has at least 36 products, each id and name once', () => {
    expect(DEMO_PRODUCTS.length).toBeGreaterThanOrEqual(36);
    for (const key of ['id', 'name', 'description'] as const) {
      expect(new Set(DEMO_PRODUCTS.map((product) => product[key])).size).toBe(DEMO_PRODUCTS.length);
    }
  });

  it('is said in Hindi and Nepali', () => {
    const categories = DEMO_CATEGORIES.map(({ id }) => demoTranslations(id));
    const products = DEMO_PRODUCTS.map(({ translations }) => translations);
    for (const words of [...categories, ...products]) {
      for (const language of TRANSLATED_LANGUAGES) {
        expect(words[language]).toEqual({
          name: expect.stringMatching(DEVANAGARI),
          description: expect.stringMatching(DEVANAGARI),
        });
      }
    }
    const sections = DEMO_PRODUCTS.flatMap((product) =>
      Object.values(product.customizationOptions),
    );
    for (const { label, labels } of [...sections, ...DEMO_PRODUCTS.flatMap(options)]) {
      expect([label, Object.keys(labels ?? {})]).toEqual([label, TRANSLATED_LANGUAGES]);
    }
  });

  it('fits the contract', () => {
    for (const { startingStock, id: _, ...product } of DEMO_PRODUCTS) {
      expect(productInput.parse({ ...product, stockCount: startingStock })).toMatchObject(product);
    }
  });

  it('names ids, sections and options with slugs', () => {
    for (const product of DEMO_PRODUCTS) {
      const names = [
        product.id,
        ...Object.keys(product.customizationOptions),
        ...options(product).map(({ value }) => value),
      ];
      for (const name of names) expect(name).toMatch(SLUG);
    }
  });

  it('has small-town prices with at most 2 decimals, and 0 to 20 for packaging', () => {
    for (const { price, packagingCharge } of DEMO_PRODUCTS) {
      expect(rupeesToPaise(price)).toBeGreaterThanOrEqual(40_00);
      expect(rupeesToPaise(price)).toBeLessThanOrEqual(450_00);
      expect(rupeesToPaise(packagingCharge)).toBeGreaterThanOrEqual(0);
      expect(rupeesToPaise(packagingCharge)).toBeLessThanOrEqual(20_00);
    }
  });

  it('has discounted options that never make a unit free', () => {
    const modifiers = DEMO_PRODUCTS.flatMap(options).map(({ priceModifier }) => priceModifier);
    expect(Math.min(...modifiers)).toBeLessThan(0);
    for (const product of DEMO_PRODUCTS) {
      const options = convertModifiers(product.customizationOptions, rupeesToPaise);
      expect(product.price).toBeGreaterThan(0);
      expect(canBecomeFree(rupeesToPaise(product.price), options)).toBe(false);
    }
  });

  it('starts with one product sold out and three low in stock, none of them first in its category', () => {
    const stock = DEMO_PRODUCTS.map(({ startingStock }) => startingStock);
    expect(stock.filter((count) => count < 12).toSorted((a, b) => a - b)).toEqual([0, 1, 3, 4]);
    expect(Math.max(...stock)).toBeLessThanOrEqual(60);
    for (const { dishes } of DEMO_CATEGORIES) {
      expect(dishes[0]?.startingStock).toBeGreaterThanOrEqual(12);
    }
  });

  it('suggests only dishes that it has', () => {
    const ids = DEMO_PRODUCTS.map(({ id }) => id);
    const suggested = DEMO_PRODUCTS.flatMap(({ goesWith }) => goesWith);
    expect(suggested.length).toBeGreaterThan(0);
    expect(ids).toEqual(expect.arrayContaining(suggested));
  });

  it('marks chicken and egg as non-veg', () => {
    const holdsMeatOrEgg = ({ name, description }: DemoProduct) =>
      /chicken|sausage|made with egg/i.test(`${name} ${description}`);
    for (const product of DEMO_PRODUCTS) {
      expect(product.diet, product.id).toBe(holdsMeatOrEgg(product) ? 'non-veg' : 'veg');
    }
  });
});
