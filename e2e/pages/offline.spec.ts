import type { Page } from '@playwright/test';
import { expect, test } from '../journey';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the worker keeps the shop on this device. */
async function openAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

test('without a network the menu opens and tells its age', async ({ page, context }) => {
  await openAndKeep(page, '/menu?category=coffee&fbclid=1');
  await context.setOffline(true);
  await page.goto('/menu?category=coffee');
  await expect(
    page.getByRole('status').getByText(/^Menu from \d+:\d\d [ap]m · no connection/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Filter Coffee' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Menu from/)).toBeHidden();
});
