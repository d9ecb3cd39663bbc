import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** A part counts as reached this far below the bar (px). */
const READING_LINE_PX = 40;

/**
 * The id of the category that is being read: the one in the address until the page is scrolled away
 * from it, and then the last one that has reached the bar.
 * @param addressed the category in the address, if it names one.
 * @param bar the bar under which the menu scrolls.
 */
export function useCategoryInView(
  addressed: string | undefined,
  firstId: string,
  bar: RefObject<HTMLElement | null>,
): string {
  const { key } = useLocation();
  const [reached, setReached] = useState(addressed ?? firstId);
  const restsAt = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at every tap on a pill, too
  useEffect(() => {
    if (!addressed) return;
    setReached(addressed);
    restsAt.current = scrollY;
  }, [key, addressed]);

  useEffect(() => {
    const follow = () => {
      if (scrollY === restsAt.current) return;
      restsAt.current = undefined;
      const line = (bar.current?.getBoundingClientRect().bottom ?? 0) + READING_LINE_PX;
      const shown = [...document.querySelectorAll<HTMLElement>('[data-category]')].filter(
        ({ offsetHeight }) => offsetHeight > 0,
      );
      const passed = shown.filter((part) => part.getBoundingClientRect().top <= line);
      const part = passed.at(-1) ?? shown[0];
      if (part?.dataset['category']) setReached(part.dataset['category']);
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [bar]);

  return reached;
}
