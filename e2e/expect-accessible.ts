import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { expect } from './journey';

const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

interface Look {
  viewport: typeof PHONE;
  colorScheme: 'light' | 'dark';
}

/** Each width and each scheme once. */
export const TWO_LOOKS: readonly Look[] = [
  { viewport: PHONE, colorScheme: 'light' },
  { viewport: DESK, colorScheme: 'dark' },
];

const FOUR_LOOKS: readonly Look[] = [
  ...TWO_LOOKS,
  { viewport: PHONE, colorScheme: 'dark' },
  { viewport: DESK, colorScheme: 'light' },
];

/** A colour on its way to another one is neither. */
async function endOfTransitions(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

/**
 * Looks with axe at the page as it stands; what it finds fails the test at its end.
 * @param state what the page is, for the message.
 * @param looks both widths, each light and dark, unless told.
 * @param within a selector: the part of the page that is looked at, all of it unless told.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  looks = FOUR_LOOKS,
  within = 'html',
): Promise<void> {
  const found: string[] = [];
  // Once per page: half a megabyte. `evaluate` is not held to the page's own policy.
  await page.evaluate(axe.source);
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(endOfTransitions);
    const { violations } = await page.evaluate<AxeResults>(
      `axe.run('${within}', { resultTypes: ['violations'] })`,
    );
    for (const { id, nodes } of violations) {
      const where = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
      found.push(`${state}, ${viewport.width} px, ${colorScheme}: ${id} at ${where.join('; ')}`);
    }
  }
  expect.soft(found, state).toEqual([]);
}
