import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface KeptHeightProps {
  children: ReactNode;
  /** Another one is another content, with its own height. */
  of?: string | undefined;
}

/** Does not get lower while it is shown, so that a sentence that goes moves nothing below it. */
export function KeptHeight({ children, of }: KeptHeightProps) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content begins again
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    box.style.minHeight = '';
    let width: number | undefined;
    const observer = new ResizeObserver(() => {
      if (box.clientWidth !== width) box.style.minHeight = '';
      width = box.clientWidth;
      box.style.minHeight = `${box.getBoundingClientRect().height}px`;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [of]);
  return <div ref={place}>{children}</div>;
}
