import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Content } from '../../../shared/contract/content-contract';
import { TWO_LOOKS } from '../expect-accessible';
import { expect } from '../journey';
import { ANOTHER_CAFE, liveCafeTest, OWNER } from '../live-cafe';
import { signInByPassword } from '../people';
import { openStaffApi } from '../staff-api';

const test = liveCafeTest();

const CAFES = [
  {
    name: 'ഇലയട Kochi',
    address: 'Princess Street, Fort Kochi, Kochi, Kerala 682001',
    town: ['Kochi', 'Kerala', '682001'],
    tagline: 'നാടൻ പലഹാരം in Fort Kochi',
    heading: 'ചൂടോടെ, at your door',
    story: 'അമ്മ പാചകം ചെയ്തു.\n\nThe neighbours came.',
    person: 'അമ്മിണി',
    colours: { main: '#0b3d91', accent: '#ffd400', header: 'rgb(11, 61, 145)' },
    dish: 'ഇലയട',
  },
  {
    name: 'ಇಡ್ಲಿ ಮನೆ Bengaluru',
    address: '4th Block, Jayanagar, Bengaluru, Karnataka 560011',
    town: ['Bengaluru', 'Karnataka', '560011'],
    tagline: 'ಬಿಸಿ ಇಡ್ಲಿ in Jayanagar',
    heading: 'ಬೆಳಗ್ಗೆ ಆರು ಗಂಟೆಗೆ',
    story: 'ಅಜ್ಜಿ ಕಲಿಸಿದ್ದು.\n\nSteam, chutney, filter coffee.',
    person: 'ಶಾರದಾ',
    colours: { main: '#7a1f3d', accent: '#9be7c4', header: 'rgb(122, 31, 61)' },
    dish: 'ತಟ್ಟೆ ಇಡ್ಲಿ',
  },
];

// The tests change one shop after another.
test.describe.configure({ mode: 'serial' });

async function openBackOffice(page: Page, path: string) {
  await page.goto(path);
  await signInByPassword(page, OWNER);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function save(page: Page, button: string, words: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText(words)).toBeVisible();
}

for (const cafe of CAFES) {
  test(`${cafe.name} is set up through the pages alone`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 768, height: 1024 });
    await openBackOffice(page, '/admin/settings');
    await page.getByLabel('Store name').fill(cafe.name);
    await page.getByLabel('Phone', { exact: true }).fill('+91 98470 00000');
    await page.getByLabel('Address', { exact: true }).fill(cafe.address);
    await page.getByRole('radio', { name: /^Open / }).check();
    await save(page, 'Save Settings', 'Settings updated successfully!');

    await page.goto('/admin/content');
    const fill = (label: string, text: string) =>
      page
        .getByLabel(new RegExp(`^${label}`))
        .first()
        .fill(text);
    const preview = page.getByRole('region', { name: 'Preview' });
    await page.getByLabel('Main colour').fill(cafe.colours.main);
    await page.getByLabel('Accent colour').fill(cafe.colours.accent);
    const byDay = preview.getByRole('figure', { name: 'By day' });
    await expect(byDay.getByText(cafe.name).first()).toHaveCSS(
      'background-color',
      cafe.colours.header,
    );
    await fill('Heading', cafe.heading);
    await expect(byDay.getByText(cafe.heading)).toBeVisible();
    await fill('Tagline', cafe.tagline);
    const logo = await sharp({
      create: { width: 300, height: 300, channels: 3, background: cafe.colours.accent },
    })
      .png()
      .toBuffer();
    await page
      .getByLabel('Logo file')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await expect(page.getByRole('img', { name: 'Logo, as chosen' })).toBeVisible();
    await fill('Your story', cafe.story);
    const team = page.getByRole('group', { name: 'Team' });
    if ((await team.getByRole('listitem').count()) === 0) {
      await team.getByRole('button', { name: 'Add a person' }).click();
    }
    await team.getByLabel('Name').fill(cafe.person);
    for (const [each, label] of ['City', 'State', 'PIN code'].entries()) {
      await page.getByLabel(label, { exact: true }).fill(cafe.town[each] ?? '');
    }
    await save(page, 'Save', 'Your shop’s pages were updated.');

    await page.goto('/admin/categories');
    await page.getByRole('button', { name: 'Add Category' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(cafe.dish);
    await dialog.getByRole('button', { name: 'Add Category' }).click();
    await expect(page.getByRole('row').filter({ hasText: cafe.dish })).toBeVisible();
    await page.goto('/admin/products');
    await page.getByRole('button', { name: 'Add Product' }).click();
    await dialog.getByLabel('Name').fill(cafe.dish);
    await dialog.getByLabel('Category').selectOption(cafe.dish);
    await dialog.getByLabel('Price', { exact: true }).fill('60');
    await dialog.getByLabel('Always available').check();
    await dialog.getByRole('button', { name: 'Add Product' }).click();
    await expect(page.getByRole('row').filter({ hasText: cafe.dish })).toBeVisible();

    for (const { viewport, colorScheme } of TWO_LOOKS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      for (const path of ['/', '/menu', '/about', '/contact']) {
        await page.goto(path);
        await expect(page.getByRole('banner').locator('img').first()).toBeVisible();
        expect(await page.locator('body').ariaSnapshot()).not.toMatch(ANOTHER_CAFE);
      }
    }
    await page.goto('/');
    await expect(page).toHaveTitle(`${cafe.name} · ${cafe.tagline}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cafe.heading);
    await page.goto('/about');
    for (const words of [cafe.story.slice(0, 6), cafe.person]) {
      await expect(page.getByRole('main')).toContainText(words);
    }
    await page.goto('/menu');
    await page.getByRole('link', { name: cafe.dish, exact: true }).click();
    await expect(page.getByRole('article', { name: cafe.dish })).toBeVisible();
  });
}

test('content is refused in words, kept on failure, and not overwritten', async ({
  page,
  shop,
}) => {
  await openBackOffice(page, '/admin/content');
  const tagline = page.getByLabel('Tagline');
  const quotes = page.getByRole('group', { name: 'What customers say' });
  await tagline.fill('Hot and fresh');
  await quotes.getByRole('button', { name: 'Add a quote' }).click();
  await quotes.getByLabel('Their words').fill('Like at home.');
  await quotes.getByLabel('Customer', { exact: true }).fill('Joseph');
  await page.getByLabel('Instagram').fill('instagram.com/cafe');
  await page.getByLabel('Text message with the sign-in code').fill('Hello');
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  await expect(page.getByText('Please enter an address that begins with https://')).toBeVisible();
  await expect(page.getByText('Please write {code} once')).toBeVisible();
  await quotes.getByRole('button', { name: 'Remove' }).click();
  await page.getByLabel('Instagram').fill('https://www.instagram.com/cafe');
  await page.getByLabel('Text message with the sign-in code').fill('{code} is your {name} code');

  await page.route('**/api/content', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await button.click();
  await expect(page.getByRole('alert')).toHaveText('Failed to save. Please try again.');
  await expect(tagline).toHaveValue('Hot and fresh');
  await page.unroute('**/api/content');

  const call = await openStaffApi(shop, OWNER);
  await call<Content>('PUT', '/content', { tagline: 'Of somebody else' });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Someone else changed this.');
  await expect(tagline).toHaveValue('Hot and fresh');
  await page.getByRole('button', { name: 'Load the latest version' }).click();
  await expect(tagline).toHaveValue('Of somebody else');
});
