import type { ReactNode, RefObject } from 'react';
import { classNames } from '../ui/class-names';

interface MapFrameProps {
  label: string;
  box: RefObject<HTMLDivElement | null>;
  isWaiting: boolean;
  /** Shown while the map waits for its script and first tiles. */
  waiting: ReactNode;
  className: string;
}

/** The place of a map, with its size before the map is there. */
export function MapFrame({ label, box, isWaiting, waiting, className }: MapFrameProps) {
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label={label}
      className={classNames('relative isolate overflow-hidden', className)}
    >
      {isWaiting && <div className="absolute inset-0">{waiting}</div>}
      <div
        className={classNames(
          'absolute inset-0 transition-opacity',
          isWaiting ? 'invisible opacity-0' : 'opacity-100',
        )}
      >
        {/* Leaflet adds classes, which React would remove when ours change. */}
        <div ref={box} className="size-full" />
      </div>
    </section>
  );
}

/** The button that opened the map is gone, so the keyboard focus moves here. */
function takeFocus(section: HTMLElement | null): void {
  section?.focus({ preventScroll: true });
}
