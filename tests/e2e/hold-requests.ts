import type { Page } from '@playwright/test';

/** Keeps a page's requests to these addresses waiting. @returns what lets them all through, from then on. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
