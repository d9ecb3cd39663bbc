import type { Page } from '@playwright/test';

/** Has a page ask instead of listen: one that follows orders never has an idle network. */
export async function refuseStreams(page: Page): Promise<void> {
  const json = { code: 'too_many_requests', status: 429, message: 'Too many streams' };
  await page.route(/\/(order-)?events(\?|$)/, (route) =>
    // Not those that a page sends.
    route.request().method() === 'GET' ? route.fulfill({ status: 429, json }) : route.fallback(),
  );
}
