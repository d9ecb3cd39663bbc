import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../../shared/contract/platform/audit-contract';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { ist, openStaffedShop, STATE_PATH } from '../../../tests/support/shop/staffed-shop';
import { createApp } from '../../app';
import { openShop } from '../../operate/open-shop';

const CATCHING_UP = 'We are catching up with orders. Ordering is back at 12:30 pm.';

const cafe = await forEachTest(openStaffedShop());

describe('a pause', () => {
  it('refuses orders with its sentence, and ends by itself at its minute', async () => {
    expect(await cafe.told()).toEqual([true, null]);
    cafe.shop.platform.setClock(ist('11:59:01'));
    expect(await cafe.change({ to: 'paused', for: 30 })).toMatchObject({
      mode: 'paused',
      closing: { why: 'catching-up', back: { at: ist('12:30'), day: 'today' } },
      pausedUntil: ist('12:30'),
      pausedBy: 'staff',
      tomorrow: { at: ist('10:00', 16), day: 'tomorrow' },
    });
    expect(await cafe.told()).toEqual([false, CATCHING_UP]);
    expect(await cafe.shop.succeed('GET', '/api/settings')).toMatchObject({
      nextOpeningChange: ist('12:30'),
    });
    expect(await cafe.order()).toEqual([409, 'store_closed', CATCHING_UP]);

    cafe.shop.platform.setClock(ist('12:29:59'));
    expect(await cafe.told()).toEqual([false, CATCHING_UP]);
    expect(await cafe.order()).toEqual([409, 'store_closed', CATCHING_UP]);
    cafe.shop.platform.setClock(ist('12:30:00'));
    expect(await cafe.told()).toEqual([true, null]);
    expect(await cafe.order()).toBe('placed');
    expect(await cafe.change({ to: 'open' })).toMatchObject({ mode: 'open', pausedUntil: null });
  });

  it('until tomorrow lasts until the next day’s opening', async () => {
    const back = 'Store is closed for today. Please come back tomorrow at 10:00 AM.';
    await cafe.change({ to: 'paused', for: 'tomorrow' });
    expect(await cafe.order()).toEqual([409, 'store_closed', back]);
    cafe.shop.platform.setClock(ist('09:59', 16));
    expect(await cafe.told()).toEqual([false, 'Store is closed. Please come back at 10:00 AM.']);
    cafe.shop.platform.setClock(ist('10:00', 16));
    expect(await cafe.order()).toBe('placed');
  });

  it('is ended by any member of staff, and may be set anew', async () => {
    await cafe.change({ to: 'paused', for: 15 });
    expect(await cafe.change({ to: 'paused', for: 60 })).toMatchObject({
      pausedUntil: ist('13:00'),
    });
    const { token } = await cafe.shop.signInAdmin('manager');
    await cafe.shop.succeed('PUT', STATE_PATH, { token, body: { to: 'open' } });
    expect(await cafe.told()).toEqual([true, null]);
    expect(await cafe.order()).toBe('placed');
  });

  it('by several tablets at once succeeds on each', async () => {
    const { token } = await cafe.shop.signInAdmin('staff');
    const bodies = Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0 ? { to: 'paused', for: 30 } : { to: 'busy', minutes: 10, for: 60 },
    );
    const answers = await Promise.all(
      bodies.map((body) => cafe.shop.request('PUT', STATE_PATH, { token, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    expect((await cafe.told())[0]).toBe(false);
  });

  it('does not change the version of the settings, so an open form can still be saved', async () => {
    const { version } = await cafe.shop.succeed('GET', '/api/settings');
    await cafe.change({ to: 'paused', for: 15 });
    await cafe.change({ to: 'busy', minutes: 10, for: 60 });
    expect(await cafe.shop.succeed('GET', '/api/settings')).toMatchObject({ version });
  });

  it.each([
    { to: 'paused', for: 45 },
    { to: 'paused' },
    { to: 'busy', minutes: 25 },
    { to: 'asleep' },
    {},
  ])('is refused as %j and changes nothing', async (body) => {
    const { token } = await cafe.shop.signInAdmin('staff');
    await cafe.shop.refuses(
      () => cafe.shop.request('PUT', STATE_PATH, { token, body }),
      'bad_input',
      400,
    );
  });
});

describe('a busy kitchen', () => {
  it('says so for its time, an hour by default, and takes orders', async () => {
    expect(await cafe.change({ to: 'busy', minutes: 20 } as never)).toMatchObject({
      mode: 'open',
      busyMinutes: 20,
      busyUntil: ist('13:00'),
    });
    expect(await cafe.told()).toEqual([true, 'Busy now: about 20 minutes longer']);
    expect(await cafe.order()).toBe('placed');
    expect(await cafe.shop.succeed('GET', '/api/settings')).toMatchObject({
      nextOpeningChange: ist('13:00'),
    });
    cafe.shop.platform.setClock(ist('13:00'));
    expect(await cafe.told()).toEqual([true, null]);
  });

  it('is as usual again when staff say so', async () => {
    await cafe.change({ to: 'busy', minutes: 30, for: 120 });
    expect(await cafe.change({ to: 'usual' })).toMatchObject({ busyMinutes: 0, busyUntil: null });
    expect(await cafe.told()).toEqual([true, null]);
  });
});

describe('closing', () => {
  it.each(['hours', 'open'] as const)(
    'a shop in the mode %s, and opening it as before',
    async (openingMode) => {
      await cafe.shop.changeSettings({ openingMode });
      await cafe.change({ to: 'paused', for: 30 });
      expect(await cafe.change({ to: 'closed' })).toMatchObject({
        mode: 'closed',
        pausedUntil: null,
      });
      expect(await cafe.told()).toEqual([false, 'Store is currently closed.']);
      expect(await cafe.order()).toEqual([409, 'store_closed', 'Store is currently closed.']);
      expect(await cafe.change({ to: 'closed' })).toMatchObject({ mode: 'closed' });
      expect(await cafe.change({ to: 'open' })).toMatchObject({ mode: 'open' });
      expect(await cafe.shop.succeed('GET', '/api/settings')).toMatchObject({ openingMode });
      expect(await cafe.order()).toBe('placed');
    },
  );

  it('in the settings is undone the same way', async () => {
    await cafe.shop.changeSettings({ openingMode: 'open' });
    await cafe.shop.changeSettings({ openingMode: 'closed' });
    await cafe.shop.changeSettings({ openingMode: 'closed', storeName: 'Tea house' });
    await cafe.change({ to: 'open' });
    expect(await cafe.shop.succeed('GET', '/api/settings')).toMatchObject({ openingMode: 'open' });
  });

  it('ends with a pause, too', async () => {
    await cafe.change({ to: 'closed' });
    expect(await cafe.change({ to: 'paused', for: 30 })).toMatchObject({ mode: 'paused' });
    cafe.shop.platform.setClock(ist('12:30'));
    expect(await cafe.order()).toBe('placed');
  });

  it('out of hours is told to staff', async () => {
    cafe.shop.platform.setClock(ist('21:00'));
    const { token } = await cafe.shop.signInAdmin('staff');
    expect(await cafe.shop.succeed('GET', STATE_PATH, { token })).toMatchObject({
      mode: 'out-of-hours',
      closing: { why: 'closed', back: { at: ist('10:00', 16), day: 'tomorrow' } },
    });
  });
});

it('each change is in the audit log with its person', async () => {
  cafe.shop.platform.setClock(ist('12:00', 28));
  await cafe.change({ to: 'paused', for: 30 });
  cafe.shop.platform.passSeconds(60);
  await cafe.change({ to: 'busy', minutes: 10, for: 60 });
  cafe.shop.platform.passSeconds(60);
  await cafe.change({ to: 'open' });
  const { items } = await cafe.shop.asAdmin('GET', '/api/admin/audit-log?area=settings');
  const changes = items.map(({ by, to }: AuditEntry) => [by?.name, to]);
  expect(changes.slice(0, 3)).toEqual([
    ['staff', { pausedUntil: null }],
    ['staff', { busyMinutes: 10, busyUntil: ist('13:01', 28) }],
    ['staff', { pausedUntil: ist('12:30', 28) }],
  ]);
});

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('two servers on one PostgreSQL', () => {
  it('hear of each other’s pause at once, and both end it by the clock', async () => {
    const second = await openShop(cafe.shop.shop.env, cafe.shop.platform);
    const app = createApp(second, {});
    const onSecond = async () => (await app.request('/api/settings')).json();
    try {
      expect(await onSecond()).toMatchObject({ isStoreOpen: true });
      await cafe.change({ to: 'paused', for: 30 });
      await expect.poll(onSecond).toMatchObject({ closing: { why: 'catching-up' } });
      cafe.shop.platform.setClock(ist('12:30'));
      expect(await onSecond()).toMatchObject({ isStoreOpen: true });
      expect(await cafe.told()).toEqual([true, null]);
    } finally {
      app.endStreams();
      await second.close();
    }
  });
});
