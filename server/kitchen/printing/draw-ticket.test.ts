import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { PAPER_DOTS, type PaperDots } from '../../../shared/domain/kitchen/print-jobs';
import { type PrintBlock, testBlocks } from '../../../shared/domain/kitchen/print-ticket';
import { createTicketDrawer, type TicketPicture } from './draw-ticket';

const draw = createTicketDrawer();
const large = (text: string): PrintBlock => ({ text, size: 'large' });

const isInk = ({ bits, width }: TicketPicture, x: number, y: number) =>
  ((bits[(y * width + x) >> 3] ?? 0) & (0x80 >> (x & 7))) !== 0;

/** The leftmost, rightmost, first and last dot, and how many there are. */
function inkOf(picture: TicketPicture) {
  const ink = { left: Number(picture.width), right: -1, top: picture.height, bottom: -1, dots: 0 };
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      if (!isInk(picture, x, y)) continue;
      ink.left = Math.min(ink.left, x);
      ink.right = Math.max(ink.right, x);
      ink.top = Math.min(ink.top, y);
      ink.bottom = y;
      ink.dots += 1;
    }
  }
  return ink;
}

const dotsOf = (png: Buffer) => sharp(png).extractChannel(0).raw().toBuffer();

describe('a ticket’s picture', () => {
  it.each(PAPER_DOTS)(
    'has one bit for each of %s dots, the same as PNG and as rows',
    async (width) => {
      const picture = await draw([large('Waffle ₹249'), 'rule'], width);
      const dots = await dotsOf(picture.png);
      const metadata = await sharp(picture.png).metadata();
      expect(metadata).toMatchObject({ format: 'png', width, bitsPerSample: 1 });
      expect(dots.byteLength).toBe(width * picture.height);
      expect(picture.bits.byteLength).toBe((width / 8) * picture.height);
      for (let dot = 0; dot < width * picture.height; dot += 1) {
        const dark = dots[dot] === 0;
        if (dark !== isInk(picture, dot % width, Math.floor(dot / width)))
          throw new Error(`${dot}`);
      }
    },
  );

  it.each([
    ['Latin', 'iiiii', 'WWWWW'],
    ['Devanagari', 'क्षक्षक्ष', 'कषकषकष'],
    ['Bengali', 'ক্ষক্ষক্ষ', 'কষকষকষ'],
    ['Malayalam', 'ക്കക്കക്ക', 'കകകകകക'],
    ['Tamil', 'க்ஷக்ஷக்ஷ', 'கஷகஷகஷ'],
    ['Telugu', 'క్షక్షక్ష', 'కషకషకష'],
    ['Kannada', 'ಕ್ಷಕ್ಷಕ್ಷ', 'ಕಷಕಷಕಷ'],
    ['Gujarati', 'ક્ષક્ષક્ષ', 'કષકષકષ'],
    ['Gurmukhi', 'ਕ੍ਰਕ੍ਰਕ੍ਰ', 'ਕਰਕਰਕਰ'],
    ['Odia', 'କ୍ଷକ୍ଷକ୍ଷ', 'କଷକଷକଷ'],
    ['Tibetan', 'སྒསྒསྒ', 'སགསགསག'],
    ['Urdu', 'بببببب', 'ب\u200cب\u200cب\u200cب\u200cب\u200cب'],
    ['emoji', '👨\u200d👩\u200d👧', '👨👩👧'],
  ])('has letters for %s: a conjunct is narrower than its parts', async (_script, narrow, wide) => {
    // As boxes for missing letters, the narrow text would be as wide or wider.
    const widthOf = async (text: string) => {
      const { left, right } = inkOf(await draw([large(text)], 576));
      return right - left;
    };
    expect(await widthOf(narrow)).toBeLessThan(0.95 * (await widthOf(wide)));
  });

  it('has the same letters on a machine without fonts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'no-fonts-'));
    const config = join(folder, 'fonts.conf');
    writeFileSync(config, `<fontconfig><cachedir>${folder}</cachedir></fontconfig>`);
    const program = fileURLToPath(
      new URL('../../../tests/printers/draw-program.ts', import.meta.url),
    );
    const tsx = createRequire(import.meta.url).resolve('tsx/cli');
    const env = { ...process.env, FONTCONFIG_FILE: config };
    const drawn = execFileSync(process.execPath, [tsx, program], { env, encoding: 'utf8' });
    rmSync(folder, { recursive: true, force: true });
    const { png } = await draw(testBlocks('Kitchen', '12 Apr, 1:06 pm'), 384);
    const [without, within] = await Promise.all([Buffer.from(drawn, 'base64'), png].map(dotsOf));
    expect(without?.length).toBe(within?.length);
    // A system may set how edges are drawn.
    const different = without?.filter((dot, at) => dot !== within?.[at]).length ?? 0;
    expect(different / inkOf(await draw(testBlocks('Kitchen', ''), 384)).dots).toBeLessThan(0.03);
  });

  it('wraps a long word inside of its frame', async () => {
    const text = 'Supercalifragilisticexpialidocious'.repeat(3);
    for (const width of PAPER_DOTS) {
      const plain = inkOf(await draw([large(text)], width));
      expect(plain.right).toBeLessThan(width - 4);
      const framed = inkOf(await draw([{ text, size: 'large', frame: 'line' }], width));
      expect([framed.left, framed.right]).toEqual([8, width - 9]);
      expect(framed.bottom - framed.top).toBeGreaterThan(plain.bottom - plain.top);
    }
  });

  it.each(['क्', '﷽', '\u{12219}'])(
    'fits a note of 500 characters %s on the paper',
    async (letter) => {
      const text = letter.repeat(500 / letter.length);
      for (const width of PAPER_DOTS) {
        const note = await draw([{ text, size: 'large', frame: 'line' }], width);
        expect(note.height).toBeLessThan(2500);
        expect(inkOf(note)).toMatchObject({ left: 8, right: width - 9 });
      }
    },
  );

  it('shrinks a note of a hundred wide letters to the paper of long words', async () => {
    const note = async (text: string) => {
      const block: PrintBlock = { text, mark: '', size: 'normal', isBold: true, frame: 'line' };
      return (await draw([block], 384)).height;
    };
    const words = await note('Without onions, please. '.repeat(5).slice(0, 100));
    expect(await note('WWWWWWW '.repeat(13).slice(0, 100))).toBeGreaterThan(words);
    for (const letter of ['﷽', 'ﷺ ', '\u{12219}']) {
      expect(await note(letter.repeat(100).slice(0, 100))).toBeLessThan(4 * words);
    }
  });

  it.each(['Hot tea', 'वेज मोमो', 'भेज मःमः', 'হট', 'བོད'])(
    'has the mark of %s on the line of its letters, as high as on any other',
    async (text) => {
      for (const width of PAPER_DOTS) {
        // The letter in the text stands on the line of its first words.
        const block: PrintBlock = { text: `${text} 1`, mark: '1', size: 'large', isBold: true };
        const picture = await draw([block], width);
        const lowest = (isOurs: (x: number) => boolean) => {
          const rows = [...Array(picture.height).keys()];
          const columns = [...Array(Number(width)).keys()].filter(isOurs);
          return rows.findLast((y) => columns.some((x) => isInk(picture, x, y)));
        };
        const { right } = inkOf(picture);
        expect(lowest((x) => x < 40)).toBe(lowest((x) => x > right - 4));
      }
    },
  );

  it('has lines of even height, whether their letters are high or low', async () => {
    const heights = ['xo', 'Axe', 'gyp', 'चाय', 'मोमो'].map(async (text) => {
      const picture = await draw([{ text, mark: '1×', size: 'large' }], 384);
      return picture.height;
    });
    const all = await Promise.all(heights);
    expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1);
  });

  it('has a QR code of modules of half a millimetre, in white, or none that phones misread', async () => {
    for (const width of PAPER_DOTS) {
      const url = `https://cafe.example/api/orders/${'a'.repeat(22)}/bill.pdf?until=1&signature=${'b'.repeat(43)}`;
      const { height, bits } = await draw(
        [{ text: 'Scan', size: 'normal', align: 'centre', qrCode: url }],
        width,
      );
      const { data, size } = encode(url, { ecc: 'M', border: 0 });
      const left = (width - 4 * size) / 2;
      const top = 12 + 4 * 4;
      expect(height).toBeGreaterThan(top + 4 * size);
      for (const [y, row] of data.entries()) {
        for (const [x, isDark] of row.entries()) {
          const [dotX, dotY] = [Math.floor(left) + 4 * x + 1, top + 4 * y + 1];
          const bit = (bits[(dotY * width + dotX) >> 3] ?? 0) & (0x80 >> (dotX & 7));
          if ((bit !== 0) !== isDark) throw new Error(`${x} ${y}`);
        }
      }
    }
    const tooLong = `https://cafe.example/${'a'.repeat(2000)}`;
    const none = await draw([{ text: 'Scan', size: 'normal', qrCode: tooLong }], 384);
    expect(inkOf(none).dots).toBe(0);
  });

  it('is drawn after the one before, so that many at once do not fill the memory', async () => {
    const done: string[] = [];
    const long = Array.from({ length: 40 }, () => large('Waffle'));
    await Promise.all([
      draw(long, 576).then(() => done.push('long')),
      draw([large('Tea')], 384).then(() => done.push('short')),
    ]);
    expect(done).toEqual(['long', 'short']);
  });

  it('shows white letters on black, and no markup of a customer’s', async () => {
    const ground = async (width: PaperDots) =>
      inkOf(await draw([{ text: 'UNPAID', size: 'large', isBold: true, frame: 'black' }], width));
    const { left, right, top, bottom, dots } = await ground(384);
    const share = dots / ((right - left + 1) * (bottom - top + 1));
    expect(share).toBeGreaterThan(0.75);
    expect(share).toBeLessThan(0.99);

    const written = await draw([large('<b>2 & 3</b>\u0000\u001b[2J')], 384);
    const bold = await draw([{ ...(large('2 & 3') as object), isBold: true } as PrintBlock], 384);
    expect(inkOf(written).right).toBeGreaterThan(inkOf(bold).right + 50);
  });

  it('has no lines for what is empty', async () => {
    const picture = await draw([large('   '), large('')], 384);
    expect(inkOf(picture).dots).toBe(0);
  });
});
