import { m } from '../../messages/compiled/messages';

/** The most accents, vowel signs or subjoined letters above and below a letter; Tibetan and Burmese words need 4. */
export const MOST_MARKS = 4;

/** Invisible characters, and those that reorder the text around them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const LINE_BREAK = /[\n\r\p{Zl}\p{Zp}]/u;

/** Control characters other than tab and line breaks, and halves of surrogate pairs. */
const UNSTORABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu;
const BIDI_CONTROL = /\p{Bidi_Control}/gu;

// A mark belongs to the letter before it. The bound on spacing marks keeps the search linear.
const TOO_MANY_MARKS = new RegExp(
  `^\\p{M}|(?:[\\p{Mc}\\u200c\\u200d]{0,4}[\\p{Mn}\\p{Me}]){${MOST_MARKS + 1}}`,
  'u',
);

const JOINING_SCRIPTS =
  'Arab Beng Deva Gujr Guru Knda Lepc Limb Mlym Mtei Newa Orya Sinh Taml Telu Tibt';
const JOINED = JOINING_SCRIPTS.replace(/\w+ ?/g, (script) => `\\p{scx=${script.trim()}}`);
/**
 * The joiners U+200C and U+200D between two letters whose shape they choose, as in Nepali 'गर्‍यो' or
 * Urdu, and after a Malayalam virama, where older keyboards write them at the end of a word.
 */
const JOINERS = new RegExp(`([${JOINED}])[\\u200c\\u200d](?=[${JOINED}])|(\\u0d4d)\\u200d`, 'gu');
/** An emoji with its skin tone, its variation selector, and the joiner to the next one. */
const EMOJI =
  /\p{Extended_Pictographic}\p{Emoji_Modifier}?[\ufe0e\ufe0f]?(?:\u200d(?=\p{Extended_Pictographic}))?/gu;

/** Why a text of one line is refused; undefined when it is fine. */
export function lineProblem(text: string): string | undefined {
  if (LINE_BREAK.test(text)) return m.typed_one_line();
  if (UNSEEN.test(text.replace(JOINERS, '$1$2').replace(EMOJI, ''))) {
    return m.typed_invisible();
  }
  return marksProblem(text);
}

/** Why a name is refused: it is a text of one line with a letter or digit, or empty. */
export function nameProblem(text: string): string | undefined {
  const isNameless = text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text);
  return lineProblem(text) ?? (isNameless ? m.typed_nameless() : undefined);
}

/** Why a text of several lines is refused. */
export function paragraphProblem(text: string): string | undefined {
  // PostgreSQL refuses a NUL, and no URL can hold half a pair.
  if (text.search(UNSTORABLE) >= 0) return m.typed_unstorable();
  return marksProblem(text);
}

function marksProblem(text: string): string | undefined {
  return TOO_MANY_MARKS.test(text) ? m.typed_too_many_marks({ most: MOST_MARKS }) : undefined;
}

/** A note in one paragraph: hundreds of line breaks would fill the kitchen's board, or metres of paper. */
export function onOneLine(note: string): string {
  const lines = note.split(/[\n\r\p{Zl}\p{Zp}]+/u).map((line) => line.trim());
  return lines.filter(Boolean).join(' / ');
}

/** Removes the characters that change the direction of the words around them. */
export function withoutBidiControls(text: string): string {
  return text.replace(BIDI_CONTROL, '');
}

/** Removes what cannot be stored or changes the direction of other words: for texts of programs. */
export function storableText(text: string): string {
  return withoutBidiControls(text).replace(UNSTORABLE, '');
}
