/**
 * Keeps the bars above a page in sight, and tells their height to what sticks below them, as `--above`. Bars that
 * would take half of the window, as with very large letters, scroll with the page. The last may lie over the page.
 * @returns stops it.
 */
export function stickAbove(bars: HTMLElement | null): (() => void) | undefined {
  const last = bars?.lastElementChild;
  if (!last) return undefined;
  const measure = () => {
    const height = last.getBoundingClientRect().bottom - bars.getBoundingClientRect().top;
    const isTall = height * 2 > innerHeight;
    bars.style.position = isTall ? 'static' : 'sticky';
    bars.parentElement?.style.setProperty('--above', isTall ? '0px' : `${height}px`);
  };
  const observer = new ResizeObserver(measure);
  for (const each of [bars, last]) observer.observe(each);
  addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    removeEventListener('resize', measure);
  };
}
