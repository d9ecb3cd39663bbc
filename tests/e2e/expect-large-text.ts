import type { Page } from '@playwright/test';
import { expect } from './journey';

/** The smallest phone, with letters of twice the size. */
const NARROW = { width: 320, height: 640 };

/**
 * Checks that the current page has room for large text: nothing of it is wider than the phone, and no
 * word is broken. Violations fail the test at its end.
 * @param state a description of the page for the message.
 */
export async function expectLargeText(page: Page, state: string): Promise<void> {
  const before = page.viewportSize() ?? NARROW;
  await page.setViewportSize(NARROW);
  await setTextSize(page, '200%');
  const found = await page.evaluate(findCramped);
  await setTextSize(page, '');
  await page.setViewportSize(before);
  expect.soft(found, `${state} with large text`).toEqual([]);
}

/**
 * Lays out parts that are out of sight, too: Chromium keeps their styles of the former size until they are seen.
 * @param size of the page's letters, such as '200%'; '' restores the browser's own.
 */
export async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((to) => {
    document.documentElement.style.setProperty('font-size', to);
    for (const part of document.querySelectorAll<HTMLElement>('.near-sight')) {
      part.style.setProperty('content-visibility', to && 'visible');
    }
  }, size);
}

/** What lies outside the page, and which words are broken; to be evaluated in the page. */
function findCramped(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
  const root = document.querySelector('[role=dialog]') ?? document.body;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    // A code that is copied may be broken, and a row may be scrolled.
    if (!parent?.checkVisibility() || parent.closest('.select-all, .scroll-row')) continue;
    // Words for screen readers only, at some sizes or at all.
    if (parent.getBoundingClientRect().width < 2) continue;
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) found.push(`broken: ${word}`);
      if (boxes.some(({ right }) => right > clientWidth)) found.push(`outside: ${word}`);
    }
  }
  return found;
}
