import { expect, sentCode, test } from '../../journey';

test('a customer signs in with a phone number and a code', async ({ page, shop }) => {
  await page.clock.install();
  await page.goto('/profile');
  const phone = page.getByLabel('Phone number');
  const main = page.getByRole('main');
  const alert = main.getByRole('alert');

  await test.step('the phone step accepts an Indian mobile number and explains other input', async () => {
    const send = page.getByRole('button', { name: 'Send code' });
    await phone.press('Enter');
    await expect(main).toContainText('Please enter your phone number');
    await phone.fill('98765 4321');
    await expect(send).toBeDisabled();
    await phone.press('Enter');
    await expect(main).toContainText('Please enter a valid 10-digit phone number');
    await phone.fill('+91 98765-43210');
    await expect(phone).toHaveValue('9876543210');
    await phone.fill('+977 98123 45678');
    await expect(phone).toHaveValue('+9779812345678');
    await send.click();
    await expect(main).toContainText('Only Indian mobile numbers (+91) work here');
    await phone.fill('');
    await page.keyboard.insertText('९८७६५४३२१०');
    await expect(phone).toHaveValue('9876543210');
    await phone.fill('5876543210');
    await expect(send).toBeEnabled();
    await send.click();
    await expect(main).toContainText('Please enter a valid Indian mobile number');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');

    await page.route('**/api/auth/phone-number/send-otp', (route) => route.abort());
    await phone.fill('9876500001');
    await send.click();
    await expect(alert).toHaveText(
      "We can't reach the shop. Please check your connection and try again.",
    );
    await expect(phone).toHaveValue('9876500001');
    await page.unroute('**/api/auth/phone-number/send-otp');
  });

  const code = page.getByLabel('Verification code');
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  const printed = shop.lines.length;

  await test.step('the code step survives going back, resending and reloading, and signs in', async () => {
    const asked = page.waitForRequest('**/api/auth/phone-number/send-otp');
    await phone.fill('9876500002');
    await phone.press('Enter');
    expect((await asked).postDataJSON()).toEqual({ phoneNumber: '+919876500002' });
    const sent = await sentCode(shop, '+919876500002', printed);

    await expect(code).toBeFocused();
    await code.fill('1a2b3');
    await expect(code).toHaveValue('123');
    await expect(signIn).toBeDisabled();
    await code.press('Enter');
    await expect(page.getByRole('main')).toContainText('Please enter a valid verification code');
    await code.fill('1234');
    await signIn.click();
    await expect(alert).toHaveText(
      'That code is not right. Please check it, or ask for a new one.',
    );
    await expect(code).toHaveValue('');

    await page.getByRole('button', { name: 'Change number' }).click();
    await expect(phone).toHaveValue('9876500002');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(alert).toHaveText(
      /^Too many tries\. Please try again in \d+ (seconds|minutes?)\.$/,
    );

    await phone.fill('9876500003');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('main')).toContainText('We sent a code to +91 98765 00003.');
    await expect(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
    await page.reload();
    await expect(page.getByRole('main')).toContainText('We sent a code to +91 98765 00003.');
    await page.clock.fastForward(31_000);
    // The page's clock is ahead of the shop's, which still refuses.
    await page.getByRole('button', { name: 'Resend code' }).click();
    await expect(alert).toHaveText(
      /^Too many tries\. Please try again in \d+ (seconds|minutes?)\.$/,
    );
    await page.route('**/api/auth/phone-number/send-otp', (route) => route.fulfill({ json: {} }));
    await page.getByRole('button', { name: 'Resend code' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();

    await code.fill(await sentCode(shop, '+919876500003', printed));
    await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(phone).toBeVisible();
    await expect(phone).toHaveValue('');
    await expect(code).toHaveCount(0);
    expect(sent).toMatch(/^\d{6}$/);
  });
});
