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
])('%s is called %s', (label, slug) => {
  expect(newSlug(label, new Set(), 'option')).toBe(slug);
});

test('any labels get keys of their own that the contract takes', () => {
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

test('a key that is there is kept, and not given twice', () => {
  const items = [
    { key: '', label: 'Honey' },
    { key: 'honey', label: 'Hill honey' },
  ];
  expect(withSlugs(items, 'option').map(({ key }) => key)).toEqual(['honey-2', 'honey']);
});
