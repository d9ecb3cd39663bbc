import { type Font, openSync } from 'fontkit';
import { type FontName, type FontStyle, fontFile } from '../../../platform/fonts/font-file';

export interface TextStyle {
  /** In points. */
  size: number;
  isBold?: boolean;
  align?: 'left' | 'centre' | 'right';
}

/** In points. */
export interface TextBlock {
  height: number;
  /** @param x from the left of the page. @param y from its top. */
  draw: (x: number, y: number) => void;
}

interface Word {
  font: Font;
  text: string;
  width: number;
}

/** Part of the letters' size: room for the signs above and below the letters of every script. */
const LINE_HEIGHT = 1.4;
/** Where the letters stand in a line, from its top. */
const ASCENT = 1.05;
/** The part of a line's free room that is left of it. */
const BEFORE = { left: 0, centre: 0.5, right: 1 } as const;
/** A longer text is cut: 60 options with the longest names would fill pages. */
const MOST_CHARACTERS = 300;

const UNSEEN = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Lays out texts of several scripts, because the library draws a text in one font. */
export function createPdfText(pdf: PDFKit.PDFDocument) {
  const measured = new Map<string, Word>();

  /** Shaping a word takes most of the time, and a bill repeats its words. */
  function wordOf(text: string, { size, isBold = false }: TextStyle): Word {
    const key = `${size} ${isBold} ${text}`;
    const known = measured.get(key);
    if (known) return known;
    const font = fontOf(text, isBold);
    const word = { font, text, width: withFont(pdf, font).fontSize(size).widthOfString(text) };
    measured.set(key, word);
    return word;
  }

  function broken(text: string, width: number, style: TextStyle): Word[] {
    const whole = wordOf(text, style);
    if (whole.width <= width) return [whole];
    const pieces: string[] = [];
    let room = 0;
    for (const { segment } of graphemes.segment(text)) {
      const wide = wordOf(segment, style).width;
      if (pieces.length === 0 || wide > room) {
        pieces.push('');
        room = width;
      }
      room -= wide;
      pieces[pieces.length - 1] += segment;
    }
    return pieces.map((piece) => wordOf(piece, style));
  }

  function linesOf(text: string, width: number, style: TextStyle): Word[][] {
    const space = wordOf(' ', style).width;
    const lines: Word[][] = [];
    let room = 0;
    const words = shown(text).split(' ').filter(Boolean);
    for (const word of words.flatMap((each) => broken(each, width, style))) {
      const line = lines.at(-1);
      if (line && space + word.width <= room) {
        line.push(word);
        room -= space + word.width;
      } else {
        lines.push([word]);
        room = width - word.width;
      }
    }
    return lines;
  }

  return (text: string, width: number, style: TextStyle): TextBlock => {
    const lines = linesOf(text, width, style);
    const { size, align = 'left' } = style;
    const space = wordOf(' ', style).width;
    return {
      height: lines.length * size * LINE_HEIGHT,
      draw(x, y) {
        for (const [row, line] of lines.entries()) {
          const used = line.reduce((sum, word) => sum + word.width + space, -space);
          const baseline = y + size * (row * LINE_HEIGHT + ASCENT);
          let left = x + (width - used) * BEFORE[align];
          for (const word of line) {
            withFont(pdf, word.font).fontSize(size);
            pdf.text(word.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
            left += word.width + space;
          }
        }
      },
    };
  };
}

/** The library takes a font that is already open; its types do not say so. */
function withFont(pdf: PDFKit.PDFDocument, font: Font): PDFKit.PDFDocument {
  return pdf.font(font as never, font.postscriptName);
}

/** Without characters that cannot be drawn or that reorder others. */
function shown(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').replace(UNSEEN, '');
  const characters = [...plain];
  if (characters.length <= MOST_CHARACTERS) return plain;
  return `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`;
}

/** Parsing a font takes longer than drawing a bill, so each is opened once. */
const fonts = new Map<string, Font>();

const BENGALI = /\p{Script=Bengali}/u;
const MALAYALAM = /\p{Script=Malayalam}/u;

/** A letter that it does not have is drawn as a box. */
function fontOf(word: string, isBold: boolean): Font {
  const name: FontName = BENGALI.test(word)
    ? 'hind-siliguri'
    : MALAYALAM.test(word)
      ? 'manjari'
      : 'hind';
  const style: FontStyle = isBold ? '700Bold' : '400Regular';
  const file = fontFile(name, style);
  const font = fonts.get(file) ?? (openSync(file) as Font);
  fonts.set(file, font);
  return font;
}
