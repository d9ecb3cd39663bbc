import type { Font } from 'fontkit';
import { drawable, fontRuns, openFont } from '../../../platform/fonts/font-runs';
import { visualOrder } from './visual-order';

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

/** A part of a word in one font. */
interface Piece {
  font: Font;
  text: string;
  width: number;
}

type DrawnPart = Omit<Piece, 'font'> & { font?: Font };

interface Word {
  pieces: readonly Piece[];
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

/** Lays out texts of several scripts and directions, because the library draws a text in one font. */
export function createPdfText(pdf: PDFKit.PDFDocument) {
  const measured = new Map<string, Word>();

  /** Shaping a word takes most of the time, and a bill repeats its words. */
  function wordOf(text: string, { size, isBold = false }: TextStyle): Word {
    const key = `${size} ${isBold} ${text}`;
    const known = measured.get(key);
    if (known) return known;
    const pieces = fontRuns(text).map((run): Piece => {
      const font = openFont(run.font, isBold ? '700Bold' : '400Regular');
      const width = withFont(pdf, font).fontSize(size).widthOfString(run.text);
      return { font, text: run.text, width };
    });
    const word = { pieces, width: pieces.reduce((sum, { width }) => sum + width, 0) };
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
          for (const { font, text: letters, width: wide } of visualOrder(withGaps(line, space))) {
            if (font) {
              withFont(pdf, font).fontSize(size);
              pdf.text(letters, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
            }
            left += wide;
          }
        }
      },
    };
  };
}

/** A line's pieces. A gap has no font, because nothing is drawn there. */
function withGaps(line: readonly Word[], width: number): DrawnPart[] {
  const gap = { text: ' ', width };
  return line.flatMap(({ pieces }, at): DrawnPart[] => (at === 0 ? [...pieces] : [gap, ...pieces]));
}

/** The library takes a font that is already open; its types do not say so. */
function withFont(pdf: PDFKit.PDFDocument, font: Font): PDFKit.PDFDocument {
  return pdf.font(font as never, font.postscriptName);
}

/** Without characters that cannot be drawn or that reorder others. */
function shown(text: string): string {
  const plain = drawable(text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').replace(UNSEEN, ''));
  const characters = [...plain];
  if (characters.length <= MOST_CHARACTERS) return plain;
  return `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`;
}
