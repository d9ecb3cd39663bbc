import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { findOverflow } from './find-overflow';
import { expect } from './journey';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** axe parses the same few colours for each text of a page, which took a quarter of its time. */
const CACHE_COLOURS = `{
  const { Color } = axe.commons.color;
  const parse = Color.prototype.parseString;
  const parsed = new Map();
  Color.prototype.parseString = function (text) {
    if (!parsed.has(text)) parsed.set(text, parse.call(new Color(), text));
    const { r, g, b, alpha } = parsed.get(text);
    return Object.assign(this, { r, g, b, alpha });
  };
}`;
const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
export const DESK = { width: 1280, height: 800 };

interface Look {
  viewport: typeof PHONE;
  colorScheme: 'light' | 'dark';
  /** The axe rules to check; all by default. */
  rules?: readonly string[];
}

interface Violation {
  id: string;
  targets: string[];
}

/** The rules that depend on the shop's colours. */
export const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** The rules that depend on what a width shows, hides or makes smaller; none of them on the colour scheme. */
const RULES_OF_WIDTH = [
  'aria-hidden-focus',
  'button-name',
  'empty-table-header',
  'heading-order',
  'label',
  'link-name',
  'nested-interactive',
  'page-has-heading-one',
  'scrollable-region-focusable',
  'select-name',
  'target-size',
];

/** Covers each width and each colour scheme once. */
export const TWO_LOOKS: readonly Look[] = [
  { viewport: PHONE, colorScheme: 'light' },
  { viewport: DESK, colorScheme: 'dark' },
];

/** For the back office, which has a layout of its own on a tablet: all rules once, and at each width its own. */
export const THREE_LOOKS: readonly Look[] = [
  { viewport: PHONE, colorScheme: 'light', rules: [...RULES_OF_WIDTH, ...RULES_OF_COLOUR] },
  { viewport: TABLET, colorScheme: 'light', rules: RULES_OF_WIDTH },
  { viewport: DESK, colorScheme: 'dark' },
];

/** For a dialog or another part of a page, whose colours theme.test.ts compares in both schemes. */
export const ONE_LOOK: readonly Look[] = TWO_LOOKS.slice(1);

/** On a whole page, two cards of a list and three rows of a table stand for the others. */
export const REPEATED: readonly string[] = [
  'main li:nth-child(n+3) > article',
  'main tbody > tr:nth-child(n+4)',
];

/** Waits until no part of the page is a placeholder. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('.animate-shimmer')).toHaveCount(0);
}

/** Ends all transitions, because a colour would be measured halfway. One out of sight might never end. */
function endTransitions(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

/**
 * Checks the current page with axe; violations fail the test at its end.
 * @param state a description of the page for the message.
 * @param looks the widths and colour schemes; by default both widths, light and dark once.
 * @param within a selector for the part of the page to check; by default the whole page.
 * @param without selectors for what to leave out of it.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  looks = TWO_LOOKS,
  within = 'html',
  without = within === 'html' ? REPEATED : [],
): Promise<void> {
  const found: string[] = [];
  // A page that is still opening has no title yet.
  if (within === 'html') await expect(page).toHaveTitle(/\S/);
  // Injected once per document, because it is half a megabyte. The page's CSP does not apply to `evaluate`.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE + CACHE_COLOURS);
  for (const { viewport, colorScheme, rules } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(endTransitions);
    for (const { id, targets } of await violations(
      page,
      { include: within, exclude: without },
      rules,
    )) {
      const where = targets.slice(0, 3).join('; ');
      found.push(`${state}, ${viewport.width} px, ${colorScheme}: ${id} at ${where}`);
    }
    for (const overflow of await findOverflow(page, within)) {
      found.push(`${state}, ${viewport.width} px, with longer texts: ${overflow}`);
    }
  }
  expect.soft(found, state).toEqual([]);
}

/** Returns only the violations: axe's full result is longer than the page. */
async function violations(
  page: Page,
  context: { include: string; exclude: readonly string[] },
  rules: readonly string[] | undefined,
): Promise<Violation[]> {
  // Preloading would fetch the style sheets again, and no rule needs it.
  const options = { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) };
  return page.evaluate(`axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then((results) =>
    results.violations.map(({ id, nodes }) => ({
      id, targets: nodes.map(({ target }) => target.join(' ')),
    })))`);
}
