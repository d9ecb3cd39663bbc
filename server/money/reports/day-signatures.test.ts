import { describe, expect, it } from 'vitest';
import type { ReportDay } from '../../../shared/contract/money/day-sheets';
import type { Role } from '../../../shared/domain/platform/roles';
import { countDrawer } from '../../../tests/support/money/count-drawer';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { proveSums, troublesOf } from '../proof/prove-sums';

const DAY = '2026-04-15';
const PATH = `/api/admin/reports/days/${DAY}`;
/** The hours end at 19:40. */
const BEFORE_CLOSING = '2026-04-15T14:09:59.000Z';
const AFTER_CLOSING = '2026-04-15T14:10:00.000Z';

const shop = await forEachTest(openTestShop());

const read = (): Promise<ReportDay> => shop.asAdmin('GET', PATH);
const send = async (path: string, body: object, role: Role) => {
  const { token } = await shop.signInAdmin(role);
  return shop.request('POST', `${PATH}/${path}`, { token, body });
};
const close = async (entered: object = {}, role: Role = 'manager') => {
  const { seen, counts } = await read();
  const countId = counts.at(-1)?.id ?? null;
  return send('closing', { seen, countId, explanation: '', early: '', ...entered }, role);
};
const reopen = (reason: string, role: Role = 'admin') => send('reopening', { reason }, role);

describe('a day before the shop has closed', () => {
  it('is closed only with the reason, which the sheet shows', async () => {
    shop.platform.setClock(BEFORE_CLOSING);
    expect((await read()).isOver).toBe(false);
    await shop.signInAdmin('manager');
    const before = await shop.everything();
    const refused = await close();
    expect([refused.status, refused.body.code]).toEqual([409, 'day_not_over']);
    expect(await shop.everything()).toBe(before);
    expect((await close({ early: 'Sold out' })).status).toBe(200);
    const { signatures } = await read();
    expect(signatures).toEqual([
      { kind: 'closed', at: BEFORE_CLOSING, by: 'manager', reason: 'Sold out' },
    ]);
  });

  it('needs none from the closing time on', async () => {
    shop.platform.setClock(AFTER_CLOSING);
    expect((await read()).isOver).toBe(true);
    expect((await close()).status).toBe(200);
  });

  it('has not ended while staff hold the shop open, until midnight', async () => {
    await shop.changeSettings({ openingMode: 'open' });
    shop.platform.setClock('2026-04-15T18:29:59.000Z');
    expect((await close()).body.code).toBe('day_not_over');
    shop.platform.setClock('2026-04-15T18:30:00.000Z');
    expect((await close()).status).toBe(200);
  });

  it('ends after midnight with an evening that goes on', async () => {
    const late = Array(7).fill([{ opens: '18:00', closes: '02:00' }]);
    await shop.changeSettings({ weeklyHours: late });
    shop.platform.setClock('2026-04-15T20:29:59.000Z');
    expect((await close()).body.code).toBe('day_not_over');
    shop.platform.setClock('2026-04-15T20:30:00.000Z');
    expect((await close()).status).toBe(200);
  });
});

describe('a closed day', () => {
  it('is reopened by an admin with a reason, audited, and shows all signatures', async () => {
    shop.platform.setClock(AFTER_CLOSING);
    await close();
    const before = await shop.everything();
    expect((await reopen('Counted the wrong drawer', 'manager')).status).toBe(403);
    expect((await reopen('')).status).toBe(400);
    expect(await shop.everything()).toBe(before);

    shop.platform.passSeconds(60);
    const reopened = await reopen('Counted the wrong drawer');
    expect([reopened.status, reopened.body.closing]).toEqual([200, null]);
    const [entry] = (await shop.asAdmin('GET', '/api/admin/audit-log?area=reports')).items;
    expect(entry).toMatchObject({
      area: 'reports',
      subject: { name: DAY },
      reason: 'Counted the wrong drawer',
    });
    expect((await reopen('Once more')).body.code).toBe('conflict');

    shop.platform.passSeconds(60);
    await countDrawer(shop, DAY, 5);
    const again = await close({ explanation: 'Found a note' });
    expect(again.body.closing).toMatchObject({ countedCash: 5, explanation: 'Found a note' });
    expect((await close()).body.code).toBe('conflict');
    const { signatures } = await read();
    expect(signatures.map(({ kind, at, reason }) => [kind, at, reason])).toEqual([
      ['closed', AFTER_CLOSING, ''],
      ['reopened', '2026-04-15T14:11:00.000Z', 'Counted the wrong drawer'],
      ['closed', '2026-04-15T14:12:00.000Z', ''],
    ]);
    expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);
  });

  it('is reopened once by two at the same time, and counts as open meanwhile', async () => {
    shop.platform.setClock(AFTER_CLOSING);
    await close();
    const both = await Promise.all([reopen('One'), reopen('Two')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { days } = await shop.asAdmin('GET', '/api/admin/reports/months/2026-04');
    expect(days.at(-1)).toMatchObject({ date: DAY, closed: null });
  });

  it('proves a reopening that was altered or removed', async () => {
    shop.platform.setClock(AFTER_CLOSING);
    const { db } = shop.shop.database;
    await close();
    await reopen('Counted the wrong drawer');
    await db.updateTable('reopened_days').set({ reason: 'Another' }).execute();
    expect(troublesOf(await proveSums(db)).join(' ')).toContain(`${DAY}/1 reopened`);
    await db.deleteFrom('reopened_days').execute();
    expect(troublesOf(await proveSums(db)).join(' ')).toContain(`${DAY}/1 reopened`);
  });
});
