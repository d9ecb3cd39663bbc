/**
 * Keeps the bars above a page in sight, and tells their height to what sticks below them, as `--above`. Bars that
 * would take half of the window, as with very large letters, scroll with the page. @returns stops it.
 */
export function stickAbove(bars: HTMLElement | null): (() => void) | undefined {
  if (!bars) return undefined;
  const measure = () => {
    const isTall = bars.offsetHeight * 2 > innerHeight;
    bars.style.position = isTall ? 'static' : 'sticky';
    bars.parentElement?.style.setProperty('--above', isTall ? '0px' : `${bars.offsetHeight}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bars);
  addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    removeEventListener('resize', measure);
  };
}
