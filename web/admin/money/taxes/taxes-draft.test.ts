import { expect, test } from 'vitest';
import { TAX_DEFAULTS } from '../../../../shared/contract/shop/taxes-contract';
import { draftOf, taxesDraft } from './taxes-draft';

const TAXES = { ...TAX_DEFAULTS, mode: 'regular' as const };
const [restaurant, drinks] = draftOf(TAXES).classes;

test('the taxes come back from the form as they went in', () => {
  expect(taxesDraft.parse(draftOf(TAXES))).toEqual(TAXES);
});

test.each([
  ['a code of letters', { ...restaurant, code: 'A' }, 'classes.0.code'],
  [
    'a rate without a date',
    { ...restaurant, rates: [{ from: '', percent: '5' }] },
    'classes.0.rates.0.from',
  ],
  [
    'a rate above 100',
    { ...restaurant, rates: [{ from: '2026-01-01', percent: '101' }] },
    'classes.0.rates.0.percent',
  ],
  [
    'two rates of one day',
    {
      ...restaurant,
      rates: [
        { from: '2026-01-01', percent: '5' },
        { from: '2026-01-01', percent: '6' },
      ],
    },
    'classes.0.rates',
  ],
])('%s is refused', (_what, changed, path) => {
  const { error } = taxesDraft.safeParse({ ...draftOf(TAXES), classes: [changed, drinks] });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});
