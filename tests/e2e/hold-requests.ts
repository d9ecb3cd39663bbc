import type { Page } from '@playwright/test';

/** Holds a page's requests to matching URLs. @returns a function that releases them and all later ones. */
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
