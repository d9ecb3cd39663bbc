import type { Page } from '@playwright/test';
import { holdRequests } from '../hold-requests';
import { expect, test } from '../journey';

/**
 * A desktop rounds each letter to whole pixels, so that a word is a pixel off here and there; without
 * faces made to measure it is 0.03 to 0.05.
 */
const MOST_SHIFTED = 0.005;

/** Notes every shift of the layout, from before the page's own first line. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
    );
}

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

const facesThatCame = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );

for (const path of ['/', '/menu']) {
  test(`${path} does not shift when its fonts arrive late`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const shifted = await watchShifts(page);
    const letFacesCome = await holdRequests(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    // The text stands, in the faces of this machine.
    await twoFrames(page);
    expect(await facesThatCame(page)).not.toContain('Figtree');
    letFacesCome();
    await expect
      .poll(() => facesThatCame(page))
      .toEqual(expect.arrayContaining(['Figtree', 'Fraunces']));
    await twoFrames(page);
    expect(await shifted()).toBeLessThan(MOST_SHIFTED);
  });
}
