import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';

const PANEL_ID = 'counter-order';

/** The order beside the dishes, where it stays in sight. On a phone it is below them. */
export function SidePanel({ children }: { children: ReactNode }) {
  return (
    <div
      id={PANEL_ID}
      tabIndex={-1}
      className="outline-none md:sticky md:top-[calc(var(--above,3.5rem)+0.5rem)]"
    >
      {children}
    </div>
  );
}

/** Leads a phone and its focus to the panel. A link would add an entry to the history for each order. */
export function ToSidePanel({ children }: { children: ReactNode }) {
  return (
    <Button
      wide
      size="lg"
      variant="accent"
      className="sticky bottom-3 z-10 md:hidden"
      onClick={showPanel}
    >
      {children}
    </Button>
  );
}

function showPanel(): void {
  const panel = document.getElementById(PANEL_ID);
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView();
}
