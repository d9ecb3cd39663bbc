import type { Page } from '@playwright/test';

/** Hides or shows the page, as a phone does when its screen turns off or another app comes to the front. */
export const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
