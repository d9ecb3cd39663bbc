import type { Content, ContentInput } from '../../../../shared/contract/shop/content-contract';
import { DEFAULT_COLOURS } from '../../../../shared/domain/shop/shop-colours';
import { expectAccessible, RULES_OF_COLOUR, TWO_LOOKS } from '../../expect-accessible';
import { ESPRESSO, keepCart } from '../../guest-checkout';
import { expect, test } from '../../journey';
import { openStaffApi, type StaffCall } from '../../staff-api';

const LIGHT_AND_DARK = TWO_LOOKS.map((look) => ({ ...look, rules: RULES_OF_COLOUR }));

let call: StaffCall;

test.beforeEach(async ({ shop }) => {
  call = await openStaffApi(shop);
});

test.afterEach(() => choose(DEFAULT_COLOURS));

async function choose(content: Partial<ContentInput>): Promise<void> {
  await call<Content>('PUT', '/content', content);
}

test('pages have the owner’s colours at once, as the manifest', async ({ page, request }) => {
  const plain = await (await request.get('/menu')).text();
  expect(plain).not.toContain('<style');
  expect(plain).toContain('<meta name="theme-color" content="#163f2e"');

  await choose({ mainColour: '#0000ff' });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  // The colours are the page's own: they need neither a script nor a further file.
  await page.route('**/*.js', (route) => route.abort());
  for (const path of ['/menu', '/', '/checkout', '/admin/login', '/nowhere']) {
    await page.goto(path);
    const colours = await page.evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      return ['forest', 'hill'].map((token) => root.getPropertyValue(`--color-${token}`));
    });
    expect(colours, path).toEqual([
      '#0000ff',
      expect.stringMatching(/^#[0-9a-f]{2}[0-9a-f]{2}[c-f]/),
    ]);
    const bars = page.locator('meta[name="theme-color"]');
    await expect(bars.first()).toHaveAttribute('content', '#0000ff');
    await expect(bars).toHaveCount(2);
  }
  expect(refused).toEqual([]);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.theme_color).toBe('#0000ff');
});

const HOT_PINK_TWICE = { mainColour: '#ff1493', accentColour: '#ff1493' };

test('text can be read in hot pink twice', async ({ page }) => {
  await choose(HOT_PINK_TWICE);
  await keepCart(page, [ESPRESSO]);
  await page.goto('/menu');
  await expect(page.getByRole('button', { name: 'Cart, 1 line' })).toBeVisible();
  await expectAccessible(page, '/menu', LIGHT_AND_DARK);
});
