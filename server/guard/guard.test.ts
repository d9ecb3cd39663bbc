import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Product } from '../../shared/contract/catalog-contract';
import { newPushDevice, openPush } from '../../tests/support/push-device';
import { GUEST, orderFor, placed, sendOrder } from '../../tests/support/test-orders';
import { openTestShop, type TestShop } from '../../tests/support/test-shop';
import { LIMIT_RULES } from '../limits/limit-rules';
import { type OpenShop, openShop } from '../open-shop';
import { receiveBeat, runGuard } from './run-guard';
import { sendOwnerMessages } from './send-owner-messages';

const HOOK = 'https://hooks.cafe.example/kitchen';
const BEAT = {
  boardId: 'tablet-1',
  visible: true,
  sound: true,
  wakeLock: true,
  notifications: false,
  battery: 80,
};

let shop: TestShop;
let second: OpenShop | undefined;
let tea: Product;
beforeAll(async () => {
  shop = await openTestShop();
  // A SQLite file has one server, whose timers may still overlap.
  if (process.env['TEST_ENGINE'] === 'postgres')
    second = await openShop(shop.shop.env, shop.platform);
});
beforeEach(async () => {
  await shop.reset();
  shop.platform.posted.length = 0;
  shop.platform.outsideReplies.length = 0;
  tea = await shop.addProduct();
});
afterAll(async () => {
  await second?.close();
  await shop.close();
});

const depsOf = ({ database, secret, env }: OpenShop) => ({
  ...shop.platform,
  db: database.db,
  secret,
  publicUrl: env.publicUrl,
});
const servers = () => [shop.shop, second ?? shop.shop].map(depsOf);

/** Both servers look and send at once. */
async function look(): Promise<void> {
  await Promise.all(servers().map((deps) => runGuard(deps)));
  await Promise.all(servers().map((deps) => sendOwnerMessages(deps)));
}

/** Time passes with a look at these intervals. @returns what the webhook got. */
async function pass(seconds: number, everyS = 10): Promise<string[]> {
  const from = shop.platform.posted.length;
  for (let passed = 0; passed < seconds; passed += everyS) {
    shop.platform.passSeconds(everyS);
    await look();
  }
  return typesSince(from);
}

const typesSince = (from: number) =>
  shop.platform.posted
    .slice(from)
    .filter(({ url }) => url === HOOK)
    .map(({ body }) => JSON.parse(String(body)).type);

/** A tablet reports to one of the servers. */
async function beat(changes: Partial<typeof BEAT> = {}, server = 0): Promise<void> {
  const deps = servers()[server];
  if (deps) await receiveBeat(deps, { ...BEAT, ...changes, adminId: 'someone' });
}
const setKitchen = (changes: object) => shop.asAdmin('PUT', '/api/admin/kitchen/settings', changes);
const readSettings = () => shop.succeed('GET', '/api/settings');

describe('the guard of two servers', () => {
  beforeEach(() => setKitchen({ webhookUrl: HOOK }));

  it('tells the owner, pauses the shop, and opens it with the first beat, each once', async () => {
    await beat();
    expect(await pass(80)).toEqual([]);
    expect(await pass(20)).toEqual(['board-gone']);
    expect(await pass(190)).toEqual([]);
    expect((await readSettings()).isStoreOpen).toBe(true);
    expect(await pass(20)).toEqual(['shop-paused']);
    expect(await readSettings()).toMatchObject({ isStoreOpen: false });
    const refused = await sendOrder(shop, orderFor(tea, 1, { guest: GUEST }));
    expect([refused.status, refused.body.code]).toEqual([409, 'store_closed']);
    expect(await pass(600, 60)).toEqual([]);

    await Promise.all([beat(), beat({ boardId: 'tablet-2' }, 1)]);
    expect((await readSettings()).isStoreOpen).toBe(true);
    expect(await pass(10)).toEqual(['board-back']);
    await placed(shop, orderFor(tea, 1, { guest: GUEST }));
    expect(await pass(60)).toEqual([]);
  });

  it('does not count a tablet whose page is out of sight', async () => {
    await beat();
    for (let times = 0; times < 3; times += 1) {
      await pass(30);
      await beat({ visible: false });
    }
    expect(await pass(10)).toEqual(['board-gone']);
    await beat({ visible: false });
    expect(await pass(10)).toEqual([]);
  });

  it('leaves a shop without a board alone, and tells so once', async () => {
    await placed(shop, orderFor(tea, 1, { guest: GUEST }));
    expect(await pass(1200, 60)).toEqual([]);
    expect((await readSettings()).isStoreOpen).toBe(true);
    const status = () => shop.asAdmin('GET', '/api/admin/guard');
    expect(await status()).toEqual({ offUnseen: true, boards: [] });
    await shop.asAdmin('POST', '/api/admin/guard/off-seen', {});
    expect(await status()).toEqual({ offUnseen: false, boards: [] });
  });

  it('never ends a pause of staff, and tells nothing during it', async () => {
    await beat();
    await shop.asAdmin('PUT', '/api/settings/state', { to: 'paused', for: 60 });
    expect(await pass(600, 60)).toEqual([]);
    await beat();
    expect((await readSettings()).isStoreOpen).toBe(false);
  });

  it('tells customers and the owner of an order that waits, and cancels it when the owner wants', async () => {
    await setKitchen({ webhookUrl: HOOK, cancelAfterMinutes: 12, pauseAfterMinutes: null });
    await beat();
    await pass(10);
    const order = await placed(shop, orderFor(tea, 1, { guest: GUEST }));
    const { accessToken } = order as unknown as { accessToken: string };
    const read = () =>
      shop.succeed('GET', `/api/orders/${order.id}`, {
        headers: { 'Order-Access-Token': accessToken },
      });
    const said: string[] = [];
    const waitFor = async (minutes: number) => {
      for (let passed = 0; passed < minutes * 2; passed += 1) {
        await beat();
        said.push(...(await pass(30, 30)));
      }
    };
    await waitFor(2);
    expect(said).toEqual([]);
    await waitFor(7);
    expect(said).toEqual(['orders-waiting']);
    expect((await read()).waitingToldAt).toBeNull();
    await waitFor(1);
    const toldAt = (await read()).waitingToldAt;
    expect(toldAt).toBe(shop.platform.clock().toISOString());
    await waitFor(1);
    expect(await read()).toMatchObject({ status: 'placed', waitingToldAt: toldAt });
    expect(await shop.stockOf(tea.id)).toBe(9);
    await waitFor(1);
    expect(await read()).toMatchObject({ status: 'cancelled' });
    expect(await shop.stockOf(tea.id)).toBe(10);
    expect(said).toEqual(['orders-waiting']);
  });

  it('cancels no order for the time in which the shop was off, or before it was put back', async () => {
    await setKitchen({ webhookUrl: HOOK, cancelAfterMinutes: 5, pauseAfterMinutes: null });
    await beat();
    await pass(10);
    const order = await placed(shop, orderFor(tea, 1, { guest: GUEST }));
    const status = async () => (await shop.asAdmin('GET', `/api/orders/admin/${order.id}`)).status;
    shop.platform.passSeconds(40 * 60);
    await pass(240, 60);
    expect(await status()).toBe('placed');
    const set = (to: string) =>
      shop.asAdmin('PUT', `/api/orders/${order.id}/status`, { status: to });
    await set('preparing');
    await set('placed');
    await pass(240, 60);
    expect(await status()).toBe('placed');
    await pass(120, 60);
    expect(await status()).toBe('cancelled');
  });

  it('ends its pause at the first beat when the shop was closed and opened meanwhile', async () => {
    await beat();
    await pass(400, 60);
    await shop.changeSettings({ openingMode: 'closed' });
    await pass(60, 60);
    await shop.changeSettings({ openingMode: 'hours' });
    await pass(60, 60);
    expect((await readSettings()).isStoreOpen).toBe(false);
    await beat();
    await pass(10);
    expect((await readSettings()).isStoreOpen).toBe(true);
  });

  it('neither tells nor cancels an accepted order', async () => {
    await setKitchen({ cancelAfterMinutes: 5 });
    const order = await placed(shop, orderFor(tea, 1, { guest: GUEST }));
    await shop.asAdmin('PUT', `/api/orders/${order.id}/status`, { status: 'preparing' });
    for (let passed = 0; passed < 24; passed += 1) {
      await beat();
      expect(await pass(30, 30)).toEqual([]);
    }
    const { status, waitingToldAt } = await shop.asAdmin('GET', `/api/orders/admin/${order.id}`);
    expect([status, waitingToldAt]).toEqual(['preparing', null]);
  });

  it('ends with the day: the next opening finds the shop open', async () => {
    await beat();
    await pass(400, 60);
    expect((await readSettings()).isStoreOpen).toBe(false);
    shop.platform.setClock('2026-04-16T04:40:00.000Z');
    expect((await readSettings()).isStoreOpen).toBe(true);
    // The shop has been open for ten minutes, but the guard was not there to see it.
    expect(await pass(90)).toEqual([]);
    expect(await pass(20)).toEqual(['board-gone']);
  });

  it('keeps the newest tablets only', async () => {
    for (let tablet = 0; tablet < 25; tablet += 1) {
      shop.platform.passSeconds(1);
      await beat({ boardId: `tablet-${tablet}` });
    }
    shop.platform.passSeconds(1);
    await shop.asAdmin('POST', '/api/admin/guard/beats', { ...BEAT, battery: 24 });
    const { boards } = await shop.asAdmin('GET', '/api/admin/guard');
    expect(boards).toHaveLength(20);
    const { boardId: _, ...newest } = { ...BEAT, battery: 24 };
    expect(boards[0]).toMatchObject({ ...newest, staffName: 'Admin' });
    for (let tab = 0; tab < 25; tab += 1) {
      await beat({ boardId: `hidden-${tab}`, visible: false });
    }
    const { boards: kept } = await shop.asAdmin('GET', '/api/admin/guard');
    expect(kept.filter(({ visible }: { visible: boolean }) => visible)).toHaveLength(20);
  });
});

describe('a message to the owner', () => {
  const due = () => shop.shop.database.db.selectFrom('owner_messages').selectAll().execute();
  const sendTest = () => shop.asAdmin('POST', '/api/admin/guard/test', {});

  it('is posted to the webhook as signed JSON that names no customer', async () => {
    await setKitchen({ webhookUrl: HOOK });
    const { key } = await shop.asAdmin('GET', '/api/admin/guard/webhook');
    expect(await sendTest()).toEqual({ sent: 1, failed: 0 });
    const [post] = shop.platform.posted;
    const body = String(post?.body);
    const seconds = shop.platform.clock().getTime() / 1000;
    const signature = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
    expect(post?.headers['Webhook-Signature']).toBe(`t=${seconds},v1=${signature}`);
    expect(JSON.parse(body)).toEqual({
      id: post?.headers['Webhook-Id'],
      type: 'test',
      title: 'Test message',
      text: 'Messages about the kitchen reach you here.',
      at: '2026-04-15T06:30:00.000Z',
      url: 'http://localhost:3000/admin/kitchen',
    });
    await setKitchen({ webhookUrl: `${HOOK}/2` });
    expect((await shop.asAdmin('GET', '/api/admin/guard/webhook')).key).not.toBe(key);
  });

  it('is tried again with longer pauses, with the same id, and given up after an hour', async () => {
    await setKitchen({ webhookUrl: HOOK });
    shop.platform.outsideReplies.push(500, new Error('down'), 302, 404);
    expect(await sendTest()).toEqual({ sent: 0, failed: 1 });
    await pass(600, 30);
    const { posted } = shop.platform;
    expect(posted).toHaveLength(5);
    expect(new Set(posted.map(({ headers }) => headers['Webhook-Id'])).size).toBe(1);
    expect(await due()).toEqual([]);

    posted.length = 0;
    shop.platform.outsideReplies.push(...Array(100).fill(500));
    await sendTest();
    await pass(3900, 60);
    expect(posted.length).toBeGreaterThan(10);
    expect(posted.length).toBeLessThan(25);
    expect(await due()).toEqual([]);
  });

  it('is sent by another server when the first one ends while it sends', async () => {
    await setKitchen({ webhookUrl: HOOK });
    await beat();
    const [first, other] = servers();
    let ends = () => {};
    const ended = new Promise<number>((_, reject) => {
      ends = () => reject(new Error('the server has ended'));
    });
    await pass(90);
    shop.platform.passSeconds(10);
    if (!first || !other) throw new Error('no servers');
    await runGuard(first);
    const dying = sendOwnerMessages({ ...first, postOutside: () => ended });
    await expect.poll(async () => (await due())[0]?.attempts).toBe(1);
    await sendOwnerMessages(other);
    expect(shop.platform.posted).toEqual([]);
    shop.platform.passSeconds(30);
    await Promise.all([sendOwnerMessages(other), sendOwnerMessages(other)]);
    expect(typesSince(0)).toEqual(['board-gone']);
    ends();
    await dying;
    expect(await due()).toEqual([]);
  });

  it('reaches each device of the staff, encrypted, and a device that is gone is forgotten', async () => {
    const endpoint = (number: number) => `https://push.example/send/${number}`;
    const devices = [newPushDevice(), newPushDevice()];
    for (const [index, { keys }] of devices.entries())
      await shop.asAdmin('POST', '/api/admin/push/subscriptions', {
        endpoint: endpoint(index),
        keys,
      });
    const { publicKey } = await shop.asAdmin('GET', '/api/admin/push');
    expect(await sendTest()).toEqual({ sent: 2, failed: 0 });
    for (const { url, headers, body } of shop.platform.posted) {
      const device = devices[Number(url.at(-1))];
      if (!device || typeof body === 'string') throw new Error('not encrypted');
      expect(JSON.parse(openPush(device, body))).toEqual({
        title: 'Test message',
        body: 'Messages about the kitchen reach you here.',
        path: '/admin/kitchen',
        tag: 'test',
      });
      expect(body.length).toBeLessThan(3000);
      expect(headers).toMatchObject({ TTL: '900', Urgency: 'high', Topic: 'test' });
      const [, token = '', key] =
        /^vapid t=(\S+), k=(\S+)$/.exec(headers['Authorization'] ?? '') ?? [];
      expect(key).toBe(publicKey);
      const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      expect(claims).toMatchObject({
        aud: 'https://push.example',
        sub: 'mailto:hello@cafe.example',
      });
    }
    shop.platform.outsideReplies.push(410, 404);
    await sendTest();
    expect(await sendTest()).toEqual({ sent: 0, failed: 0 });
  });
});

describe('a subscription', () => {
  const subscribe = (endpoint: string, keys = newPushDevice().keys) =>
    shop.asAdmin('POST', '/api/admin/push/subscriptions', { endpoint, keys });
  const stored = async () =>
    (await shop.shop.database.db.selectFrom('push_subscriptions').selectAll().execute()).map(
      ({ endpoint }) => endpoint,
    );

  it('is one of at most ten of a staff user, and can be removed', async () => {
    for (let device = 0; device < 12; device += 1) {
      shop.platform.passSeconds(1);
      await subscribe(`https://push.example/${device}`);
    }
    const all = await stored();
    expect(all).toHaveLength(10);
    expect(all).not.toContain('https://push.example/1');
    await subscribe('https://push.example/11');
    await shop.asAdmin('POST', '/api/admin/push/removals', { endpoint: 'https://push.example/11' });
    expect(await stored()).toHaveLength(9);
  });

  it('ends with the staff user', async () => {
    const { token, userId } = await shop.signInAdmin('manager');
    const body = { endpoint: 'https://push.example/m', keys: newPushDevice().keys };
    await shop.succeed('POST', '/api/admin/push/subscriptions', { token, body });
    expect(await stored()).toHaveLength(1);
    await shop.shop.database.db.deleteFrom('admins').where('id', '=', userId).execute();
    expect(await stored()).toEqual([]);
  });

  it.each([
    'http://push.example/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://localhost/1',
    'https://push.example:8443/1',
    'https://user@push.example/1',
    'https://push.example',
    `https://push.example/${'x'.repeat(500)}`,
  ])('with the address %s is refused', async (endpoint) => {
    const { token } = await shop.signInAdmin();
    const body = { endpoint, keys: newPushDevice().keys };
    const answer = await shop.request('POST', '/api/admin/push/subscriptions', { token, body });
    expect(answer.status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

test.each([
  ['beats', '/api/admin/guard/beats', BEAT],
  ['testMessages', '/api/admin/guard/test', {}],
  [
    'pushSubscriptions',
    '/api/admin/push/subscriptions',
    { endpoint: 'https://push.example/1', keys: newPushDevice().keys },
  ],
] as const)('the limit of %s is per account', async (limit, path, body) => {
  const { token } = await shop.signInAdmin('staff');
  const admin = limit === 'testMessages' ? (await shop.signInAdmin()).token : token;
  const send = async () => (await shop.request('POST', path, { token: admin, body })).status;
  const statuses = new Set<number>();
  for (let sent = 0; sent < LIMIT_RULES[limit].points; sent += 1) statuses.add(await send());
  expect(await send()).toBe(429);
  expect([...statuses].filter((status) => status !== 200 && status !== 429)).toEqual([]);
});
