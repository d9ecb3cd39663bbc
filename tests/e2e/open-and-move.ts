import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and moves the pointer until a part shows that is loaded at the first interaction. */
export async function openAndMove(page: Page, path: string, part: Locator): Promise<void> {
  await page.goto(path);
  let x = 10;
  await expect(async () => {
    x += 1;
    await page.mouse.move(x, 300);
    await expect(part).toBeVisible({ timeout: 1000 });
  }).toPass();
}
