import { readFileSync } from 'node:fs';
import { expectAccessible, ONE_LOOK } from '../../expect-accessible';
import { expect, test } from '../../journey';
import { signInByPhone } from '../../people';

test('a visitor reads, saves and deletes the data on the phone', async ({ page, shop }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
  const main = page.getByRole('main');
  for (const span of ['10 minutes', '7 days', '24 hours']) await expect(main).toContainText(span);
  const consent = page.getByLabel('Count what I do in this shop');
  await expect(consent).not.toBeChecked();
  await expectAccessible(page, 'privacy');

  await main.getByRole('link', { name: 'your profile' }).click();
  await signInByPhone(page, shop, '9876500067');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('my-data.json');
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(data.profile.phoneNumber).toBe('+919876500067');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'deleting an account', ONE_LOOK, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Your account is deleted.').first()).toBeVisible();
  await expect(page.getByLabel('Phone number')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Phone number')).toBeVisible();
});
