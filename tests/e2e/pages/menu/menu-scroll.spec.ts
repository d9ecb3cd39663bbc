import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { openStaffApi } from '../../staff-api';

const pills = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const current = (page: Page) => pills(page).locator('[aria-current]');
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

/** The names of the dishes whose cards are whole in sight, below the bar of the menu. */
const dishesInSight = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('main nav')?.getBoundingClientRect();
    return [...document.querySelectorAll('main article')]
      .filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return top >= (bar?.bottom ?? innerHeight) && bottom <= innerHeight;
      })
      .map((card) => card.querySelector('h3')?.textContent);
  });

test('the first screen has dishes, and the pills follow the scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/menu');
  const countInSight = async () => (await dishesInSight(page)).length;
  await expect.poll(countInSight).toBeGreaterThanOrEqual(5);
  await page.setViewportSize({ width: 1280, height: 800 });
  const add = page.getByRole('button', { name: /^Add 1 / }).first();
  await expect(add).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(countInSight).toBeGreaterThanOrEqual(4);

  await expect(current(page)).toHaveText('Waffles');
  await expect(heading(page, 'Pizza')).not.toBeInViewport();

  await pills(page).getByText('Pizza').click();
  await expect(page).toHaveURL(/category=pizza/);
  await expect(heading(page, 'Pizza')).toBeInViewport();
  await expect(current(page)).toHaveText('Pizza');
  const bar = await pills(page).boundingBox();
  const top = (await heading(page, 'Pizza').boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));

  await heading(page, 'Tea').evaluate((element) => element.scrollIntoView());
  await expect(current(page)).toHaveText('Tea');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current(page)).toHaveText('Waffles');

  // The last part is too short to reach the top, and stays selected all the same.
  await pills(page).getByText('Beverages').click();
  await expect(heading(page, 'Beverages')).toBeInViewport();
  await expect(current(page)).toHaveText('Beverages');

  // Going back from a dish leaves the pill where the menu is being read.
  await pills(page).getByText('Tea').click();
  await expect(current(page)).toHaveText('Tea');
  await heading(page, 'Pizza').evaluate((element) => element.scrollIntoView());
  await expect(current(page)).toHaveText('Pizza');
  const dish = page.getByRole('link', { name: /^Margherita/ });
  await dish.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await dish.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/category=tea/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(current(page)).toHaveText('Pizza');
  const moved = async () => Math.abs((await page.evaluate(() => scrollY)) - place);
  await expect.poll(moved).toBeLessThan(5);
});

test('the menu opens at its URL’s category, before the scripts', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const empty = await staff<{ id: string }>('POST', '/categories', { name: 'Nothing yet' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/menu?category=tea');
  await expect(heading(page, 'Tea')).toBeInViewport();
  await expect(current(page)).toHaveText('Tea');
  await page.unroute('**/assets/*.js');
  await page.goto(`/menu?category=${empty.id}`);
  await expect(current(page)).toHaveText('Nothing yet');
  const part = page.getByRole('region', { name: 'Nothing yet' });
  await expect(part.getByText('No items available in this category.')).toBeInViewport();
  await staff('DELETE', `/categories/${empty.id}`);
});
