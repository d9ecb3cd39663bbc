import { beforeEach, describe, expect, it } from 'vitest';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { LIMIT_RULES } from '../../platform/limits/limit-rules';
import { sweepExpired } from '../../scheduled-jobs';

const WORDS = { name: 'Pema', email: 'pema@cafe.example', message: 'Open on Sunday?\nThanks' };

const shop = await forEachTest(openTestShop({ TRUST_PROXY: '1' }));
const manager = await shop.signInAdmin('manager');

describe('the inbox for the contact form', () => {
  let networks = 0;
  let from: string;
  beforeEach(async () => {
    await shop.changeSettings({ contactInbox: true });
    networks += 1;
    from = `198.51.100.${networks}`;
  });

  const send = (changes: object = {}, token?: string) =>
    shop.request('POST', '/api/contact-messages', {
      token,
      headers: { 'X-Forwarded-For': from },
      body: { ...WORDS, id: shop.platform.newId(), ...changes },
    });
  const list = (query = '') =>
    shop.succeed('GET', `/api/admin/contact-messages${query}`, { token: manager.token });

  it('stores nothing until the owner switches it on', async () => {
    await shop.changeSettings({});
    await shop.refuses(() => send(), 'inbox_closed', 409);
  });

  it('has each message once, newest first', async () => {
    const id = shop.platform.newId();
    await Promise.all([send({ id }), send({ id }), send({ id })]);
    shop.platform.passSeconds(60);
    expect((await send({ phone: '98765 43210' })).status).toBe(204);
    expect(await list()).toMatchObject({
      total: 2,
      items: [{ phone: '98765 43210' }, { ...WORDS, id, phone: '', doneAt: null }],
    });
  });

  it('ticks messages off, opens them again, and deletes them', async () => {
    const toAnswer = async () =>
      (await shop.asAdmin('GET', '/api/admin/dashboard/today')).messagesToAnswer;
    await send();
    expect(await toAnswer()).toBe(1);
    const [{ id }] = (await list()).items;
    const path = `/api/admin/contact-messages/${id}`;
    const own = { token: manager.token };
    await shop.succeed('PUT', path, { ...own, body: { isDone: true } });
    expect(await toAnswer()).toBe(0);
    expect([(await list('?state=open')).total, (await list('?state=done')).total]).toEqual([0, 1]);
    await shop.succeed('PUT', path, { ...own, body: { isDone: false } });
    expect((await list('?state=open')).total).toBe(1);
    await shop.succeed('DELETE', path, own);
    expect((await list()).total).toBe(0);
    expect((await shop.request('DELETE', path, own)).status).toBe(404);
    expect((await shop.request('PUT', path, { ...own, body: { isDone: true } })).status).toBe(404);
  });

  it.each([{ name: '' }, { email: 'no address' }, { message: ' ' }, { message: 'x'.repeat(2001) }])(
    'refuses %j',
    async (changes) => {
      expect((await send(changes)).body.code).toBe('bad_input');
      expect((await list()).total).toBe(0);
    },
  );

  it('takes a limited number of messages a day from one network', async () => {
    for (let each = 0; each < LIMIT_RULES.contactMessages.points; each += 1) await send();
    expect((await send()).status).toBe(429);
    from = '203.0.113.7';
    expect((await send()).status).toBe(204);
  });

  it('forgets a message after half a year, and a customer’s with the account', async () => {
    const asha = await shop.signInCustomer('+919876543298');
    await send();
    await send({ message: 'From my account' }, asha.token);
    const own = { token: asha.token };
    const { messages } = await shop.succeed('GET', '/api/users/me/export', own);
    expect(messages).toMatchObject([{ message: 'From my account' }]);
    await shop.succeed('DELETE', '/api/users/me', own);
    expect(await list()).toMatchObject({ total: 1, items: [{ message: WORDS.message }] });
    shop.platform.passSeconds(180 * 86_400);
    await sweepExpired(shop.shop.database.db, shop.platform.clock());
    const { db } = shop.shop.database;
    expect(await db.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
  });
});
