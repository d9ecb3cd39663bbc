function readOpenedKey(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  const [opened] = performance.getEntriesByType('navigation');
  const isNew = opened instanceof PerformanceNavigationTiming && opened.type === 'navigate';
  // The page's first script has given the entry a key, for its scroll position.
  return isNew ? history.state?.key : undefined;
}

/** The key of the location that a bookmark, an icon or an address opened; undefined after a reload or Back. */
export const openedKey = readOpenedKey();
