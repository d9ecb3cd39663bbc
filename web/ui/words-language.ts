import { m } from '../../shared/messages/compiled/messages';

const LATIN = /^\P{L}*\p{Script=Latin}(?:\p{Script=Latin}|\P{L})*$/u;
const DEVANAGARI = /^\P{L}*\p{Script=Devanagari}(?:\p{Script=Devanagari}|\P{L})*$/u;

/**
 * The `lang` of words that are not ours and are written in another script than the page, such as a dish
 * without a name in Hindi, or a customer's note: a screen reader's voice cannot read the other script.
 * A Hindi voice reads Nepali, too.
 */
export function wordsLanguage(words: string): 'en' | 'hi' | undefined {
  if (!LATIN.test(m.language_choice())) return LATIN.test(words) ? 'en' : undefined;
  return DEVANAGARI.test(words) ? 'hi' : undefined;
}
