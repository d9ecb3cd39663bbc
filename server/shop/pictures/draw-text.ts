import type { default as MakeSharp, OutputInfo, OverlayOptions } from 'sharp';
import { FONT_STYLES, type FontName, fontFamily, fontFile } from '../../platform/fonts/font-file';
import {
  drawable,
  type FontRun,
  fontRuns,
  loadNames,
  openFont,
} from '../../platform/fonts/font-runs';
import { loadSharp } from './load-sharp';

export interface TextStyle {
  /** Pixels of a letter. */
  size: number;
  isBold: boolean;
  colour: string;
  align?: 'left' | 'centre' | undefined;
  /** Between lines, beside what the font itself leaves (px). */
  spacing?: number | undefined;
  /**
   * How far the picture reaches above its first baseline and below its last one, in sizes, unless its letters reach
   * farther. Without it the picture is as high as its letters, so that 'a' and 'A' are of different heights.
   */
  line?: { above: number; below: number } | undefined;
  /** What it may take (px); a larger one is shrunk. */
  room: { width: number; height: number };
}

export interface DrawnText {
  width: number;
  height: number;
  /** Of the first line, from the top (px). It is the lower edge of a text without `line`. */
  baseline: number;
  overlay: OverlayOptions;
}

/** Draws a text of any script; undefined for one without ink. */
export type DrawText = (text: string, style: TextStyle) => Promise<DrawnText | undefined>;

/** With fonts from packages, because a server may have none. */
export function createTextDrawer(): DrawText {
  const loadFont = fontLoader();
  return async (text, { size, isBold, colour, align = 'left', spacing = 0, line, room }) => {
    const plain = text.replace(/(?!\n)\p{Cc}/gu, ' ');
    if (plain.trim() === '') return undefined;
    await loadNames(plain);
    const runs = fontRuns(drawable(line ? plain.trim() : plain));
    const written = line ? [STRUT_ABOVE, ...runs, STRUT_BELOW] : runs;
    for (const { font } of written) await loadFont(font);
    const sharp = await loadSharp();
    const drawWith = async (dots: number): Promise<Raw> => {
      const { data, info } = await sharp({
        text: {
          text: `<span foreground="${colour}">${written.map(markup).join('')}</span>`,
          font: `${isBold ? 'Bold ' : ''}${dots}`,
          width: room.width,
          align,
          spacing,
          wrap: 'word-char',
          // One point is one dot.
          dpi: 72,
          rgba: true,
        },
      })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { data, info, dots, baseline: info.height };
    };
    // The library cannot draw a text that is higher than 32,767 dots.
    const drawn = await drawWith(size).catch(() => drawWith(size / 4));
    const cut = line ? withoutStruts(drawn, runs, { ...line, spacing }) : drawn;
    const { data, info } = await fitted(sharp, cut, room);
    const { width, height, channels } = info;
    const baseline = Math.round((cut.baseline * height) / cut.info.height);
    return { width, height, baseline, overlay: { input: data, raw: { width, height, channels } } };
  };
}

/** The text library keeps a font file that it has read once. It cannot read WOFF files. */
function fontLoader(): (name: FontName) => Promise<void> {
  const loaded = new Map<FontName, Promise<void>>();
  const load = async (name: FontName) => {
    const sharp = await loadSharp();
    for (const style of FONT_STYLES) {
      await sharp({ text: { text: '.', fontfile: fontFile(name, style) } })
        .raw()
        .toBuffer();
    }
  };
  return (name) => {
    const loading = loaded.get(name) ?? load(name);
    loaded.set(name, loading);
    return loading;
  };
}

interface Raw {
  data: Buffer;
  info: OutputInfo;
  /** Of a letter. */
  dots: number;
  /** Of the first line, from the top. */
  baseline: number;
}

/**
 * The library cuts a text off at its letters and does not say where its lines stand. So a letter on a line above and one
 * on a line below tell it, and are cut off.
 */
const STRUT: FontRun = { font: 'hind', text: 'I' };
const STRUT_ABOVE: FontRun = { ...STRUT, text: `${STRUT.text}\n` };
const STRUT_BELOW: FontRun = { ...STRUT, text: `\n${STRUT.text}` };

function withoutStruts(
  { data, info, dots }: Raw,
  runs: readonly FontRun[],
  { above, below, spacing }: NonNullable<TextStyle['line']> & { spacing: number },
): Raw {
  const { width, height, channels } = info;
  const hasInk = (row: number) =>
    data.subarray(row * width * channels, (row + 1) * width * channels).some((value) => value > 0);
  // Marks of the text may stand on the letter.
  let strutHeight = 0;
  while (strutHeight < dots && hasInk(strutHeight)) strutHeight += 1;
  const heights = runs.map(({ font }) => lineOf(font, dots));
  const ascent = Math.max(...heights.map((line) => line.ascent));
  const descent = Math.max(...heights.map((line) => line.descent));
  const first = strutHeight + lineOf(STRUT.font, dots).descent + spacing + ascent;
  const last = height - descent - spacing - lineOf(STRUT.font, dots).ascent;
  let top = strutHeight;
  while (top < first - above * dots && !hasInk(top)) top += 1;
  let bottom = height - strutHeight;
  while (bottom > last + below * dots && !hasInk(bottom - 1)) bottom -= 1;
  bottom = Math.max(bottom, top + 1);
  return {
    data: data.subarray(top * width * channels, bottom * width * channels),
    info: { ...info, height: bottom - top },
    dots,
    baseline: first - top,
  };
}

/** The library rounds both up to whole dots. */
function lineOf(name: FontName, dots: number): { ascent: number; descent: number } {
  const { ascent, descent, unitsPerEm } = openFont(name, FONT_STYLES[0]);
  return {
    ascent: Math.ceil((ascent * dots) / unitsPerEm),
    descent: Math.ceil((-descent * dots) / unitsPerEm),
  };
}

/** Some scripts have words that nothing can break. */
async function fitted(sharp: typeof MakeSharp, drawn: Raw, room: TextStyle['room']) {
  const { width, height, channels } = drawn.info;
  if (width <= room.width && height <= room.height) return drawn;
  return sharp(drawn.data, { raw: { width, height, channels } })
    .resize({ ...room, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The library reads the text as markup. */
function markup({ font, text }: FontRun): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<span font_family="${fontFamily(font)}">${escaped}</span>`;
}
