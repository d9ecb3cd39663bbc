import { createHmac } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { BEAT, HOOK, openGuardedShop } from '../../../tests/support/kitchen/guarded-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { newPushDevice, openPush } from '../../../tests/support/platform/push-device';
import { LIMIT_RULES } from '../../platform/limits/limit-rules';
import { runGuard } from './run-guard';
import { sendOwnerMessages } from './send-owner-messages';

const guarded = await forEachTest(openGuardedShop());
const { shop, beat, pass, servers, setKitchen, typesSince } = guarded;

describe('a message to the owner', () => {
  const due = () => shop.shop.database.db.selectFrom('owner_messages').selectAll().execute();
  /** Time passes, and one server sends what is due. */
  const wait = async (seconds: number, everyS: number) => {
    for (let passed = 0; passed < seconds; passed += everyS) {
      shop.platform.passSeconds(everyS);
      await sendOwnerMessages(servers()[0]);
    }
  };
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
    await wait(600, 30);
    const { posted } = shop.platform;
    expect(posted).toHaveLength(5);
    expect(new Set(posted.map(({ headers }) => headers['Webhook-Id'])).size).toBe(1);
    expect(await due()).toEqual([]);

    posted.length = 0;
    shop.platform.outsideReplies.push(...Array(100).fill(500));
    await sendTest();
    await wait(3900, 60);
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

  it('has the language that the device’s user chose last', async () => {
    const device = newPushDevice();
    const { token } = await shop.signInAdmin();
    const body = { endpoint: 'https://push.example/send/0', keys: device.keys };
    for (const language of ['hi', 'ne']) {
      const headers = { 'Accept-Language': language };
      await shop.succeed('POST', '/api/admin/push/subscriptions', { token, body, headers });
    }
    await sendTest();
    const [posted] = shop.platform.posted;
    if (!posted || typeof posted.body === 'string') throw new Error('not encrypted');
    expect(JSON.parse(openPush(device, posted.body)).title).toBe('टेस्ट सन्देश');
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
