import type { default as MakeSharp, OutputInfo, OverlayOptions } from 'sharp';
import { FONT_STYLES, type FontName, fontFamily, fontFile } from '../../platform/fonts/font-file';
import { drawable, type FontRun, fontRuns, loadNames } from '../../platform/fonts/font-runs';
import { loadSharp } from './load-sharp';

export interface TextStyle {
  /** Pixels of a letter. */
  size: number;
  isBold: boolean;
  colour: string;
  align?: 'left' | 'centre' | undefined;
  /** Between lines, beside what the font itself leaves (px). */
  spacing?: number | undefined;
  /** What it may take (px); a larger one is shrunk. */
  room: { width: number; height: number };
}

export interface DrawnText {
  width: number;
  height: number;
  overlay: OverlayOptions;
}

/** Draws a text of any script; undefined for one without ink. */
export type DrawText = (text: string, style: TextStyle) => Promise<DrawnText | undefined>;

/** With fonts from packages, because a server may have none. */
export function createTextDrawer(): DrawText {
  const loadFont = fontLoader();
  return async (text, { size, isBold, colour, align = 'left', spacing = 0, room }) => {
    const plain = text.replace(/(?!\n)\p{Cc}/gu, ' ');
    if (plain.trim() === '') return undefined;
    await loadNames(plain);
    const runs = fontRuns(drawable(plain));
    for (const { font } of runs) await loadFont(font);
    const sharp = await loadSharp();
    const drawWith = (dots: number): Promise<Raw> =>
      sharp({
        text: {
          text: `<span foreground="${colour}">${runs.map(markup).join('')}</span>`,
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
    // The library cannot draw a text that is higher than 32,767 dots.
    const drawn = await drawWith(size).catch(() => drawWith(size / 4));
    const { data, info } = await fitted(sharp, drawn, room);
    const { width, height, channels } = info;
    return { width, height, overlay: { input: data, raw: { width, height, channels } } };
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
}

/** Some scripts have words that nothing can break. */
async function fitted(sharp: typeof MakeSharp, drawn: Raw, room: TextStyle['room']): Promise<Raw> {
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
