import { type Font, openSync } from 'fontkit';
import { FONT_NAMES, type FontName, type FontStyle, fontFile } from './font-file';

/** A part of a text that one font can draw. */
export interface FontRun {
  font: FontName;
  text: string;
}

/** Latin and Devanagari, and what no other font is for. */
const USUAL: FontName = 'hind';

const FONT_OF_SCRIPT: readonly (readonly [script: RegExp, font: FontName])[] = [
  [/\p{Script=Bengali}/u, 'hind-siliguri'],
  [/\p{Script=Malayalam}/u, 'manjari'],
  [/\p{Script=Tamil}/u, 'noto-sans-tamil'],
  [/\p{Script=Telugu}/u, 'noto-sans-telugu'],
  [/\p{Script=Kannada}/u, 'noto-sans-kannada'],
  [/\p{Script=Gujarati}/u, 'noto-sans-gujarati'],
  [/\p{Script=Gurmukhi}/u, 'noto-sans-gurmukhi'],
  [/\p{Script=Oriya}/u, 'noto-sans-oriya'],
  [/\p{Script=Arabic}/u, 'noto-naskh-arabic'],
  [/\p{Script=Tibetan}/u, 'noto-serif-tibetan'],
  [/\p{Emoji_Presentation}|\ufe0f/u, 'noto-emoji'],
];

/** Every further one is left out: 500 names would fill metres of paper. */
const MOST_NAMED = 10;

/** It has no shape of its own, and fonts do not list it. */
const SHAPELESS = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const opened = new Map<string, Font>();

/** Each file is parsed once, when its script is first met: at most 11 ms, and about 10 MB for all of them. */
export function openFont(name: FontName, style: FontStyle): Font {
  const file = fontFile(name, style);
  const font = opened.get(file) ?? (openSync(file) as Font);
  opened.set(file, font);
  return font;
}

const covered = new Map<FontName, ReadonlySet<number>>();

/** A set, because a note may have 500 different letters, and each is looked for in each font. */
function lettersOf(name: FontName): ReadonlySet<number> {
  const letters = covered.get(name) ?? new Set(openFont(name, '400Regular').characterSet);
  covered.set(name, letters);
  return letters;
}

function hasLetters(name: FontName, letters: string): boolean {
  const known = lettersOf(name);
  return [...letters].every((each) => SHAPELESS.test(each) || known.has(each.codePointAt(0) ?? 0));
}

/** @param before the font of what stands before. @returns undefined if no font has all of the letters. */
function fontFor(letters: string, before: FontName | undefined): FontName | undefined {
  const [, own] = FONT_OF_SCRIPT.find(([script]) => script.test(letters)) ?? [];
  const candidates = [own, USUAL, before].flatMap((name) => name ?? []);
  return [...candidates, ...FONT_NAMES].find((name) => hasLetters(name, letters));
}

/** The one choice of fonts, for bills and tickets. A letter that no font has is drawn as a box by the usual one. */
export function fontRuns(text: string): FontRun[] {
  const runs: FontRun[] = [];
  for (const { segment } of graphemes.segment(text)) {
    // Letters of two fonts may be one sign, such as a Latin letter with a Bengali mark.
    const parts = fontFor(segment, undefined) ? [segment] : [...segment];
    for (const part of parts) {
      const last = runs.at(-1);
      const font = part.trim() === '' ? fontOfSpace(last) : (fontFor(part, last?.font) ?? USUAL);
      if (last?.font === font) last.text += part;
      else runs.push({ font, text: part });
    }
  }
  return runs;
}

/** A space belongs to the words before, so that they are one run; after an emoji it would be as wide. */
function fontOfSpace(before: FontRun | undefined): FontName {
  return before && before.font !== 'noto-emoji' ? before.font : USUAL;
}

type NameOf = (letter: string) => string | undefined;
let nameOf: NameOf | undefined;

/** Loads the names of Unicode (1.7 MB) if the text has a letter that no font has. */
export async function loadNames(text: string): Promise<void> {
  if (nameOf || allLettersKnown(text)) return;
  ({ unicodeName: nameOf } = await import('unicode-name'));
}

function allLettersKnown(text: string): boolean {
  return [...new Set(text)].every((letter) => fontFor(letter, undefined));
}

/**
 * The text with '[CUNEIFORM SIGN AB]' instead of a letter that no font has. Of more than ten, the others
 * become an ellipsis. Call `loadNames` with the text before: without names it writes '[U+1202D]'.
 */
export function drawable(text: string): string {
  if (allLettersKnown(text)) return text;
  let named = 0;
  // An accent and its letter may be one letter that a font has.
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (fontFor(letter, undefined)) return letter;
      named += 1;
      return named <= MOST_NAMED ? `[${nameOf?.(letter) ?? codePoint(letter)}]` : '…';
    })
    .join('')
    .replace(/…{2,}/g, '…');
}

function codePoint(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
