import { beforeEach, describe, expect, it } from 'vitest';
import { openPrintingShop } from '../../../tests/printers/printing-shop';
import { StarPrinter } from '../../../tests/printers/star-printer';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { LIMIT_RULES } from '../../platform/limits/limit-rules';

const cafe = await forAllTests(openPrintingShop());

describe('a Star printer', () => {
  beforeEach(() => cafe.shop.reset());

  const waiting = async () => (await cafe.list())[0]?.openJobs.map(({ label }) => label);
  const problem = async () => (await cafe.list())[0]?.problem;

  it('prints each accepted order once, by itself, in the order of acceptance', async () => {
    await cafe.order();
    const { url } = await cafe.addPrinter({ printsNew: 'accepted' });
    const star = new StarPrinter(url);
    const [first, second] = [await cafe.order(), await cafe.order()];
    await star.turn();
    expect(star.printed).toHaveLength(0);

    await cafe.setStatus(second.id, 'preparing');
    cafe.shop.platform.passSeconds(1);
    await cafe.setStatus(first.id, 'preparing');
    await cafe.setStatus(first.id, 'placed');
    await cafe.setStatus(first.id, 'preparing');
    expect(await waiting()).toEqual([`#${second.counterNumber}`, `#${first.counterNumber}`]);
    for (let turn = 0; turn < 5; turn += 1) await star.turn();
    expect(star.printed).toHaveLength(2);
    expect(await cafe.jobs()).toEqual([
      { order_id: second.id, state: 'printed', attempts: 1, is_copy: 0 },
      { order_id: first.id, state: 'printed', attempts: 1, is_copy: 0 },
    ]);
    expect(await waiting()).toEqual([]);

    const log = await cafe.shop.asAdmin('GET', '/api/admin/audit-log?limit=100');
    const tickets = log.items.filter(
      ({ subject, to }: { subject: { id: string }; to: { ticket?: string } }) =>
        subject.id === first.id && to.ticket,
    );
    const by = { id: null, name: 'Kitchen' };
    // Both happen at the same time of the test's clock.
    expect(tickets).toHaveLength(2);
    expect(tickets).toContainEqual(
      expect.objectContaining({ by, to: { ticket: 'waits for Kitchen' } }),
    );
    expect(tickets).toContainEqual(expect.objectContaining({ by, to: { ticket: 'printed' } }));
  });

  it('prints orders as they are placed, but none that is over by then', async () => {
    const { url } = await cafe.addPrinter({ printsNew: 'placed' });
    const star = new StarPrinter(url);
    const [wanted, cancelled] = [await cafe.order(), await cafe.order()];
    await cafe.setStatus(cancelled.id, 'cancelled');
    await star.turn();
    await star.turn();
    expect((await cafe.jobs()).map(({ order_id }) => order_id)).toEqual([wanted.id]);
    expect(star.printed).toHaveLength(1);
  });

  it('that was off prints no order that is over by then, unless somebody asked', async () => {
    const { id, url } = await cafe.addPrinter({ printsNew: 'placed' });
    const ids: string[] = [];
    while (ids.length < 3) ids.push((await cafe.order()).id);
    const [cancelled = '', delivered = '', wanted] = ids;
    expect(await waiting()).toHaveLength(3);
    await cafe.setStatus(cancelled, 'cancelled');
    for (const status of ['preparing', 'delivered']) await cafe.setStatus(delivered, status);
    const star = new StarPrinter(url);
    for (let turn = 0; turn < 3; turn += 1) await star.turn();
    const states = (await cafe.jobs()).map(({ order_id, state }) => [order_id, state]);
    expect(states).toEqual([
      [cancelled, 'dropped'],
      [delivered, 'dropped'],
      [wanted, 'printed'],
    ]);
    await cafe.print(id, delivered);
    await star.turn();
    expect(star.printed).toHaveLength(2);
  });

  it('loses no ticket at the end of a roll', async () => {
    const { id, url } = await cafe.addPrinter();
    const star = new StarPrinter(url);
    const order = await cafe.order();
    await cafe.print(id, order.id);
    star.mood = 'paper ends';
    await star.turn();
    await star.turn();
    expect(await problem()).toBe('paper-out');
    expect(await cafe.jobs()).toMatchObject([{ state: 'queued', attempts: 0 }]);
    for (let turn = 0; turn < 30; turn += 1) await star.turn();
    expect(star.printed).toHaveLength(0);

    star.mood = 'cover open';
    await star.turn();
    expect(await problem()).toBe('cover-open');
    star.mood = 'ready';
    await star.turn();
    expect(star.printed).toHaveLength(1);
    expect(await problem()).toBe(null);
    expect(await cafe.jobs()).toMatchObject([{ state: 'printed' }]);
  });

  it('that goes off with a ticket gets it again a minute later', async () => {
    const { id, url } = await cafe.addPrinter();
    const star = new StarPrinter(url);
    await cafe.print(id, (await cafe.order()).id);
    await cafe.print(id, (await cafe.order()).id);
    star.mood = 'goes off';
    await star.turn();
    star.mood = 'ready';
    await star.turn();
    // The second ticket does not overtake the first.
    expect(star.printed).toHaveLength(0);
    cafe.shop.platform.passSeconds(61);
    expect(await problem()).toBe('offline');
    await star.turn();
    await star.turn();
    expect(star.printed).toHaveLength(2);
    expect((await cafe.jobs()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['printed', 2],
      ['printed', 1],
    ]);
  });

  it('that cannot decode a ticket does not get it again, and prints the next', async () => {
    const { id, url } = await cafe.addPrinter();
    const star = new StarPrinter(url);
    await cafe.print(id, (await cafe.order()).id);
    await cafe.print(id, (await cafe.order()).id);
    star.mood = 'cannot decode';
    await star.turn();
    star.mood = 'ready';
    await star.turn();
    expect((await cafe.jobs()).map(({ state }) => state)).toEqual(['failed', 'printed']);
  });

  it.each([true, false])('may confirm twice, with a token: %s', async (sendsToken) => {
    const { id, url } = await cafe.addPrinter();
    const star = new StarPrinter(url, { sendsToken });
    await cafe.print(id, (await cafe.order()).id);
    await cafe.print(id, (await cafe.order()).id);
    await star.turn();
    expect(await star.confirmAgain()).toBe(200);
    expect((await cafe.jobs()).map(({ state }) => state)).toEqual(['printed', 'queued']);
    await star.turn();
    expect(star.printed).toHaveLength(2);
    expect((await cafe.jobs()).map(({ state }) => state)).toEqual(['printed', 'printed']);
  });

  it('may confirm after its claim has ended', async () => {
    const { id, url } = await cafe.addPrinter();
    const star = new StarPrinter(url);
    await cafe.print(id, (await cafe.order()).id);
    const { answer } = await star.poll();
    await star.get(answer?.jobToken);
    cafe.shop.platform.passSeconds(90);
    expect((await star.poll(true)).answer).toEqual({ jobReady: false });
    await fetch(`${url}?code=OK&token=${answer?.jobToken}`, { method: 'DELETE' });
    expect(await cafe.jobs()).toMatchObject([{ state: 'printed', attempts: 1 }]);
    expect((await star.poll()).answer).toEqual({ jobReady: false });
  });

  it('may fetch a ticket twice while it holds it', async () => {
    const { id, url } = await cafe.addPrinter();
    const star = new StarPrinter(url);
    await cafe.print(id, (await cafe.order()).id);
    const { answer } = await star.poll();
    const [first, second] = [await star.get(answer?.jobToken), await star.get(answer?.jobToken)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.headers.get('Content-Type')).toBe('image/png');
    expect(first.headers.get('Cache-Control')).toBe('no-store');
    expect(Number(first.headers.get('Content-Length'))).toBeGreaterThan(500);
    expect(await cafe.jobs()).toMatchObject([{ state: 'claimed', attempts: 1 }]);
    expect((await star.poll()).answer).toEqual({ jobReady: false });
    expect((await fetch(`${url}?type=application/pdf`)).status).toBe(415);
  });

  it('prints each ticket once with two servers, whatever it asks which', async () => {
    const { id, url } = await cafe.addPrinter({ printsNew: 'placed' });
    const star = new StarPrinter(url);
    const orders = [await cafe.order(), await cafe.order(), await cafe.order()];
    await Promise.all([0, 1].map((server) => new StarPrinter(cafe.at(url, server)).poll()));
    await cafe.print(id, orders[0]?.id ?? '');
    for (let turn = 0; turn < 8; turn += 1) {
      star.url = cafe.at(url, turn % 2);
      await star.turn();
    }
    expect(star.printed).toHaveLength(3);
    expect(new Set((await cafe.jobs()).map(({ state }) => state))).toEqual(new Set(['printed']));
  });

  it('gets one ticket in a race of claims', async () => {
    const { id, url } = await cafe.addPrinter();
    await cafe.print(id, (await cafe.order()).id);
    const statuses = await Promise.all(
      [0, 1, 0, 1].map(async (server) => {
        const star = new StarPrinter(cafe.at(url, server));
        const { answer } = await star.poll();
        return (await star.get(answer?.jobToken)).status;
      }),
    );
    expect(statuses).toContain(200);
    expect(await cafe.jobs()).toMatchObject([{ state: 'claimed', attempts: 1 }]);
  });

  it('with a wrong or an old secret gets nothing and changes nothing', async () => {
    const { id, url } = await cafe.addPrinter();
    await cafe.print(id, (await cafe.order()).id);
    const { url: renewed } = await cafe.shop.asAdmin('POST', `/api/admin/printers/${id}/url`);
    const before = await cafe.shop.everything();
    for (const wrong of [url, `${url}x`, url.slice(0, -1), `${url}/x`, cafe.at(`${renewed}%00`)]) {
      expect((await new StarPrinter(wrong).poll()).status).toBe(404);
      expect((await new StarPrinter(wrong).get(undefined)).status).toBe(404);
      expect((await fetch(wrong, { method: 'DELETE' })).status).toBe(404);
    }
    expect(await cafe.shop.everything()).toBe(before);
    await new StarPrinter(cafe.at(renewed)).turn();
    expect(await cafe.jobs()).toMatchObject([{ state: 'printed' }]);
  });

  it('that floods the shop is refused, and others are not', async () => {
    const { url } = await cafe.addPrinter();
    const other = await cafe.addPrinter({ name: 'Bar' });
    const statuses: number[] = [];
    for (let sent = 0; sent < LIMIT_RULES.printerRequests.points + 20; sent += 20) {
      // Every request counts, also one that costs the shop nothing more.
      const requests = Array.from({ length: 20 }, () => fetch(url, { method: 'PUT' }));
      statuses.push(...(await Promise.all(requests)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect((await new StarPrinter(other.url).poll()).status).toBe(200);
  });

  it('may send nonsense', async () => {
    const { url } = await cafe.addPrinter();
    for (const body of ['', 'x', '[]', 'null', '{"statusCode":7}', '{"statusCode":"%E0%A4%A"}']) {
      expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
    }
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(405);
    expect((await fetch(url, { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413);
    for (const query of ['?code=200&token=none', '?code=%', '']) {
      expect((await fetch(url + query, { method: 'DELETE' })).status).toBe(200);
    }
  });
});
