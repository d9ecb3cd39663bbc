import type { Page } from '@playwright/test';

/** Counts the taps on a page from now on, also those on fields; keys do not count. @returns reads the number and begins anew. */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    const count = ({ isTrusted }: Event) => isTrusted && Reflect.get(window, 'countTap')();
    addEventListener('pointerdown', count, true);
  });
  return () => {
    const counted = taps;
    taps = 0;
    return counted;
  };
}
