import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../shared/contract/audit-contract';
import type { ShopStateChange } from '../../shared/contract/shop-state-contract';
import { GUEST, orderFor, sendOrder } from '../../tests/support/test-orders';
import { openTestShop, type TestShop } from '../../tests/support/test-shop';
import { createApp } from '../app';
import { inTransaction } from '../db/transaction';
import { openShop } from '../open-shop';
import { pauseShop, readShopState, resumeShop } from './shop-state-store';

const PATH = '/api/settings/state';
const CATCHING_UP = 'We are catching up with orders. Ordering is back at 12:30 PM.';
const BY_GUARD = 'We cannot take orders right now. Please try again in a few minutes, or call us.';

let shop: TestShop;
let tea: { id: string };
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.reset();
  tea = await shop.addProduct({ stockCount: 1000 });
});
afterAll(() => shop.close());

/** The wire's times of 15 April in Ravangla. */
const ist = (clock: string, day = 15) => new Date(`2026-04-${day}T${clock}+05:30`).toISOString();
const change = async (body: ShopStateChange | { to: string }) => {
  const { token } = await shop.signInAdmin('staff');
  return shop.succeed('PUT', PATH, { token, body });
};
/** What customers read; the second read comes from the cache. */
const told = async () => {
  await shop.succeed('GET', '/api/settings');
  const { isStoreOpen, closedMessage, busyMessage } = await shop.succeed('GET', '/api/settings');
  return [isStoreOpen, closedMessage ?? busyMessage];
};
const order = async () => {
  const { status, body } = await sendOrder(shop, orderFor(tea, 1, { guest: GUEST }));
  return status === 201 ? 'placed' : [status, body.code, body.message];
};

describe('a pause', () => {
  it('refuses orders with its sentence, and ends by itself at its minute', async () => {
    expect(await told()).toEqual([true, null]);
    shop.platform.setClock(ist('11:59:01'));
    expect(await change({ to: 'paused', for: 30 })).toMatchObject({
      mode: 'paused',
      closedMessage: 'We are catching up with orders. Ordering is back at 12:30 PM.',
      pausedUntil: ist('12:30'),
      pausedBy: 'staff',
      tomorrow: { at: ist('10:00', 16), words: 'tomorrow, 10:00 AM' },
    });
    expect(await told()).toEqual([false, CATCHING_UP]);
    expect(await shop.succeed('GET', '/api/settings')).toMatchObject({
      nextOpeningChange: ist('12:30'),
    });
    expect(await order()).toEqual([409, 'store_closed', CATCHING_UP]);

    shop.platform.setClock(ist('12:29:59'));
    expect(await told()).toEqual([false, CATCHING_UP]);
    expect(await order()).toEqual([409, 'store_closed', CATCHING_UP]);
    shop.platform.setClock(ist('12:30:00'));
    expect(await told()).toEqual([true, null]);
    expect(await order()).toBe('placed');
    expect(await change({ to: 'open' })).toMatchObject({ mode: 'open', pausedUntil: null });
  });

  it('until tomorrow lasts until the next day’s opening', async () => {
    const back = 'Store is closed for today. Please come back tomorrow at 10:00 AM.';
    await change({ to: 'paused', for: 'tomorrow' });
    expect(await order()).toEqual([409, 'store_closed', back]);
    shop.platform.setClock(ist('09:59', 16));
    expect(await told()).toEqual([false, 'Store is closed. Please come back at 10:00 AM.']);
    shop.platform.setClock(ist('10:00', 16));
    expect(await order()).toBe('placed');
  });

  it('is ended by any member of staff, and may be set anew', async () => {
    await change({ to: 'paused', for: 15 });
    expect(await change({ to: 'paused', for: 60 })).toMatchObject({ pausedUntil: ist('13:00') });
    const { token } = await shop.signInAdmin('manager');
    await shop.succeed('PUT', PATH, { token, body: { to: 'open' } });
    expect(await told()).toEqual([true, null]);
    expect(await order()).toBe('placed');
  });

  it('by several tablets at once succeeds on each', async () => {
    const { token } = await shop.signInAdmin('staff');
    const bodies = Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0 ? { to: 'paused', for: 30 } : { to: 'busy', minutes: 10, for: 60 },
    );
    const answers = await Promise.all(
      bodies.map((body) => shop.request('PUT', PATH, { token, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    expect((await told())[0]).toBe(false);
  });

  it('does not change the version of the settings, so an open form can still be saved', async () => {
    const { version } = await shop.succeed('GET', '/api/settings');
    await change({ to: 'paused', for: 15 });
    await change({ to: 'busy', minutes: 10, for: 60 });
    expect(await shop.succeed('GET', '/api/settings')).toMatchObject({ version });
  });

  it.each([
    { to: 'paused', for: 45 },
    { to: 'paused' },
    { to: 'busy', minutes: 25 },
    { to: 'asleep' },
    {},
  ])('is refused as %j and changes nothing', async (body) => {
    const { token } = await shop.signInAdmin('staff');
    const before = await shop.everything();
    const answer = await shop.request('PUT', PATH, { token, body });
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_input']);
    expect(await shop.everything()).toBe(before);
  });
});

describe('a busy kitchen', () => {
  it('says so for its time, an hour by default, and takes orders', async () => {
    expect(await change({ to: 'busy', minutes: 20 } as never)).toMatchObject({
      mode: 'open',
      busyMinutes: 20,
      busyUntil: ist('13:00'),
    });
    expect(await told()).toEqual([true, 'Busy now: about 20 minutes longer']);
    expect(await order()).toBe('placed');
    expect(await shop.succeed('GET', '/api/settings')).toMatchObject({
      nextOpeningChange: ist('13:00'),
    });
    shop.platform.setClock(ist('13:00'));
    expect(await told()).toEqual([true, null]);
  });

  it('is as usual again when staff say so', async () => {
    await change({ to: 'busy', minutes: 30, for: 120 });
    expect(await change({ to: 'usual' })).toMatchObject({ busyMinutes: 0, busyUntil: null });
    expect(await told()).toEqual([true, null]);
  });
});

describe('closing', () => {
  it.each(['hours', 'open'] as const)(
    'a shop in the mode %s, and opening it as before',
    async (openingMode) => {
      await shop.changeSettings({ openingMode });
      await change({ to: 'paused', for: 30 });
      expect(await change({ to: 'closed' })).toMatchObject({ mode: 'closed', pausedUntil: null });
      expect(await told()).toEqual([false, 'Store is currently closed.']);
      expect(await order()).toEqual([409, 'store_closed', 'Store is currently closed.']);
      expect(await change({ to: 'closed' })).toMatchObject({ mode: 'closed' });
      expect(await change({ to: 'open' })).toMatchObject({ mode: 'open' });
      expect(await shop.succeed('GET', '/api/settings')).toMatchObject({ openingMode });
      expect(await order()).toBe('placed');
    },
  );

  it('in the settings is undone the same way', async () => {
    await shop.changeSettings({ openingMode: 'open' });
    await shop.changeSettings({ openingMode: 'closed' });
    await shop.changeSettings({ openingMode: 'closed', storeName: 'Tea house' });
    await change({ to: 'open' });
    expect(await shop.succeed('GET', '/api/settings')).toMatchObject({ openingMode: 'open' });
  });

  it('ends with a pause, too', async () => {
    await change({ to: 'closed' });
    expect(await change({ to: 'paused', for: 30 })).toMatchObject({ mode: 'paused' });
    shop.platform.setClock(ist('12:30'));
    expect(await order()).toBe('placed');
  });

  it('out of hours is told to staff', async () => {
    shop.platform.setClock(ist('21:00'));
    const { token } = await shop.signInAdmin('staff');
    expect(await shop.succeed('GET', PATH, { token })).toMatchObject({
      mode: 'out-of-hours',
      closedMessage: 'Store is closed for today. Please come back tomorrow at 10:00 AM.',
    });
  });
});

it('each change is in the audit log with its person', async () => {
  shop.platform.setClock(ist('12:00', 28));
  await change({ to: 'paused', for: 30 });
  shop.platform.passSeconds(60);
  await change({ to: 'busy', minutes: 10, for: 60 });
  shop.platform.passSeconds(60);
  await change({ to: 'open' });
  const { items } = await shop.asAdmin('GET', '/api/admin/audit-log?area=settings');
  const changes = items.map(({ by, to }: AuditEntry) => [by?.name, to]);
  expect(changes.slice(0, 3)).toEqual([
    ['staff', { pausedUntil: null }],
    ['staff', { busyMinutes: 10, busyUntil: ist('13:01', 28) }],
    ['staff', { pausedUntil: ist('12:30', 28) }],
  ]);
});

describe('the guard', () => {
  const actor = () => ({
    adminId: null,
    name: 'The shop',
    now: shop.platform.clock(),
    newId: shop.platform.newId,
  });
  const pause = () =>
    inTransaction(shop.shop.database.db, (tx) =>
      pauseShop(tx, { untilIso: null, reason: 'guard', actor: actor() }),
    );
  const resume = () =>
    inTransaction(shop.shop.database.db, (tx) =>
      resumeShop(tx, { onlyIfBy: 'guard', actor: actor() }),
    );

  it('pauses the shop until it resumes it, but not past the next opening', async () => {
    expect(await pause()).toBe(true);
    expect(await told()).toEqual([false, BY_GUARD]);
    expect(await order()).toEqual([409, 'store_closed', BY_GUARD]);
    shop.platform.setClock(ist('19:39'));
    expect(await order()).toEqual([409, 'store_closed', BY_GUARD]);
    expect(await resume()).toBe(true);
    expect(await resume()).toBe(false);
    expect(await order()).toBe('placed');

    await pause();
    shop.platform.setClock(ist('10:00', 16));
    expect(await order()).toBe('placed');
  });

  it('neither replaces nor ends a pause of staff', async () => {
    await change({ to: 'paused', for: 30 });
    expect(await pause()).toBe(false);
    expect(await resume()).toBe(false);
    expect(await told()).toEqual([false, CATCHING_UP]);
    shop.platform.setClock(ist('12:30'));
    expect(await pause()).toBe(true);
    expect(await change({ to: 'open' })).toMatchObject({ mode: 'open' });
    expect(await readShopState(shop.shop.database.db)).toMatchObject({ pausedUntil: null });
  });
});

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('two servers on one PostgreSQL', () => {
  it('hear of each other’s pause at once, and both end it by the clock', async () => {
    const second = await openShop(shop.shop.env, shop.platform);
    const app = createApp(second, {});
    const onSecond = async () => (await app.request('/api/settings')).json();
    try {
      expect(await onSecond()).toMatchObject({ isStoreOpen: true });
      await change({ to: 'paused', for: 30 });
      await expect.poll(onSecond).toMatchObject({ closedMessage: CATCHING_UP });
      shop.platform.setClock(ist('12:30'));
      expect(await onSecond()).toMatchObject({ isStoreOpen: true });
      expect(await told()).toEqual([true, null]);
    } finally {
      app.endStreams();
      await second.close();
    }
  });
});
