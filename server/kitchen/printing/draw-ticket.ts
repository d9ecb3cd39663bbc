import type { OverlayOptions } from 'sharp';
import { encode } from 'uqr';
import type { PaperDots } from '../../../shared/domain/kitchen/print-jobs';
import type { PrintBlock } from '../../../shared/domain/kitchen/print-ticket';
import {
  createTextDrawer,
  type DrawnText,
  type DrawText,
  type TextStyle,
} from '../../shop/pictures/draw-text';
import { loadSharp } from '../../shop/pictures/load-sharp';

export interface TicketPicture {
  width: PaperDots;
  height: number;
  /** One bit a dot. */
  png: Buffer;
  /** Eight dots a byte, the leftmost in the highest bit; 1 is black. */
  bits: Buffer;
}

export type DrawTicket = (
  blocks: readonly PrintBlock[],
  width: PaperDots,
) => Promise<TicketPicture>;

type TextBlock = Exclude<PrintBlock, 'rule'>;

interface Drawn {
  overlays: OverlayOptions[];
  height: number;
}

const NOTHING: Drawn = { overlays: [], height: 0 };

const MARGIN = 8;
const GAP = 6;
/** Between a text and its amount, and around what is not a line of text. */
const WIDE_GAP = 12;
/** Above a line of the order, which its options follow closely. */
const LINE_GAP = 14;
const RULE_HEIGHT = 3;
const FRAME_PADDING = 10;
const FRAME_WIDTH = 3;
/** In dots, on narrow and on wide paper. */
const SIZES: Record<PaperDots, Record<TextBlock['size'], number>> = {
  384: { number: 88, large: 32, normal: 24 },
  576: { number: 120, large: 38, normal: 27 },
};
/** Of a line of text, in heights of its letters: room for the marks above Devanagari letters and for most below. */
const LINE = { above: 0.9, below: 0.25 };
/** From one line of a text to the next, in heights of its letters, and what the fonts leave. */
const LINE_PITCH = 1.4;
const FONTS_PITCH = 1.6;
/** Where a line is struck, above its baseline, in heights of its letters. */
const STRUCK_ABOVE = 0.3;
/** What a mark such as '12×' takes, in heights of a large letter. */
const MARK_PART = 2;

/** A module of a QR code: 0.5 mm. With less than the second, 0.375 mm, phones misread thermal paper. */
const MODULE_DOTS = { most: 4, fewest: 3 };
/** White around a QR code, in modules. */
const QUIET_ZONE = 4;

/** A higher text is shrunk: a note of 500 wide letters would take four metres of paper. */
const MOST_TEXT_HEIGHT = 2400;
/** It is also shrunk above a line of the paper for so many letters. Lines of long words have six, one ﷽ fills a line. */
const FEWEST_LETTERS_IN_LINE = 4;

/** Darker greys are ink, so that thin strokes at a letter's edge stay on the paper. */
const INK_BELOW = 160;

const BLACK = '#000';
const WHITE = '#fff';

/** On the server, so that a printer needs no fonts. */
export function createTicketDrawer(): DrawTicket {
  const drawText = createTextDrawer();
  const drawTicket: DrawTicket = async (blocks, width) => {
    const sharp = await loadSharp();
    const drawn: OverlayOptions[] = [];
    // Marks and the shop's own words repeat.
    const known = new Map<string, Drawn>();
    let top = 0;
    for (const block of blocks) {
      const key = JSON.stringify(block);
      const { overlays, height } = known.get(key) ?? (await drawBlock(drawText, block, width));
      known.set(key, { overlays, height });
      top += gapAbove(block);
      drawn.push(...overlays.map((each) => ({ ...each, top: (each.top ?? 0) + top })));
      top += height;
    }
    const height = top + WIDE_GAP;
    const canvas = sharp({ create: { width, height, channels: 3, background: WHITE } });
    // Text is either black or white: dithered letters are hard to read.
    const composed = await canvas.composite(drawn).raw().toBuffer({ resolveWithObject: true });
    const { channels } = composed.info;
    const grey = await sharp(composed.data, { raw: { width, height, channels } })
      .removeAlpha()
      .threshold(INK_BELOW)
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    const raw = { width, height, channels: 1 } as const;
    const png = await sharp(grey, { raw }).png({ palette: true, colours: 2 }).toBuffer();
    return { width, height, png, bits: packed(grey) };
  };
  let last: Promise<unknown> = Promise.resolve();
  // One after another: a long ticket takes 60 MB while it is drawn.
  return (blocks, width) => {
    const drawn = last.then(() => drawTicket(blocks, width));
    last = drawn.catch(() => {});
    return drawn;
  };
}

async function drawBlock(draw: DrawText, block: PrintBlock, width: PaperDots): Promise<Drawn> {
  const inner = width - 2 * MARGIN;
  if (block === 'rule') {
    return { overlays: [filled(BLACK, MARGIN, 0, inner, RULE_HEIGHT)], height: RULE_HEIGHT };
  }
  const { mark, frame, align, isStruck, qrCode } = block;
  const indent = mark === undefined ? 0 : MARK_PART * SIZES[width].large;
  const padding = frame ? FRAME_PADDING + FRAME_WIDTH : 0;
  const left = MARGIN + padding + indent;
  const amount = block.amount
    ? await draw(block.amount, textStyle({ ...block, text: block.amount }, inner, width))
    : undefined;
  const room = inner - 2 * padding - indent - (amount ? amount.width + WIDE_GAP : 0);
  const code = qrCode === undefined ? undefined : drawCode(qrCode, inner);
  if (qrCode !== undefined && !code) return NOTHING;
  const text = await draw(block.text, textStyle(block, room, width));
  if (!text) return NOTHING;
  const marked = mark
    ? await draw(mark, textStyle({ ...block, text: mark }, indent, width))
    : undefined;
  // All stand on one baseline, also if one of them was shrunk.
  const parts = [text, ...(amount ? [amount] : []), ...(marked ? [marked] : [])];
  const start = padding + (code?.height ?? 0);
  const baseline = start + Math.max(...parts.map((part) => part.baseline));
  const topOf = (part: DrawnText) => baseline - part.baseline;
  const height = Math.max(...parts.map((part) => topOf(part) + part.height)) + padding;
  const shift = align === 'centre' ? Math.max(0, Math.floor((room - text.width) / 2)) : 0;
  const overlays = [...(code?.overlays ?? [])];
  if (marked) overlays.push({ ...marked.overlay, left: MARGIN, top: topOf(marked) });
  overlays.push({ ...text.overlay, left: left + shift, top: topOf(text) });
  if (amount) {
    const right = MARGIN + inner - padding - amount.width;
    overlays.push({ ...amount.overlay, left: right, top: topOf(amount) });
  }
  if (isStruck) {
    const size = SIZES[width][block.size];
    const first = baseline - Math.round(STRUCK_ABOVE * size);
    for (let line = first; line < height; line += Math.round(LINE_PITCH * size)) {
      overlays.push(filled(BLACK, MARGIN, line, inner, RULE_HEIGHT));
    }
  }
  if (frame) {
    const inside = filled(
      WHITE,
      MARGIN + FRAME_WIDTH,
      FRAME_WIDTH,
      inner - 2 * FRAME_WIDTH,
      height - 2 * FRAME_WIDTH,
    );
    const box = filled(BLACK, MARGIN, 0, inner, height);
    overlays.unshift(...(frame === 'black' ? [box] : [box, inside]));
  }
  return { overlays, height };
}

function gapAbove(block: PrintBlock): number {
  if (block === 'rule' || block.frame || block.qrCode) return WIDE_GAP;
  return block.mark ? LINE_GAP : GAP;
}

/** Undefined for a text so long that its modules would be too small. */
function drawCode(text: string, inner: number): Drawn | undefined {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const module = Math.min(MODULE_DOTS.most, Math.floor(inner / size));
  if (module < MODULE_DOTS.fewest) return undefined;
  const side = size * module;
  const pixels = Buffer.alloc(side * side * 3, 255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isDark = data[Math.floor(y / module)]?.[Math.floor(x / module)];
      if (isDark) pixels.fill(0, (y * side + x) * 3, (y * side + x + 1) * 3);
    }
  }
  const raw = { width: side, height: side, channels: 3 } as const;
  const left = MARGIN + Math.floor((inner - side) / 2);
  return { overlays: [{ input: pixels, raw, left, top: 0 }], height: side };
}

function textStyle(
  { text, size, isBold, frame, align }: TextBlock,
  room: number,
  width: PaperDots,
): TextStyle {
  const dots = SIZES[width][size];
  const lines = 3 + text.length / FEWEST_LETTERS_IN_LINE;
  return {
    size: dots,
    isBold: isBold === true,
    colour: frame === 'black' ? WHITE : BLACK,
    align,
    line: LINE,
    spacing: Math.round((LINE_PITCH - FONTS_PITCH) * dots),
    room: { width: room, height: Math.min(MOST_TEXT_HEIGHT, Math.round(dots * lines)) },
  };
}

function filled(
  background: string,
  left: number,
  top: number,
  width: number,
  height: number,
): OverlayOptions {
  return { input: { create: { width, height, channels: 3, background } }, left, top };
}

/** The width of the paper is a multiple of 8, so no byte has dots of two lines. */
function packed(grey: Buffer): Buffer {
  const bits = Buffer.alloc(grey.length / 8);
  for (let at = 0; at < grey.length; at += 1) {
    if ((grey[at] ?? 0) < 128) bits[at >> 3] = (bits[at >> 3] ?? 0) | (0x80 >> (at & 7));
  }
  return bits;
}
