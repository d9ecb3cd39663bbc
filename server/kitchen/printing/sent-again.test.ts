import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { EpsonPrinter } from '../../../tests/printers/epson-printer';
import { openPrintingShop } from '../../../tests/printers/printing-shop';
import { StarPrinter } from '../../../tests/printers/star-printer';
import { forAllTests } from '../../../tests/support/platform/for-tests';

/** The line SENT AGAIN is at least this high; nothing else changes between two tickets of an order. */
const MARK_DOTS = 40;

const heightOf = async (png: Buffer) => (await sharp(png).metadata()).height;
const starHeights = (star: StarPrinter) => Promise.all(star.received.map(heightOf));

const cafe = await forAllTests(openPrintingShop());

describe('a ticket that may have been printed says SENT AGAIN', () => {
  beforeEach(() => cafe.shop.reset());

  it.each(['goes off', 'confirmation lost', 'paper ends'] as const)(
    'from a Star printer: %s',
    async (mood) => {
      const { id, url } = await cafe.addPrinter();
      const star = new StarPrinter(url);
      await cafe.print(id, (await cafe.order()).id);
      await cafe.print(id, (await cafe.order()).id);
      star.mood = mood;
      await star.turn();
      await star.turn();
      star.mood = 'ready';
      cafe.shop.platform.passSeconds(61);
      for (let turn = 0; turn < 3; turn += 1) await star.turn();
      const [first = 0, again, other] = await starHeights(star);
      expect(again).toBeGreaterThan(first + MARK_DOTS);
      expect(other).toBe(first);
    },
  );

  it.each([
    ['out of paper', 'paper-out', true],
    ['timed out', null, true],
    ['no such device', 'offline', false],
  ] as const)('from an Epson printer: %s', async (mood, problem, isMarked) => {
    const { id, url } = await cafe.addPrinter({ kind: 'epson' });
    const epson = new EpsonPrinter(url);
    await cafe.print(id, (await cafe.order()).id);
    epson.mood = mood;
    await epson.turn();
    expect(await cafe.list()).toMatchObject([{ problem }]);
    expect(await cafe.jobs()).toMatchObject([{ state: 'queued', attempts: problem ? 0 : 1 }]);
    epson.mood = 'ready';
    cafe.shop.platform.passSeconds(11);
    await epson.turn();
    const [first, again] = epson.received.map(({ height }) => height);
    expect((again ?? 0) > (first ?? 0) + MARK_DOTS).toBe(isMarked);
    expect(epson.printed).toHaveLength(1);
  });

  it('from a tablet that lost its printer in the middle', async () => {
    const { id } = await cafe.addPrinter({ kind: 'tablet' });
    await cafe.print(id, (await cafe.order()).id);
    const claim = async () => {
      const { job } = await cafe.shop.asAdmin('POST', `/api/admin/printers/${id}/claim`);
      return { id: job.id, height: await heightOf(Buffer.from(job.picture, 'base64')) };
    };
    const first = await claim();
    await cafe.shop.asAdmin('PUT', `/api/admin/print-jobs/${first.id}`, { problem: 'offline' });
    cafe.shop.platform.passSeconds(11);
    expect((await claim()).height).toBeGreaterThan((first.height ?? 0) + MARK_DOTS);
  });

  it('after ten claims without a word, when staff print it again', async () => {
    const { id, url } = await cafe.addPrinter();
    const star = new StarPrinter(url);
    const order = await cafe.order();
    await cafe.print(id, order.id);
    star.mood = 'goes off';
    for (let turn = 0; turn < 12; turn += 1) {
      await star.turn();
      cafe.shop.platform.passSeconds(61);
    }
    expect(await cafe.jobs()).toMatchObject([{ state: 'failed', attempts: 10 }]);
    expect((await cafe.list())[0]?.openJobs).toMatchObject([{ state: 'failed' }]);
    await cafe.print(id, order.id);
    star.mood = 'ready';
    await star.turn();
    expect(await cafe.jobs()).toMatchObject([{ state: 'printed' }]);
    const heights = await starHeights(star);
    expect(heights).toHaveLength(11);
    expect(heights.at(-1)).toBeGreaterThan((heights[0] ?? 0) + MARK_DOTS);
  });

  it('but not one that the printer could not read', async () => {
    const { id, url } = await cafe.addPrinter();
    const star = new StarPrinter(url);
    const order = await cafe.order();
    await cafe.print(id, order.id);
    star.mood = 'cannot decode';
    await star.turn();
    await cafe.print(id, order.id);
    star.mood = 'ready';
    await star.turn();
    const [first, again] = await starHeights(star);
    expect(again).toBe(first);
  });
});
