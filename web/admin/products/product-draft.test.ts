import { expect, test } from 'vitest';
import { fieldWords } from '../../../shared/contract/field-words';
import { MISSING } from '../form/numeric-text';
import { emptyDraft, type ProductDraft, productDraft } from './product-draft';

const filled: ProductDraft = { ...emptyDraft('waffles'), name: 'Waffle', price: '50' };
const section = (label: string, option: string, priceModifier = '') => ({
  key: '',
  label,
  options: [{ key: '', label: option, priceModifier }],
});

function problems(changes: Partial<ProductDraft>) {
  const read = productDraft.safeParse({ ...filled, ...changes }, { error: fieldWords });
  return read.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
}

test.each([
  [{ name: ' ' }, 'name', MISSING],
  [{ categoryId: '' }, 'categoryId', MISSING],
  [{ price: '' }, 'price', MISSING],
  [{ price: '-1' }, 'price', 'At least 0'],
  [{ price: '1.005' }, 'price', 'At most 2 decimals'],
  [{ packagingCharge: '-0.01' }, 'packagingCharge', 'At least 0'],
  [{ packagingCharge: '50.01' }, 'packagingCharge', 'At most 50'],
  [{ stockCount: '-1' }, 'stockCount', 'At least 0'],
  [{ stockCount: '1.5' }, 'stockCount', 'Please enter a whole number'],
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
