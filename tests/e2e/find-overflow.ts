import type { Page } from '@playwright/test';

/**
 * What does not fit once every text of the page is half as long again, as texts of other languages may be: a page wider
 * than its window, words outside it, and words outside their button, link or cell. The page keeps its texts.
 * @param within a selector for the part of the page.
 */
export function findOverflow(page: Page, within: string): Promise<string[]> {
  return page.evaluate(findOverflowWithin, within);
}

/** To be evaluated in the page. */
function findOverflowWithin(within: string): string[] {
  const root = document.querySelector(within) ?? document.body;
  const { clientWidth } = document.documentElement;
  const found = new Set<string>();

  const texts: { node: Text; parent: Element; before: string }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data } = node as Text;
    const parent = node.parentElement;
    const letters = data.match(/\p{L}/gu)?.length ?? 0;
    const digits = data.match(/\p{N}/gu)?.length ?? 0;
    // A price, a date or a code is as long in every language, and words for screen readers have no width.
    if (letters < 2 || digits >= letters || !parent?.checkVisibility()) continue;
    if (parent.closest('script, style, svg, option, .select-all')) continue;
    if (parent.getBoundingClientRect().width < 2) continue;
    texts.push({ node: node as Text, parent, before: data });
  }
  for (const { node, before } of texts) {
    const words = before.trim();
    node.data = `${before.trimEnd()} ${words.slice(0, Math.ceil(words.length / 2)).trim()} `;
  }

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} px wide`);
  for (const { node, parent, before } of texts) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || isScrolled(element.parentElement));
    if (!isScrolled(parent) && (left < -1 || right > clientWidth + 1)) {
      found.add(`outside the page: ${before}`);
    }
    const own = parent.closest('button, a, label, th, td, li, p');
    const cuts = [parent, own].some(
      (element) => element && getComputedStyle(element).overflowX !== 'visible',
    );
    const box = own?.getBoundingClientRect();
    if (box && !cuts && (left < box.left - 1 || right > box.right + 1)) {
      found.add(`outside its ${own?.tagName}: ${before}`);
    }
  }
  for (const { node, before } of texts) node.data = before;
  return [...found];
}
