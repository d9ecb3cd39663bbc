import { expect, test } from 'vitest';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { fieldWords } from '../../../../shared/contract/platform/field-words';
import { missing } from '../../kit/form/numeric-text';
import { copyDraft, draftOf, emptyDraft, type ProductDraft, productDraft } from './product-draft';
import { EMPTY_OPTION, EMPTY_SECTION, type SectionDraft, sectionsFromWire } from './section-draft';

const filled: ProductDraft = { ...emptyDraft('waffles'), name: 'Waffle', price: '50' };
const COUNTED = { isUncounted: false };
const section = (label: string, option: string, priceModifier = ''): SectionDraft => ({
  ...EMPTY_SECTION,
  label,
  options: [{ ...EMPTY_OPTION, label: option, priceModifier }],
});

function problems(changes: Partial<ProductDraft>) {
  const read = productDraft.safeParse({ ...filled, ...changes }, { error: fieldWords });
  return read.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
}

test.each([
  [{ name: ' ' }, 'name', missing()],
  [{ categoryId: '' }, 'categoryId', missing()],
  [{ price: '' }, 'price', missing()],
  [{ price: '-1' }, 'price', 'At least ₹0.00'],
  [{ price: '1.005' }, 'price', 'At most 2 decimals'],
  [{ packagingCharge: '-0.01' }, 'packagingCharge', 'At least ₹0.00'],
  [{ packagingCharge: '50.01' }, 'packagingCharge', 'At most ₹50.00'],
  [{ ...COUNTED, stockCount: '-1' }, 'stockCount', 'At least 0'],
  [{ ...COUNTED, stockCount: '1.5' }, 'stockCount', 'Please enter a whole number'],
  [{ ...COUNTED, stockCount: '' }, 'stockCount', missing()],
  [
    { isUploading: true },
    'imageUrl',
    'The picture is still uploading. Please wait a moment and save again.',
  ],
  [
    { sections: [section('Topping', '', '5')] },
    'sections.0.options.0.label',
    'Please give this option a label',
  ],
  [
    { sections: [section('Topping', 'Plain', '-30'), section('Size', 'Small', '-20')] },
    'price',
    'With these options the price could be zero or less.',
  ],
])('%j is told at %s: %s', (changes, path, message) => {
  expect(problems(changes)).toEqual([[path, message]]);
});

test('a price may be 0, but no option may lower it', () => {
  expect(problems({ price: '0' })).toEqual([]);
  expect(problems({ price: '0', sections: [section('Size', 'Large', '20')] })).toEqual([]);
  expect(problems({ price: '0', sections: [section('Size', 'Small', '-1')] })).toEqual([
    ['price', 'With these options the price could be zero or less.'],
  ]);
});

test('packaging may cost ₹50, and an option may take off all but a paisa', () => {
  expect(problems({ packagingCharge: '50', stockCount: '' })).toEqual([]);
  expect(problems({ sections: [section('Topping', 'Plain', '-49.99')] })).toEqual([]);
});

test('a section is sent only with a label and an option', () => {
  const sections = [section('Topping', 'Plain'), section('', 'Large'), section('Size', '')];
  expect(productDraft.parse({ ...filled, sections }).customizationOptions).toEqual({
    topping: { label: 'Topping', options: [{ value: 'plain', label: 'Plain', priceModifier: 0 }] },
  });
});

test.each([
  [{ choice: 'several', min: '2', max: '1' }, 'The minimum is above the maximum'],
  [{ choice: 'several', min: '0', max: '2' }, 'The maximum is above the number of options'],
] as const)('a section with %j is told: %s', (rule, message) => {
  const sections = [{ ...section('Topping', 'Plain'), ...rule }];
  expect(problems({ sections })).toEqual([['sections.0.choice', message]]);
});

test('a section keeps its rule, its defaults and its shared options', () => {
  const customizationOptions = {
    size: {
      label: 'Size',
      options: [{ value: 'big', label: 'Big', priceModifier: 20, isDefault: true }],
      min: 1,
    },
    extra: {
      label: 'Extra',
      options: ['honey', 'jam'].map((value) => ({ value, label: value, priceModifier: 0 })),
      max: 2,
      sharedId: 's1',
    },
  };
  const sections = sectionsFromWire(customizationOptions);
  expect(sections.map(({ choice }) => choice)).toEqual(['one', 'several']);
  expect(productDraft.parse({ ...filled, sections })).toMatchObject({ customizationOptions });
});

const WAFFLE: Product = {
  id: 'waffle',
  name: 'Classic Waffle',
  slug: 'classic-waffle',
  description: 'Crisp',
  price: 50,
  imageUrl: '/pictures/waffle.svg',
  categoryId: 'waffles',
  categoryName: 'Waffles',
  isAvailable: true,
  stockCount: 7,
  soldOutUntil: null,
  back: null,
  packagingCharge: 5,
  customizationOptions: {},
  diet: 'veg',
  prepMinutes: 8,
  contains: [],
  goesWith: [],
  version: 3,
  stockVersion: 2,
};

test('a new product is always available unless it gets a stock', () => {
  expect(productDraft.parse(filled).stockCount).toBe(1_000_000);
  expect(productDraft.parse({ ...filled, ...COUNTED, stockCount: '0' }).stockCount).toBe(0);
  const uncounted = draftOf({ ...WAFFLE, stockCount: 1_000_000 });
  expect(uncounted).toMatchObject({ stockCount: '', isUncounted: true });
});

test('a copy is a draft that is not sold out', () => {
  expect(copyDraft(WAFFLE)).toEqual({
    ...draftOf(WAFFLE),
    name: 'Classic Waffle (copy)',
    isAvailable: false,
  });
  expect(copyDraft({ ...WAFFLE, stockCount: 0 }).isUncounted).toBe(true);
  const long = copyDraft({ ...WAFFLE, name: 'x'.repeat(100) });
  expect(productDraft.parse(long).name).toMatch(/^x{93} \(copy\)$/);
});

test('words in other languages stay, and empty labels are not sent', () => {
  const translations = { hi: { name: 'वाफल', description: '' }, ne: { name: '', description: '' } };
  const customizationOptions = {
    topping: {
      label: 'Topping',
      labels: { ne: 'माथि' },
      options: [
        { value: 'honey', label: 'Honey', labels: { hi: 'शहद', ne: 'मह' }, priceModifier: 20 },
        { value: 'plain', label: 'Plain', priceModifier: 0 },
      ],
    },
  };
  const draft = draftOf({
    ...WAFFLE,
    translations: { hi: { name: 'वाफल' } },
    customizationOptions,
  });
  expect(draft.translations).toEqual(translations);
  expect(draft.sections[0]?.options[1]?.labels).toEqual({ hi: '', ne: '' });
  expect(productDraft.parse(draft)).toMatchObject({ translations });
  expect(productDraft.parse(draft).customizationOptions).toEqual(customizationOptions);
  const long = { ...draft.translations, ne: { name: 'x'.repeat(101) } };
  expect(problems({ translations: long })).toEqual([
    ['translations.ne.name', 'At most 100 characters'],
  ]);
});
