import type { Page } from '@playwright/test';
import { expect } from './journey';

/** Longer than events wait for others. */
const BATCH_MS = 6000;

/** Expects an event, and lets time pass until the shop has it. */
type ExpectCounted = (name: string) => Promise<void>;

/** Lets the page count its visitor's actions and installs a clock, whose time sends the events. */
export async function countEvents(page: Page): Promise<ExpectCounted> {
  await page.addInitScript(() =>
    localStorage.setItem('maenam-counting', '{"version":1,"allowed":true}'),
  );
  return watchEvents(page);
}

/** Watches the events of a page whose visitor allows them, and installs its clock. */
export async function watchEvents(page: Page): Promise<ExpectCounted> {
  const names: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() !== 'fetch' || !request.url().endsWith('/api/events')) return;
    const { events }: { events: { name: string }[] } = request.postDataJSON();
    names.push(...events.map(({ name }) => name));
  });
  await page.clock.install();
  return (name) =>
    expect(async () => {
      await page.clock.fastForward(BATCH_MS);
      expect(names).toContain(name);
    }).toPass();
}
