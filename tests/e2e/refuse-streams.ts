import type { Page } from '@playwright/test';

/** Makes a page poll instead of stream, because a page with a stream never has an idle network. */
export async function refuseStreams(page: Page): Promise<void> {
  const json = { code: 'too_many_requests', status: 429, message: 'Too many streams' };
  await page.route(/\/(order-)?events(\?|$)/, (route) =>
    // Requests that a page sends are let through.
    route.request().method() === 'GET' ? route.fulfill({ status: 429, json }) : route.fallback(),
  );
}
