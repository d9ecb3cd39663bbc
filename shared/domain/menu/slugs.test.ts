import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newSlug, withSlugs } from './slugs';

test.each([
  ['Hill honey', 'hill-honey'],
  ['  Crème brûlée! ', 'creme-brulee'],
  ['__proto__', 'proto'],
  ['मीठा', 'option'],
  ['12', 'option-12'],
  ['½ kg', '1-2-kg'],
])('%s gets the slug %s', (label, slug) => {
  expect(newSlug(label, new Set(), 'option')).toBe(slug);
});

test('any labels get unique keys that the contract accepts', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 30 }), (labels) => {
      const keys = withSlugs(
        labels.map((label) => ({ key: '', label })),
        'option',
      ).map(({ key }) => key);
      expect(new Set(keys).size).toBe(labels.length);
      for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/);
    }),
  );
});

test('an existing key is kept and not reused', () => {
  const items = [
    { key: '', label: 'Honey' },
    { key: 'honey', label: 'Hill honey' },
  ];
  expect(withSlugs(items, 'option').map(({ key }) => key)).toEqual(['honey-2', 'honey']);
});
