import { SOURCE_LANGUAGE } from '../../shared/domain/platform/languages';
import { m } from '../../shared/messages/compiled/messages';

/**
 * The `lang` of words that are not ours, such as a dish that has no name in the page's language: 'en' for
 * Latin letters on a page of another script, or a screen reader would spell them in that script's voice.
 */
export function wordsLanguage(words: string): string | undefined {
  if (/[a-z]/i.test(m.language_choice())) return undefined;
  return /^\P{L}*\p{Script=Latin}(?:\p{Script=Latin}|\P{L})*$/u.test(words)
    ? SOURCE_LANGUAGE
    : undefined;
}
