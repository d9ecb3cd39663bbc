import { expect, test } from 'vitest';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { commandLineActor } from '../../platform/audit/audit-actor';
import { rescueAdmin } from './rescue-admin';

const shop = await forAllTests(openTestShop());

const signIn = async (email: string, password: string) =>
  (await shop.request('POST', '/api/auth/sign-in/email', { body: { email, password } })).status;

test('the command line resets a password or creates an admin', async () => {
  const { token } = await shop.signInAdmin('staff');
  const { database, accounts } = shop.shop;
  const deps = { db: database.db, accounts };
  const actor = commandLineActor(shop.platform);
  const known = { email: 'staff@cafe.example', password: 'the-new-password' };
  expect(await rescueAdmin(deps, known, actor)).toMatchObject({ role: 'staff' });
  expect(await signIn(known.email, known.password)).toBe(200);
  expect(await signIn(known.email, 'first-admin-password')).toBe(401);
  const unknown = { email: 'second@cafe.example', password: 'another-password' };
  expect(await rescueAdmin(deps, unknown, actor)).toMatchObject({ role: 'admin' });
  expect(await signIn(unknown.email, unknown.password)).toBe(200);
  expect((await shop.request('GET', '/api/orders', { token })).status).toBe(401);
});

test('an easily guessed password is refused', async () => {
  const { database, accounts } = shop.shop;
  const deps = { db: database.db, accounts };
  const actor = commandLineActor(shop.platform);
  for (const email of ['owner@cafe.example', 'third@cafe.example']) {
    await expect(
      rescueAdmin(deps, { email, password: 'qwertyuiop1' }, actor),
    ).rejects.toMatchObject({
      code: 'bad_input',
    });
  }
  expect(await signIn('owner@cafe.example', 'first-admin-password')).toBe(200);
});
