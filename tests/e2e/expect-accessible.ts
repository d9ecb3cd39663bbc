import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './journey';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

interface Look {
  viewport: typeof PHONE;
  colorScheme: 'light' | 'dark';
  /** Of axe's rules; all unless told. */
  rules?: readonly string[];
}

interface Violation {
  id: string;
  targets: string[];
}

/** What depends on the scheme. The others were asked at the same width already. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Each width and each scheme once. */
export const TWO_LOOKS: readonly Look[] = [
  { viewport: PHONE, colorScheme: 'light' },
  { viewport: DESK, colorScheme: 'dark' },
];

const FOUR_LOOKS: readonly Look[] = [
  ...TWO_LOOKS,
  { viewport: PHONE, colorScheme: 'dark', rules: RULES_OF_COLOUR },
  { viewport: DESK, colorScheme: 'light', rules: RULES_OF_COLOUR },
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
  // Once per document: half a megabyte. `evaluate` is not held to the page's own policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  for (const { viewport, colorScheme, rules } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(endOfTransitions);
    for (const { id, targets } of await violations(page, within, rules)) {
      const where = targets.slice(0, 3).join('; ');
      found.push(`${state}, ${viewport.width} px, ${colorScheme}: ${id} at ${where}`);
    }
  }
  expect.soft(found, state).toEqual([]);
}

/** What axe finds; the rest of its answer is longer than the page. */
async function violations(
  page: Page,
  within: string,
  rules: readonly string[] | undefined,
): Promise<Violation[]> {
  // The style sheets are fetched anew for no rule that is asked.
  const options = { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) };
  return page.evaluate(`axe.run('${within}', ${JSON.stringify(options)}).then((results) =>
    results.violations.map(({ id, nodes }) => ({
      id, targets: nodes.map(({ target }) => target.join(' ')),
    })))`);
}
