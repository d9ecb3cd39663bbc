import type { Admin } from '../../../../shared/contract/people/staff-contract';
import { expect, test } from '../../journey';
import {
  demoAdmin,
  openAsStaff,
  signInAsStaff,
  signInByPassword,
  signInWithoutForm,
} from '../../people';
import { addProduct } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

test('staff sign their other devices out', async ({ office: page, shop, browser }) => {
  const phone = await browser.newContext({
    baseURL: shop.url,
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36',
  });
  const other = await phone.newPage();
  await signInWithoutForm(phone, shop, await demoAdmin(shop));
  await other.goto('/admin/orders');
  await expect(other.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();

  await openAsStaff(page, shop, '/admin/account');
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row('This device')).toHaveCount(1);
  await expect(row('This device').getByRole('button')).toHaveCount(0);
  const lost = row('Chrome on Android');
  await expect(lost).toContainText('127.0.0.1');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));

  await lost.getByRole('button', { name: 'Sign out Chrome on Android' }).press('Enter');
  await expect(dialog).toContainText('Sign out Chrome on Android?');
  await page.route('**/api/admins/me/devices/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to sign out. Please try again.');
  await page.unroute('**/api/admins/me/devices/*');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(dialog).toBeHidden();
  await expect(lost).toHaveCount(0);

  await other.getByRole('link', { name: 'Inventory' }).click();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await signInAsStaff(other, shop);
  await expect(other.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();

  await page.reload();
  await expect(lost).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(dialog).toBeHidden();
  await expect(lost).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign out all others' })).toHaveCount(0);
  await phone.close();
});

test('staff set their PIN, and a shared tablet asks for it before money goes out', async ({
  browser,
  shop,
}) => {
  const call = await openStaffApi(shop);
  const pema = { email: 'pema@cafe.example', password: 'momos and thukpa' };
  const dorji = { email: 'dorji@cafe.example', password: 'momos and thukpa' };
  await call<Admin>('POST', '/admins', { ...pema, name: 'Pema', role: 'staff' });
  await call<Admin>('POST', '/admins', { ...dorji, name: 'Dorji', role: 'staff' });
  const context = await browser.newContext({ baseURL: shop.url, hasTouch: true });
  const page = await context.newPage();
  const dialog = page.getByRole('dialog', { name: /PIN|Change password|Enrol/ });
  const name = (text: string) => page.getByRole('button', { name: text, exact: true });

  await test.step('the owner enrols the tablet', async () => {
    await signInWithoutForm(context, shop, await demoAdmin(shop));
    await page.goto('/admin/users');
    await name('Enrol this device').click();
    await dialog.getByLabel('Name of the device').fill('Counter');
    await dialog.getByRole('button', { name: 'Enrol this device' }).click();
    await expect(page.getByText('Counter is enrolled')).toBeVisible();
    await call('PUT', '/admins/me/pin', {
      password: (await demoAdmin(shop)).password,
      pin: '9012',
    });
    const asDorji = await openStaffApi(shop, dorji);
    await asDorji('PUT', '/admins/me/pin', { password: dorji.password, pin: '2580' });
  });

  await test.step('Pema sets a PIN and changes her password', async () => {
    await context.clearCookies({ name: /session/ });
    await page.goto('/admin/login?to=/admin/account');
    await name('Use your password').click();
    await signInByPassword(page, pema);
    await name('Set PIN').click();
    await dialog.getByLabel('New PIN').fill('7391');
    await dialog.getByLabel('Your password').fill(pema.password);
    await dialog.getByRole('button', { name: 'Set PIN' }).click();
    await expect(name('Change PIN')).toBeVisible();
    await name('Change password').click();
    await dialog.getByLabel('Your password').fill(pema.password);
    await dialog.getByLabel('New password').fill('thukpa and momos');
    await dialog.getByLabel('Confirm password').fill('thukpa and momos');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog).toBeHidden();
  });

  const entries = page.getByRole('listitem').filter({ hasText: 'Firewood' });
  await test.step('cash goes out only once somebody entered their PIN', async () => {
    await page.goto('/admin/account');
    await page.getByRole('link', { name: 'Cash drawer' }).click();
    await page.getByLabel('Amount').fill('120');
    await page.getByLabel('What for?').fill('Firewood');
    await name('Save').click();
    await expect(dialog).toContainText('Enter your PIN to go on');
    await expect(dialog.getByLabel('PIN of Pema')).toBeFocused();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/admin/drawer');
    await expect(page.getByLabel('What for?')).toHaveValue('Firewood');
    await expect(entries).toHaveCount(0);

    await name('Save').click();
    await expect(dialog.getByLabel('PIN of Pema')).toBeFocused();
    await page.route('**/this-device/sign-in', (route) => route.abort());
    await page.keyboard.type('7391');
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(
      /Failed to check the PIN/,
    );
    await page.unroute('**/this-device/sign-in');
    // A keyboard types also after a tap on a name.
    await dialog.getByRole('button', { name: 'Dorji' }).click();
    await page.keyboard.type('1111');
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/That PIN is not right/);
    for (const digit of '2580') await dialog.getByRole('button', { name: digit }).click();
    await expect(dialog).toBeHidden();
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText('Dorji');
  });

  await test.step('a discount asks for it over its own dialog', async () => {
    // A new sign-in has no PIN of the last minute.
    await signInWithoutForm(context, shop, await demoAdmin(shop));
    const tea = await addProduct(call, { name: 'Tea for the staff', price: 40 });
    const items = [{ productId: tea.id, quantity: 1, customizations: [] }];
    const taken = { channel: 'counter', deliveryMethod: 'pickup', items };
    const { id } = await call<{ id: string }>('POST', '/admin/orders', taken);
    const answers: number[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('/discounts')) answers.push(answer.status());
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/admin/orders');
    await page.getByRole('link', { name: id }).click();
    await name('Give a discount').click();
    const below = page.getByRole('dialog', { name: 'Give a discount' });
    await below.getByLabel('Reason').fill('Burnt edge');
    await name('Give it').click();
    await expect(dialog.getByLabel('PIN of Demo admin')).toBeFocused();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(below.getByLabel('Reason')).toHaveValue('Burnt edge');
    await name('Give it').click();
    await expect(dialog.getByLabel('PIN of Demo admin')).toBeFocused();
    await page.keyboard.type('1111');
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/That PIN is not right/);
    await page.keyboard.type('9012');
    await expect(below).toBeHidden();
    await expect(page.getByText('₹36.00').first()).toBeVisible();
    await expect(name('Give a discount')).toBeFocused();
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers).toHaveLength(3);
  });
  await context.close();
});
