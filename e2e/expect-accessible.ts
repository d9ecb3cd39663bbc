import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { expect } from './journey';

const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

const FOUR_LOOKS = [PHONE, DESK].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);

/** A colour on its way to another one is neither. */
async function endOfTransitions(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

/**
 * Looks with axe at the page as it stands, at both widths, light and dark; what it finds fails the
 * test at its end.
 * @param state what the page is, for the message.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const found: string[] = [];
  // Once per page: half a megabyte. `evaluate` is not held to the page's own policy.
  await page.evaluate(axe.source);
  for (const { viewport, colorScheme } of FOUR_LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(endOfTransitions);
    const { violations } = await page.evaluate<AxeResults>(
      "axe.run(document, { resultTypes: ['violations'] })",
    );
    for (const { id, nodes } of violations) {
      const where = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
      found.push(`${state}, ${viewport.width} px, ${colorScheme}: ${id} at ${where.join('; ')}`);
    }
  }
  expect.soft(found, state).toEqual([]);
}
