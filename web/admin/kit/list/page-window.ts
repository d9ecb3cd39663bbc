export const ELLIPSIS = '…';

/** The first, last and current page (from 1) with its neighbours (back office rule 4). */
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
