import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMenuLocation } from './use-menu-location';

/** A part counts as reached this far below the bar (px). */
const READING_LINE_PX = 40;

/** The addressed category until the page is scrolled away, then the one being read. */
export function useCategoryInView(
  addressed: string | undefined,
  ids: readonly string[],
  bar: RefObject<HTMLElement | null>,
): string {
  const { key } = useMenuLocation();
  const [reached, setReached] = useState(addressed ?? ids[0] ?? '');
  const restsAt = useRef<number>(undefined);
  const shownIds = ids.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at every tap on a pill, too
  useEffect(() => {
    if (!addressed) return;
    setReached(addressed);
    restsAt.current = scrollY;
  }, [key, addressed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts are watched when others are shown
  useEffect(() => {
    if (!bar.current) return;
    const stuckAt = parseFloat(getComputedStyle(bar.current).top);
    const line = Math.ceil(stuckAt + bar.current.offsetHeight) + READING_LINE_PX;
    const parts = [...document.querySelectorAll<HTMLElement>('[data-category]')];
    const follow = () => {
      if (scrollY === restsAt.current) return;
      restsAt.current = undefined;
      const shown = parts.filter(
        // Browsers of before 2024 have no `checkVisibility`, and hide the menu without its boxes.
        (part) => part.checkVisibility?.() ?? part.offsetHeight > 0,
      );
      const passed = shown.filter((part) => part.getBoundingClientRect().top <= line);
      const part = passed.at(-1) ?? shown[0];
      if (part?.dataset['category']) setReached(part.dataset['category']);
    };
    // Where the parts are is read only when one crosses the line, not in every frame of a scroll.
    const leaveAddressed = () => restsAt.current !== undefined && follow();
    let observer: IntersectionObserver | undefined;
    const watch = () => {
      observer?.disconnect();
      const rootMargin = `${-line}px 0px ${line + 1 - innerHeight}px 0px`;
      observer = new IntersectionObserver(follow, { rootMargin });
      for (const part of parts) observer.observe(part);
    };
    watch();
    addEventListener('resize', watch);
    addEventListener('scroll', leaveAddressed, { passive: true });
    return () => {
      observer?.disconnect();
      removeEventListener('resize', watch);
      removeEventListener('scroll', leaveAddressed);
    };
  }, [bar, shownIds]);

  return reached;
}
