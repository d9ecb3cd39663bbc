import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface UnmovingProps {
  /** Other news may have another height. */
  news: string;
  children: ReactNode;
  className?: string;
}

/** Scrolls by as much as the news are higher than the ones before, so that nothing below them moves on the screen. */
export function Unmoving({ news, children, className }: UnmovingProps) {
  const place = useRef<HTMLDivElement>(null);
  const heightPx = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other news have another height
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    box.style.minHeight = '';
    const growth = box.offsetHeight - (heightPx.current ?? box.offsetHeight);
    // The page cannot scroll above its top: there the room stays.
    const kept = Math.max(0, -growth - scrollY);
    if (kept > 0) box.style.minHeight = `${box.offsetHeight + kept}px`;
    heightPx.current = box.offsetHeight;
    if (growth + kept !== 0) scrollBy(0, growth + kept);
  }, [news]);
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}
