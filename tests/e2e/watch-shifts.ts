import type { Page } from '@playwright/test';

/** Records every layout shift from the start of each page that opens. @returns their sum on this page. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
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
