import type { Locator, Page } from '@playwright/test';
import { expectAccessible, TWO_LOOKS } from '../../expect-accessible';
import { expect, test } from '../../journey';

const QUESTION = 'May we count which dishes you look at, without knowing who you are?';

test('a visitor is asked once whether they may be counted', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/menu');
  const question = page.getByRole('region', { name: QUESTION });
  const store = (text: string) =>
    page.evaluate((text) => localStorage.setItem('maenam-counting-question', text), text);
  const twoVisits = '{"version":1,"visits":2,"lastAt":0,"hasOrdered":false,"isAsked":false}';
  await store(twoVisits);
  const shifts = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const moved = list.getEntries() as unknown as { value: number }[];
            resolve(moved.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );

  await page.reload();
  await moveUntilSeen(page, question);
  expect(await shifts()).toBe(0);
  const [yes, no] = ['Allow', 'Decline'].map((name) => question.getByRole('button', { name }));
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const box = await question.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await expect(no ?? question).toBeInViewport();
  const [first, second] = [await yes?.boundingBox(), await no?.boundingBox()];
  expect(first?.height).toBe(second?.height);
  await page.reload();
  await page.mouse.move(120, 120);
  await page.waitForTimeout(1000);
  await expect(question).toHaveCount(0);

  await store(twoVisits);
  await page.reload();
  await moveUntilSeen(page, question);
  await expectAccessible(page, 'the question whether to count', TWO_LOOKS, 'section[aria-live]');
  await page.setViewportSize({ width: 360, height: 740 });
  await question.getByRole('button', { name: 'Allow' }).press('Enter');
  await expect(question).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByLabel('Count what I do in this shop')).toBeChecked();
});

/** The question is loaded by the first movement after the page has come to life. */
async function moveUntilSeen(page: Page, question: Locator) {
  let x = 100;
  await expect(async () => {
    x += 1;
    await page.mouse.move(x, 100);
    await expect(question).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
}
