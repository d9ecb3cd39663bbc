import type { Page } from '@playwright/test';
import { NEARBY, openGuestAddress, type PhoneAnswer, scriptPhone } from '../../address-form';
import { expect, test } from '../../journey';
import { setHidden } from '../../set-hidden';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI = `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`;
const FACEBOOK = `${IPHONE} Mobile/21F90 [FBAN/FBIOS;FBAV/465.0]`;
const INSTAGRAM =
  'Mozilla/5.0 (Linux; Android 13; M2006C3MI) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 Instagram 309.1 Android';
const SKIP = 'Skip location verification';

/** Opens an empty address form on another phone. */
async function openOn(
  page: Page,
  userAgent: string | undefined,
  tries: PhoneAnswer[],
  watched: PhoneAnswer[] = [],
) {
  const asked = await scriptPhone(page, tries, watched, userAgent);
  await page.evaluate(() => sessionStorage.removeItem('maenam-checkout'));
  return { form: await openGuestAddress(page), asked };
}

test('the form asks for a location as each browser allows', async ({ page, context, shop }) => {
  await test.step('a denied permission is respected until the settings allow it', async () => {
    const form = await openGuestAddress(page);
    await form.getByRole('button', { name: 'Detect my location' }).click();
    await expect(form.getByRole('alert')).toContainText(
      'Location is off for this site. Turn it on beside the web address',
    );
    await expect(form.getByRole('button', { name: /Detect|Try again/ })).toHaveCount(0);
    await expect(form.getByRole('button', { name: 'Choose on the map' })).toBeVisible();
    await expect(form.getByLabel(SKIP)).toBeVisible();

    await context.grantPermissions(['geolocation'], { origin: shop.url });
    await context.setGeolocation(NEARBY);
    await form.getByRole('button', { name: 'Detect my location' }).click();
    await expect(form.getByRole('status')).toHaveText('We deliver here: 500 m from our store.');
    await expect(form.getByRole('alert')).toHaveCount(0);
  });

  await page.clock.install();
  await test.step('a location to within more than the delivery radius is no location', async () => {
    await context.setGeolocation({ ...NEARBY, accuracy: 1_000_000 });
    await page.evaluate(() => sessionStorage.removeItem('maenam-checkout'));
    const form = await openGuestAddress(page);
    await form.getByRole('button', { name: 'Detect my location' }).click();
    await page.clock.fastForward(30_000);
    await expect(form.getByRole('alert')).toHaveText(
      'Your phone can only find you to within about 1,000 km. Please choose your door on the map.',
    );
    await expect(form.getByText('Where is your door?')).toBeVisible();
    await expect(form.getByText('We deliver here')).toHaveCount(0);
    await expect(form.getByLabel(SKIP)).toBeVisible();
  });

  await test.step('it tries twice, watches for 30 s and then says that nothing was found', async () => {
    const { form } = await openOn(page, undefined, [{ code: 3 }, { code: 2 }]);
    await form.getByRole('button', { name: 'Detect my location' }).click();
    await page.clock.fastForward(100);
    await page.clock.fastForward(100);
    await expect(form.getByRole('status')).toContainText('Your phone is still looking.');
    await page.clock.fastForward(15_000);
    await expect(form.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(15_000);
    await expect(form.getByRole('alert')).toContainText('Your phone could not find its location.');
    await expect(form.getByLabel(SKIP)).toBeVisible();
  });

  await test.step('in Safari on an iPhone it waits for a fix of 100 m and stops when the page is hidden', async () => {
    const { form } = await openOn(page, SAFARI, [2000, 400], [800, 90, 10]);
    await form.getByRole('button', { name: 'Detect my location' }).click();
    await page.clock.fastForward(100);
    await expect(form.getByRole('button', { name: 'Looking closer…' })).toBeDisabled();
    await expect(form.getByRole('status')).toContainText('within about 2.0 km');
    await page.clock.fastForward(10_000);
    await expect(form.getByRole('status')).toContainText('about 800 m');
    await page.clock.fastForward(10_000);
    await expect(form.getByRole('status')).toHaveText('We deliver here: 500 m from our store.');

    await form.getByRole('button', { name: 'Detect again' }).click();
    await page.clock.fastForward(100);
    await expect(form.getByRole('status')).toContainText('about 400 m');
    await setHidden(page, true);
    await expect(form.getByRole('status')).toHaveText('We deliver here: 500 m from our store.');
  });

  await test.step('inside another app on an iPhone it accepts a coarse fix, and a denial ends the attempts', async () => {
    const { form } = await openOn(page, FACEBOOK, [1500, { code: 1 }]);
    await expect(form).toContainText('choose ‘Open in browser’');
    await form.getByRole('button', { name: 'Detect my location' }).click();
    await page.clock.fastForward(100);
    await expect(form.getByRole('status')).toHaveText(
      'We deliver here: 500 m from our store. Your phone can only find it to within about 1.5 km.',
    );
    await form.getByRole('button', { name: 'Detect again' }).click();
    await page.clock.fastForward(100);
    await expect(form.getByRole('alert')).toContainText('This app does not share your location');
    await expect(form.getByRole('button', { name: /Detect|Try again/ })).toHaveCount(0);
  });

  await test.step('inside Instagram it never prompts by itself, tries once for 15 s and offers a way out', async () => {
    const { form, asked } = await openOn(page, INSTAGRAM, ['silence', 20]);
    await expect(form.getByRole('link', { name: 'Open in browser' })).toHaveAttribute(
      'href',
      /^intent:\/\/127\.0\.0\.1:\d+\/checkout#Intent;scheme=http;/,
    );
    expect(await asked()).toBe(0);
    await expect(form.getByLabel(SKIP)).toHaveCount(0);

    await form.getByRole('button', { name: 'Detect my location' }).click();
    await expect(form.getByRole('button', { name: 'Finding your location…' })).toBeDisabled();
    await expect(form.getByRole('status')).toContainText('Please allow it.');
    await page.clock.fastForward(8000);
    await expect(form.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(7000);
    await expect(form.getByRole('alert')).toContainText('Finding your location took too long.');
    await expect(form.getByLabel(SKIP)).toBeVisible();

    await form.getByRole('button', { name: 'Try again' }).click();
    await page.clock.fastForward(100);
    await expect(form.getByRole('status')).toHaveText('We deliver here: 500 m from our store.');
    await expect(form.getByLabel(SKIP)).toHaveCount(0);
  });
});
