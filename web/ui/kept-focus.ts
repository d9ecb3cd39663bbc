import { useLayoutEffect } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';

/** What last opened a layer, and what is around it on the page. */
let around: readonly Element[] = [];

/**
 * A dialog gives the focus back to what opened it. If that is gone, as the button of a payment that was made, the
 * nearest control on the page gets it: otherwise the next Tab would begin at the top.
 */
export function useKeptFocus(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    // One layer may open the next one.
    if (opener?.closest('main')) around = ancestorsOf(opener);
    return () => {
      setTimeout(focusNearest);
    };
  }, [open]);
}

function ancestorsOf(element: Element): Element[] {
  const { parentElement: parent } = element;
  return [element, ...(parent && parent.tagName !== 'MAIN' ? ancestorsOf(parent) : [])];
}

function focusNearest(): void {
  const focused = document.activeElement;
  if (focused !== document.body) {
    // The page may have changed, and the focus comes back without scrolling.
    if (focused?.closest('main')) focused.scrollIntoView({ block: 'nearest' });
    return;
  }
  const left = around.find((each) => each.isConnected && each.querySelector(FOCUSABLE));
  left?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}
