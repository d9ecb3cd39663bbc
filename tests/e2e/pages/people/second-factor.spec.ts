import { authenticatorApp } from '../../../support/authenticator-app';
import { expectAccessible, TWO_LOOKS } from '../../expect-accessible';
import { expect, test } from '../../journey';
import { signInByPassword } from '../../people';
import { openStaffApi } from '../../staff-api';

test('staff switch a second factor on, sign in with it and switch it off', async ({
  page,
  shop,
}) => {
  const call = await openStaffApi(shop);
  const member = { email: 'lhamo@cafe.example', password: 'momos and thukpa' };
  const { id } = await call<{ id: string }>('POST', '/admins', { ...member, role: 'staff' });
  const dialog = page.getByRole('dialog');
  const signOut = () => page.getByRole('button', { name: 'Sign out', exact: true }).click();

  await page.goto('/admin/account');
  await signInByPassword(page, member);
  await page.getByRole('button', { name: 'Switch on' }).click();
  await dialog.getByLabel('Your password').fill('not-the-password');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('That password is not right.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  await expectAccessible(page, 'a second factor to be added', TWO_LOOKS.slice(0, 1));
  const app = authenticatorApp((await dialog.getByTestId('key').textContent()) ?? '');
  const code = dialog.getByLabel('Code from the app');
  await code.fill(app.wrongCode());
  await code.press('Enter');
  await expect(dialog.getByText('That code is not right.')).toBeVisible();
  await code.fill(app.code());
  await code.press('Enter');
  const recoveryCodes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(recoveryCodes).toHaveCount(10);
  const recoveryCode = (await recoveryCodes.first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await signOut();
  await page.goto('/admin/inventory');
  await signInByPassword(page, member);
  await expectAccessible(page, 'the second step of a sign-in', TWO_LOOKS.slice(1));
  await page.getByLabel('Code from your app').fill(app.wrongCode());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('That code is not right.');
  await page.getByLabel('Code from your app').fill(app.code(1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();

  await signOut();
  await page.goto('/admin/account');
  await signInByPassword(page, member);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByRole('button', { name: 'Switch on' })).toBeVisible();
  await call('DELETE', `/admins/${id}`);
});
