import type { Page } from '@playwright/test';
import { holdRequests } from '../../hold-requests';
import { expect, test } from '../../journey';
import { watchShifts } from '../../watch-shifts';

/**
 * The largest layout shift. A desktop rounds letters to whole pixels, so some words move by a pixel,
 * pills by a few, and a long name may wrap. Without metric-adjusted fallback fonts the shift is 0.03 to
 * 0.05.
 */
const MOST_SHIFTED = 0.01;

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );

for (const path of ['/', '/menu']) {
  test(`${path} does not shift when its fonts arrive late`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const shifted = await watchShifts(page);
    const releaseFonts = await holdRequests(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    // The text is laid out in fallback fonts.
    await twoFrames(page);
    expect(await loadedFonts(page)).not.toContain('Figtree');
    releaseFonts();
    await expect
      .poll(() => loadedFonts(page))
      .toEqual(expect.arrayContaining(['Figtree', 'Fraunces']));
    await twoFrames(page);
    expect(await shifted()).toBeLessThan(MOST_SHIFTED);
  });
}
