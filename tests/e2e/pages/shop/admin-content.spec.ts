import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Content } from '../../../../shared/contract/shop/content-contract';
import { expect } from '../../journey';
import { ANOTHER_CAFE, liveCafeTest, OWNER } from '../../live-cafe';
import { signInByPassword } from '../../people';
import { openStaffApi } from '../../staff-api';

const test = liveCafeTest();

const CAFE = {
  name: 'ಇಡ್ಲಿ ಮನೆ Bengaluru',
  address: '4th Block, Jayanagar, Bengaluru, Karnataka 560011',
  town: ['Bengaluru', 'Karnataka', '560011'],
  tagline: 'ಬಿಸಿ ಇಡ್ಲಿ in Jayanagar',
  heading: 'ಬೆಳಗ್ಗೆ ಆರು ಗಂಟೆಗೆ',
  story: 'ಅಜ್ಜಿ ಕಲಿಸಿದ್ದು.\n\nSteam, chutney, filter coffee.',
  person: 'ಶಾರದಾ',
  colours: { main: '#7a1f3d', accent: '#9be7c4', header: 'rgb(122, 31, 61)' },
};

// The tests change one shop after another.
test.describe.configure({ mode: 'serial' });

async function save(page: Page, button: string, words: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText(words)).toBeVisible();
}

test('a cafe is set up through the pages alone', async ({ office: page }) => {
  test.slow();
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/admin/settings');
  await signInByPassword(page, OWNER);
  await page.getByLabel('Store name').fill(CAFE.name);
  await page.getByLabel('Phone', { exact: true }).fill('+91 98470 00000');
  await page.getByLabel('Email', { exact: true }).fill('hello@idli.example');
  await page.getByLabel('Business hours').fill('Every day 6am-11am');
  await page.getByLabel('Address', { exact: true }).fill(CAFE.address);
  await page.getByRole('radio', { name: /^Open / }).check();
  await save(page, 'Save Settings', 'Settings updated successfully!');

  const open = (name: string) => page.getByRole('link', { name, exact: true }).click();
  await open('Texts and pictures');
  const fill = (label: string, text: string) =>
    page
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .fill(text);
  const preview = page.getByRole('region', { name: 'Preview' });
  await page.getByLabel('Main colour').fill(CAFE.colours.main);
  await page.getByLabel('Accent colour').fill(CAFE.colours.accent);
  const byDay = preview.getByRole('figure', { name: 'By day' });
  await expect(byDay.getByText(CAFE.name).first()).toHaveCSS(
    'background-color',
    CAFE.colours.header,
  );
  await fill('Heading', CAFE.heading);
  await expect(byDay.getByText(CAFE.heading)).toBeVisible();
  await fill('Tagline', CAFE.tagline);
  const logo = await sharp({
    create: { width: 300, height: 300, channels: 3, background: CAFE.colours.accent },
  })
    .png()
    .toBuffer();
  await page
    .getByLabel('Logo file')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await expect(page.getByRole('img', { name: 'Logo, as chosen' })).toBeVisible();
  await fill('Your story', CAFE.story);
  const team = page.getByRole('group', { name: 'Team' });
  await team.getByRole('button', { name: 'Add a person' }).click();
  await team.getByLabel('Name').fill(CAFE.person);
  for (const [each, label] of ['City', 'State', 'PIN code'].entries()) {
    await page.getByLabel(label, { exact: true }).fill(CAFE.town[each] ?? '');
  }
  await save(page, 'Save', 'Your shop’s pages were updated.');

  await page.setViewportSize({ width: 360, height: 740 });
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('banner').locator('img').first()).toBeVisible();
    expect(await page.locator('body').ariaSnapshot()).not.toMatch(ANOTHER_CAFE);
  };
  await visit('/');
  await expect(page).toHaveTitle(`${CAFE.name} · ${CAFE.tagline}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CAFE.heading);
  await visit('/about');
  for (const words of [CAFE.story.slice(0, 6), CAFE.person]) {
    await expect(page.getByRole('main')).toContainText(words);
  }
  await visit('/menu');
});

test('typed content is kept when it cannot be saved', async ({ office: page, shop }) => {
  await page.goto('/admin/content');
  const tagline = page.getByLabel('Tagline');
  await tagline.fill('Hot and fresh');
  const button = page.getByRole('button', { name: 'Save', exact: true });
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
