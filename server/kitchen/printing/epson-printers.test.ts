import { beforeEach, describe, expect, it } from 'vitest';
import { EpsonPrinter } from '../../../tests/printers/epson-printer';
import { openPrintingShop } from '../../../tests/printers/printing-shop';
import { forAllTests } from '../../../tests/support/platform/for-tests';

const cafe = await forAllTests(openPrintingShop());

describe('an Epson printer', () => {
  beforeEach(() => cafe.shop.reset());

  const setUp = async () => {
    const { id, url } = await cafe.addPrinter({ kind: 'epson', paperDots: 384 });
    return { id, epson: new EpsonPrinter(url) };
  };
  const states = async () => (await cafe.jobs()).map(({ state }) => state);

  it('prints tickets as pictures and confirms them', async () => {
    const { id, epson } = await setUp();
    await epson.turn();
    await cafe.print(id, (await cafe.order()).id);
    await cafe.print(id, (await cafe.order()).id);
    for (let turn = 0; turn < 3; turn += 1) await epson.turn();
    expect(await states()).toEqual(['printed', 'printed']);
    expect(epson.printed.map(({ width }) => width)).toEqual([384, 384]);
    const ink = epson.printed[0]?.bits.filter((byte) => byte !== 0).length ?? 0;
    expect(ink).toBeGreaterThan(300);
  });

  it.each([
    ['out of paper', 'paper-out'],
    ['cover open', 'cover-open'],
  ] as const)('that is %s keeps its ticket until it can print', async (mood, problem) => {
    const { id, epson } = await setUp();
    await cafe.print(id, (await cafe.order()).id);
    epson.mood = mood;
    for (let turn = 0; turn < 25; turn += 1) {
      await epson.turn();
      cafe.shop.platform.passSeconds(5);
    }
    expect(await cafe.list()).toMatchObject([{ problem, openJobs: [{ state: 'queued' }] }]);
    epson.mood = 'ready';
    cafe.shop.platform.passSeconds(11);
    await epson.turn();
    expect(await states()).toEqual(['printed']);
    expect(await cafe.list()).toMatchObject([{ problem: null, openJobs: [] }]);
  });

  it.each([true, false])('may report twice, with the ticket’s id: %s', async (namesJobs) => {
    const { id, url } = await cafe.addPrinter({ kind: 'epson' });
    const epson = new EpsonPrinter(url, { namesJobs });
    await cafe.print(id, (await cafe.order()).id);
    await cafe.print(id, (await cafe.order()).id);
    await epson.turn();
    expect(await epson.reportAgain()).toBe(200);
    expect(await states()).toEqual(['printed', 'queued']);
    await epson.turn();
    expect(await states()).toEqual(['printed', 'printed']);
    expect(epson.printed).toHaveLength(2);
  });

  it.each(['goes off', 'confirmation lost'] as const)(
    'that %s gets the ticket again',
    async (mood) => {
      const { id, epson } = await setUp();
      await cafe.print(id, (await cafe.order()).id);
      epson.mood = mood;
      await epson.turn();
      epson.mood = 'ready';
      await epson.turn();
      expect(await states()).toEqual(['claimed']);
      cafe.shop.platform.passSeconds(61);
      await epson.turn();
      expect(await cafe.jobs()).toMatchObject([{ state: 'printed', attempts: 2 }]);
    },
  );

  it('that refuses a request does not get it again', async () => {
    const { id, epson } = await setUp();
    await cafe.print(id, (await cafe.order()).id);
    epson.mood = 'refuses the XML';
    await epson.turn();
    expect(await states()).toEqual(['failed']);
  });

  it('may send nonsense', async () => {
    const { url } = await cafe.addPrinter({ kind: 'epson' });
    const post = async (body: string) => (await fetch(url, { method: 'POST', body })).status;
    expect(await post('')).toBe(400);
    expect(await post('ConnectionType=Other')).toBe(400);
    expect(await post('ConnectionType=SetResponse')).toBe(200);
    expect(await post(`ConnectionType=SetResponse&ResponseFile=${'<response '.repeat(5000)}`)).toBe(
      200,
    );
    expect((await fetch(url)).status).toBe(405);
  });

  it.each(['<Response ', '<response ', '<response success="'])(
    'may send 60 kB of %s without keeping others waiting',
    async (part) => {
      const { url } = await cafe.addPrinter({ kind: 'epson' });
      const body = `ConnectionType=SetResponse&ResponseFile=${part.repeat(60_000 / part.length)}`;
      const startedAt = performance.now();
      expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
      expect(performance.now() - startedAt).toBeLessThan(150);
    },
  );
});
