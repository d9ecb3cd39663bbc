import { expectAccessible, REPEATED, TWO_LOOKS } from '../../expect-accessible';
import { placeAsGuest } from '../../guest-order';
import { holdRequests } from '../../hold-requests';
import { expect, test } from '../../journey';
import { addProduct } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

test('search and filters narrow the menu, and let go of it again', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  await addProduct(staff, { name: 'Mutton Thukpa', diet: 'non-veg' });
  await addProduct(staff, { name: 'Veg Thukpa', diet: 'veg' });
  // The warm-up's search, for the first name beyond Latin, finds another dish, too.
  await addProduct(staff, { name: 'भाप' });
  await addProduct(staff, { name: 'भाप मोमो' });
  await page.goto('/menu');
  const field = page.getByLabel('Search the menu');
  const results = page.getByRole('region', { name: 'Search results' });
  const names = results.getByRole('heading', { level: 3 });
  const clear = page.getByRole('button', { name: 'Clear the search' });
  await expect(clear).toBeHidden();
  const scripts = page.waitForResponse(/search-results-.*js/);
  await field.focus();
  await scripts;
  await expect(page.locator('main [role=status]')).toBeAttached();
  // What waits for the first key is neither seen nor heard.
  await expect(page.getByRole('region', { name: 'Waffles' })).toBeVisible();
  await expect(results).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'भाप मोमो' })).toHaveCount(1);
  await expect(page.locator('main [role=status] ~ [inert] article')).toHaveCount(1);
  await field.fill('मोमे');
  await expect(names).toHaveText(['भाप मोमो']);
  await field.fill('tukpa');
  await expect(names).toHaveText(['Mutton Thukpa', 'Veg Thukpa']);
  await expect(results.getByRole('status')).toHaveText('2 dishes');
  await expect(page.getByRole('heading', { name: 'Waffles', exact: true })).toBeHidden();
  const litPill = page.locator('nav [aria-current=true]');
  await expect(litPill).toHaveCount(0);
  await expectAccessible(page, 'search results', TWO_LOOKS, 'main', REPEATED);
  // A phone's keyboard leaves with the focus.
  await field.press('Enter');
  await expect(field).not.toBeFocused();
  await expect(names).toHaveText(['Mutton Thukpa', 'Veg Thukpa']);
  await clear.click();
  await expect(field).toBeFocused();
  await expect(results).toHaveCount(0);
  await expect(litPill).toHaveCount(1);
  await field.fill('tukpa');

  const vegOnly = page.getByRole('button', { name: 'Veg only' });
  await vegOnly.click();
  await expect(names).toHaveText(['Veg Thukpa']);
  await results.getByRole('button', { name: 'Add 1 Veg Thukpa to the cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 line' })).toBeVisible();

  await field.fill('mutton');
  await expect(results.getByRole('heading', { name: 'No dish found' })).toBeVisible();
  await expect(results.getByRole('status')).toHaveText('No dish found');
  await expectAccessible(page, 'no search result', TWO_LOOKS, 'main');
  await results.getByRole('button', { name: 'Show the whole menu' }).click();
  await expect(field).toHaveValue('');
  await expect(vegOnly).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('article', { name: 'Mutton Thukpa' })).toBeVisible();

  // A filter shows its first dish, wherever the menu was read.
  await page.getByRole('article', { name: 'Mutton Thukpa' }).scrollIntoViewIfNeeded();
  await vegOnly.click();
  await expect(page.getByRole('article').first()).toBeInViewport();
  await expect(page.getByRole('article', { name: 'Mutton Thukpa' })).toBeHidden();
  await expect(page.getByRole('article', { name: 'Veg Thukpa' })).toBeVisible();
  await page.reload();
  await expect(vegOnly).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article', { name: 'Mutton Thukpa' })).toBeHidden();

  // A pill leaves the search and goes to its part.
  await field.fill('thukpa');
  await page.getByRole('navigation', { name: 'Categories' }).getByText('Tea').click();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('heading', { level: 2, name: 'Tea' })).toBeInViewport();
});

test('results that arrive after their query are shown from the first one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdRequests(page, '**/search-results-*.js');
  await page.goto('/menu?category=pizza');
  await page.getByLabel('Search the menu').pressSequentially('c');
  release();
  const results = page.getByRole('region', { name: 'Search results' });
  await expect(results.getByRole('article').nth(4)).toBeAttached();
  await expect(results.getByRole('article').first()).toBeInViewport();
});

test('a search that cannot be loaded says so and leaves the menu', async ({ page }) => {
  await page.route('**/search-results-*.js', (route) => route.abort());
  await page.goto('/menu');
  await page.getByLabel('Search the menu').fill('tea');
  await expect(page.getByText('The search could not be loaded.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Classic Butter Waffle' })).toBeVisible();
});

test('the search’s placeholder is whole on a narrow phone', async ({ page, shop }) => {
  for (let order = 0; order < 5; order += 1) await placeAsGuest(shop);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/menu?category=pizza');
  await page.getByRole('link', { name: /^Margherita/ }).click();
  await page.getByRole('button', { name: 'Favourite', exact: true }).click();
  const chips = page.getByRole('search').getByRole('button', { pressed: false });
  await expect(async () => {
    await page.goto('/menu');
    await expect(chips).toHaveCount(3, { timeout: 2000 });
  }).toPass();
  const spare = await page.getByLabel('Search the menu').evaluate((field: HTMLInputElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('The browser has no canvas');
    pen.font = font;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return room - pen.measureText(field.placeholder).width;
  });
  expect(spare).toBeGreaterThanOrEqual(0);
});
