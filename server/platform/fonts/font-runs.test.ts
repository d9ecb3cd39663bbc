import { expect, test } from 'vitest';
import { drawable, fontRuns, loadNames } from './font-runs';

const fonts = (text: string) => fontRuns(text).map(({ font, text: part }) => [font, part]);

test.each([
  ['Waffle ₹249 · चाय', 'hind'],
  ['চা', 'hind-siliguri'],
  ['ചായ', 'manjari'],
  ['தேநீர்', 'noto-sans-tamil'],
  ['టీ', 'noto-sans-telugu'],
  ['ಚಹಾ', 'noto-sans-kannada'],
  ['ચા', 'noto-sans-gujarati'],
  ['ਚਾਹ', 'noto-sans-gurmukhi'],
  ['ଚା', 'noto-sans-oriya'],
  ['ཇ་', 'noto-serif-tibetan'],
  ['چائے', 'noto-naskh-arabic'],
  ['🌶️', 'noto-emoji'],
  ['👨‍👩‍👧🇮🇳', 'noto-emoji'],
])('%s is written in %s', (text, font) => {
  expect(fonts(text)).toEqual([[font, text]]);
});

test('a text of several scripts changes the font between them, and spaces stay with what is before', () => {
  expect(fonts('2 × ਚਾਹ ਗਰਮ, no sugar 🙏')).toEqual([
    ['hind', '2 × '],
    ['noto-sans-gurmukhi', 'ਚਾਹ ਗਰਮ'],
    ['hind', ', no sugar '],
    ['noto-emoji', '🙏'],
  ]);
});

test('what no font has is written by its name, so often and no oftener', async () => {
  const text = 'Tea \u{12000} 中 now';
  await loadNames(text);
  expect(drawable(text)).toBe('Tea [CUNEIFORM SIGN A] [CJK UNIFIED IDEOGRAPH-4E2D] now');
  const long = drawable('中'.repeat(500));
  expect(long.match(/IDEOGRAPH/g)).toHaveLength(10);
  expect(long.endsWith(']…')).toBe(true);
  expect(drawable('Waffle, ਚਾਹ 🙏')).toBe('Waffle, ਚਾਹ 🙏');
});
