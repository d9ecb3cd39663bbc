import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPrintingShop } from '../../../tests/printers/printing-shop';
import { StarPrinter } from '../../../tests/printers/star-printer';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { sweepExpired } from '../../scheduled-jobs';

const cafe = await forAllTests(openPrintingShop({ LOG_LEVEL: 'trace' }));

describe('printers and their tickets', () => {
  beforeEach(() => cafe.shop.reset());

  const asStaff = async (method: string, path: string, body?: unknown) => {
    const { token } = await cafe.shop.signInAdmin('staff');
    return cafe.shop.request(method, path, { token, body });
  };

  it('have a secret that is shown once and is in neither the database nor the log', async () => {
    const { url } = await cafe.addPrinter();
    const star = new StarPrinter(url);
    await cafe.order();
    await star.turn();
    await new StarPrinter(`${url.slice(0, -1)}!`).turn();
    const secret = url.split('/').at(-1) ?? '';
    expect(secret).toHaveLength(43);
    const { db } = cafe.shop.shop.database;
    const stored = [
      await db.selectFrom('printers').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
      await cafe.list(),
      cafe.shop.platform.logged,
    ];
    expect(JSON.stringify(stored)).not.toContain(secret.slice(0, 20));
    const routes = cafe.shop.platform.logged.map(({ route }) => route);
    expect(routes).toContain('/print/*');
  });

  it('print for all staff, and a ticket that was printed before says COPY', async () => {
    const { id, url } = await cafe.addPrinter();
    const other = await cafe.addPrinter({ name: 'Bar' });
    const star = new StarPrinter(url);
    const order = await cafe.order({ specialInstructions: 'No nuts' });
    const path = `/api/admin/printers/${id}/jobs`;
    const first = await asStaff('POST', path, { orderId: order.id });
    expect(first.body).toMatchObject({ state: 'queued', isCopy: false, requestedBy: 'staff' });
    // A double tap.
    expect((await asStaff('POST', path, { orderId: order.id })).body.id).toBe(first.body.id);
    await star.turn();
    const again = await asStaff('POST', path, { orderId: order.id });
    expect(again.body).toMatchObject({ state: 'queued', isCopy: true });
    await star.turn();
    expect(star.printed).toHaveLength(2);
    const [plain, copy] = await Promise.all(star.printed.map((png) => sharp(png).metadata()));
    expect(copy?.height).toBeGreaterThan((plain?.height ?? 0) + 40);
    expect((await cafe.print(other.id, order.id)).isCopy).toBe(true);

    const log = await cafe.shop.asAdmin('GET', `/api/admin/audit-log?q=${order.id}`);
    const told = log.items.map((entry: { by: { name: string }; to: { ticket: string } }) =>
      [entry.by.name, entry.to.ticket].join(': '),
    );
    expect(told.sort()).toEqual([
      'Admin: waits for Bar',
      'Kitchen: printed',
      'Kitchen: printed',
      'staff: waits for Kitchen',
      'staff: waits for Kitchen',
    ]);
  });

  it('queue a ticket once for taps at the same time', async () => {
    const { id } = await cafe.addPrinter();
    const order = await cafe.order();
    const asked = await Promise.all(Array.from({ length: 8 }, () => cafe.print(id, order.id)));
    expect(new Set(asked.map((job) => job.id)).size).toBe(1);
    expect(await cafe.jobs()).toHaveLength(1);
  });

  it('print a test ticket, and what nobody needs is given up', async () => {
    const { id, url } = await cafe.addPrinter();
    const star = new StarPrinter(url);
    const test = await cafe.print(id, null);
    // A double tap.
    expect((await cafe.print(id, null)).id).toBe(test.id);
    const order = await cafe.order();
    const job = await cafe.print(id, order.id);
    expect((await cafe.list())[0]?.openJobs.map(({ label }) => label)).toEqual([
      'Test ticket',
      `#${order.counterNumber}`,
    ]);
    expect((await asStaff('DELETE', `/api/admin/print-jobs/${job.id}`)).status).toBe(200);
    expect((await asStaff('DELETE', `/api/admin/print-jobs/${job.id}`)).status).toBe(404);
    await star.turn();
    await star.turn();
    expect(star.printed).toHaveLength(1);
  });

  it('print an order that came by hand and by itself only once', async () => {
    const { id, url } = await cafe.addPrinter({ printsNew: 'accepted' });
    const star = new StarPrinter(url);
    const order = await cafe.order();
    await cafe.print(id, order.id);
    await cafe.setStatus(order.id, 'preparing');
    for (let turn = 0; turn < 3; turn += 1) await star.turn();
    expect(star.printed).toHaveLength(1);
  });

  it('do not print what came while nobody had asked them to', async () => {
    const { id, url, printer } = await cafe.addPrinter();
    await cafe.order();
    const change = { name: 'Stove', paperDots: 384, printsNew: 'placed' };
    const path = `/api/admin/printers/${id}`;
    const { version } = await cafe.shop.asAdmin('PUT', path, { ...change, version: 1 });
    expect(version).toBe(2);
    const late = { ...change, version: printer.version };
    const { token } = await cafe.shop.signInAdmin();
    expect((await cafe.shop.request('PUT', path, { token, body: late })).body.code).toBe(
      'conflict',
    );
    const star = new StarPrinter(url);
    await star.turn();
    expect(star.printed).toHaveLength(0);
    await cafe.order();
    await star.turn();
    expect(await sharp(star.printed[0]).metadata()).toMatchObject({ width: 384 });
  });

  it('tell staff that tickets wait for a printer that is switched off', async () => {
    await cafe.addPrinter({ printsNew: 'placed' });
    const order = await cafe.order();
    expect(await cafe.list()).toMatchObject([
      { problem: 'offline', seenAt: null, openJobs: [{ orderId: order.id, state: 'queued' }] },
    ]);
  });

  it('of a tablet hand out tickets with a minute to confirm them', async () => {
    const { id, url } = await cafe.addPrinter({ kind: 'tablet', paperDots: 384 });
    expect(url).toBe('');
    const claim = async () => (await asStaff('POST', `/api/admin/printers/${id}/claim`)).body.job;
    const settle = (jobId: string, problem: string | null) =>
      asStaff('PUT', `/api/admin/print-jobs/${jobId}`, { problem });
    expect(await claim()).toBe(null);
    const order = await cafe.order();
    await cafe.print(id, order.id);
    const job = await claim();
    expect(job.label).toBe(`#${order.counterNumber}`);
    const png = Buffer.from(job.picture, 'base64');
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 384 });
    expect(await claim()).toBe(null);

    await settle(job.id, 'cover-open');
    expect(await cafe.list()).toMatchObject([{ problem: 'cover-open' }]);
    expect(await claim()).toBe(null);
    cafe.shop.platform.passSeconds(11);
    expect((await claim()).id).toBe(job.id);
    await settle(job.id, null);
    await settle(job.id, null);
    expect(await cafe.list()).toMatchObject([{ problem: null, openJobs: [] }]);

    const polled = await cafe.addPrinter({ name: 'Star' });
    const star = await cafe.print(polled.id, order.id);
    expect((await asStaff('POST', `/api/admin/printers/${polled.id}/claim`)).status).toBe(404);
    expect((await settle(star.id, null)).status).toBe(404);
  });

  it('of two tablets: a late problem of the first does not end the claim of the second', async () => {
    const { id } = await cafe.addPrinter({ kind: 'tablet' });
    await cafe.print(id, (await cafe.order()).id);
    const claim = async () => (await asStaff('POST', `/api/admin/printers/${id}/claim`)).body.job;
    const settle = ({ id: jobId, claimedUntil }: Record<string, string>, problem: string | null) =>
      asStaff('PUT', `/api/admin/print-jobs/${jobId}`, { problem, claimedUntil });
    const first = await claim();
    cafe.shop.platform.passSeconds(61);
    const second = await claim();
    expect((await settle(first, 'offline')).status).toBe(200);
    expect(await cafe.list()).toMatchObject([{ problem: null, openJobs: [{ state: 'claimed' }] }]);
    cafe.shop.platform.passSeconds(11);
    expect(await claim()).toBe(null);
    await settle(second, null);
    expect(await cafe.jobs()).toMatchObject([{ state: 'printed', attempts: 2 }]);
    expect((await settle(second, 'offline')).status).toBe(200);
    expect(await cafe.list()).toMatchObject([{ problem: null, openJobs: [] }]);
  });

  it('are limited in number, and removed with their tickets', async () => {
    const { id } = await cafe.addPrinter();
    await cafe.print(id, null);
    for (let more = 1; more < 20; more += 1) await cafe.addPrinter({ name: `Bar ${more}` });
    const { token } = await cafe.shop.signInAdmin();
    const body = { name: 'Bar', kind: 'star', paperDots: 576, printsNew: 'never' };
    const refused = await cafe.shop.request('POST', '/api/admin/printers', { token, body });
    expect(refused.body.code).toBe('conflict');
    await cafe.shop.asAdmin('DELETE', `/api/admin/printers/${id}`);
    expect(await cafe.list()).toHaveLength(19);
    expect(await cafe.jobs()).toEqual([]);
  });

  it('refuse unknown orders and change nothing', async () => {
    const { id } = await cafe.addPrinter();
    const before = await cafe.shop.everything();
    const missing = await asStaff('POST', `/api/admin/printers/${id}/jobs`, { orderId: 'none' });
    expect(missing.body.code).toBe('not_found');
    expect(await cafe.shop.everything()).toBe(before);
  });

  it('keep printed tickets for 30 days, and what waits for good', async () => {
    const { id, url } = await cafe.addPrinter();
    const [old, waits] = [await cafe.order(), await cafe.order()];
    await cafe.print(id, old.id);
    await new StarPrinter(url).turn();
    await cafe.print(id, waits.id);
    const sweep = () => sweepExpired(cafe.shop.shop.database.db, cafe.shop.platform.clock());
    cafe.shop.platform.passSeconds(29 * 86_400);
    await sweep();
    expect(await cafe.jobs()).toHaveLength(2);
    cafe.shop.platform.passSeconds(2 * 86_400);
    await sweep();
    expect(await cafe.jobs()).toMatchObject([{ order_id: waits.id, state: 'queued' }]);
  });
});
