import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../shared/messages/compiled/runtime';
import { wordsLanguage } from './words-language';

afterEach(() => overwriteGetLocale(() => 'en'));

const WORDS = ['Café Mocha, 2 cups', 'चिकन मोमो, 2 प्लेट', 'Momo मःम', '₹120.00', ''];

test('words in another script than the page are marked, if all their letters are', () => {
  expect(WORDS.map(wordsLanguage)).toEqual([undefined, 'hi', undefined, undefined, undefined]);
  for (const language of ['hi', 'ne'] as const) {
    overwriteGetLocale(() => language);
    expect(WORDS.map(wordsLanguage)).toEqual(['en', undefined, undefined, undefined, undefined]);
  }
});
