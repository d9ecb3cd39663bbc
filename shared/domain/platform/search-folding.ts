import { asciiDigits } from './ascii-digits';

const BETWEEN_WORDS = /[\s\p{Z}\p{P}]+/u;
/** Also those that phones type in their place. */
const APOSTROPHES = /['’‘ʼ`´]/gu;
/** Joiners choose the shape of letters, and some keyboards leave them out. */
const UNHEARD = /[\p{Diacritic}\u200c\u200d]/gu;

const PLAIN = /^[a-z0-9]*$/i;

/** Without case, accents and joiners: 'Purée' and 'puree' are the same. Every search compares folded words. */
export function foldWord(word: string): string {
  // Nearly all words of a menu, whose index a weak phone builds while its visitor waits.
  if (PLAIN.test(word)) return word.toLowerCase();
  return asciiDigits(word).normalize('NFKD').replace(UNHEARD, '').toLowerCase();
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
