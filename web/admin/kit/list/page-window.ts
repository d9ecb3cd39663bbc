export const ELLIPSIS = '…';

/**
 * The page numbers to show: the first, the last, the current one and its neighbours. An ellipsis
 * replaces two or more omitted pages (back office rule 4).
 * @param current 1 to `count`.
 */
export function pageWindow(current: number, count: number): (number | typeof ELLIPSIS)[] {
  const near = [1, current - 1, current, current + 1, count];
  const shown = [...new Set(near)]
    .filter((page) => page >= 1 && page <= count)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const gap = page - (shown[index - 1] ?? 0);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [ELLIPSIS, page] : [page];
  });
}
