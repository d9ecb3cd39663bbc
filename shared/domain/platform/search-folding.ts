import { asciiDigits } from './ascii-digits';

/** Symbols too, such as an emoji beside a name. */
const BETWEEN_WORDS = /[\s\p{Z}\p{P}\p{S}]+/u;
/** Also those that phones type in their place. */
const APOSTROPHES = /['’‘ʼ`´]/gu;
/** Joiners choose the shape of letters, and some keyboards leave them out; others are pasted with a word. */
const UNHEARD = /[\p{Diacritic}\p{Cf}\p{Variation_Selector}]/gu;
/** Letters that have no accent to remove, and that other keyboards lack. */
const PLAIN_LETTERS: Record<string, string> = {
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

const PLAIN = /^[a-z0-9]*$/i;

/** Without case, accents and joiners: 'Purée' and 'puree' are the same. Every search compares folded words. */
export function foldWord(word: string): string {
  // Nearly all words of a menu, whose index a weak phone builds while its visitor waits.
  if (PLAIN.test(word)) return word.toLowerCase();
  const folded = asciiDigits(word).normalize('NFKD').replace(UNHEARD, '').toLowerCase();
  return folded.replace(/[đøłıßæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** The folded words of a text, which spaces and punctuation separate; an apostrophe is part of its word. */
export function searchWords(text: string): string[] {
  return splitWords(text.replace(APOSTROPHES, ''));
}

/** Also the parts of words with an apostrophe, and words without the punctuation in them. */
export function findableWords(text: string): string[] {
  const joined = text.split(/\s+/).map((word) => splitWords(word).join(''));
  return [...new Set([...searchWords(text), ...splitWords(text), ...joined])].filter(Boolean);
}

function splitWords(text: string): string[] {
  return text.split(BETWEEN_WORDS).map(foldWord).filter(Boolean);
}
