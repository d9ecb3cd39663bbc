import type { Page } from '@playwright/test';

/**
 * Lets the page count its visitor's actions and installs a clock, whose time sends the events.
 * @returns the names of the events sent so far.
 */
export async function countEvents(page: Page): Promise<() => string[]> {
  const names: string[] = [];
  await page.addInitScript(() => localStorage.setItem('maenam-counting', 'yes'));
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch' || !request.url().endsWith('/api/events')) return;
    const { events }: { events: { name: string }[] } = request.postDataJSON();
    names.push(...events.map(({ name }) => name));
  });
  await page.clock.install();
  return () => names;
}
