import type { OverlayOptions } from 'sharp';
import type { PaperDots } from '../../../shared/domain/kitchen/print-jobs';
import type { PrintBlock } from '../../../shared/domain/kitchen/print-ticket';
import { createTextDrawer, type DrawText, type TextStyle } from '../../shop/pictures/draw-text';
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

const MARGIN = 8;
const GAP = 12;
/** Above a line of the order, which its options follow closely. */
const LINE_GAP = 22;
const RULE_HEIGHT = 3;
const FRAME_PADDING = 10;
const FRAME_WIDTH = 3;
/** In dots, on narrow and on wide paper. */
const SIZES: Record<PaperDots, Record<TextBlock['size'], number>> = {
  384: { number: 88, large: 32, normal: 24 },
  576: { number: 120, large: 38, normal: 27 },
};
/** Of a line of text, in heights of its letters. */
const LINE_HEIGHT = 1.4;
/** What a mark such as '12×' takes, in heights of a large letter. */
const MARK_PART = 2;

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
      top += block !== 'rule' && block.mark ? LINE_GAP : GAP;
      drawn.push(...overlays.map((each) => ({ ...each, top: (each.top ?? 0) + top })));
      top += height;
    }
    const height = top + GAP;
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
  const { mark, frame, align } = block;
  const indent = mark === undefined ? 0 : MARK_PART * SIZES[width].large;
  const padding = frame ? FRAME_PADDING + FRAME_WIDTH : 0;
  const left = MARGIN + padding + indent;
  const amount = block.amount
    ? await draw(block.amount, textStyle({ ...block, text: block.amount }, inner, width))
    : undefined;
  const room = inner - 2 * padding - indent - (amount ? amount.width + GAP : 0);
  const text = await draw(block.text, textStyle(block, room, width));
  if (!text) return { overlays: [], height: 0 };
  const height = text.height + 2 * padding;
  const shift = align === 'centre' ? Math.max(0, Math.floor((room - text.width) / 2)) : 0;
  const overlays: OverlayOptions[] = [{ ...text.overlay, left: left + shift, top: padding }];
  if (amount) {
    overlays.push({
      ...amount.overlay,
      left: MARGIN + inner - padding - amount.width,
      top: padding,
    });
  }
  if (mark) {
    const marked = await draw(mark, textStyle({ ...block, text: mark }, indent, width));
    if (marked) overlays.unshift({ ...marked.overlay, left: MARGIN, top: 0 });
  }
  if (block.isStruck) {
    const lines = Math.max(1, Math.round(text.height / (LINE_HEIGHT * SIZES[width][block.size])));
    for (let line = 0; line < lines; line += 1) {
      const middle = Math.round(((line + 0.5) * text.height) / lines);
      overlays.push(filled(BLACK, MARGIN, padding + middle, inner, RULE_HEIGHT));
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
