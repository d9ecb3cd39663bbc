import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../shared/messages/compiled/runtime';
import { wordsLanguage } from './words-language';

afterEach(() => overwriteGetLocale(() => 'en'));

const WORDS = ['Café Mocha, 2 cups', 'चिकन मोमो', 'Momo मःम', '₹120.00', ''];

test('only words in Latin letters on a page of another script are marked as English', () => {
  expect(WORDS.map(wordsLanguage)).toEqual(WORDS.map(() => undefined));
  for (const language of ['hi', 'ne'] as const) {
    overwriteGetLocale(() => language);
    expect(WORDS.map(wordsLanguage)).toEqual(['en', undefined, undefined, undefined, undefined]);
  }
});
