import { useLayoutEffect } from 'react';

const shown = new Map<string, number>();

interface BodyMarkProps {
  /** Named in app.css. */
  name: 'sheet' | 'own-bar' | 'own-promise' | 'at-table' | 'toasts-in-header';
}

/** Styles with `body:has(…)` would search the whole page whenever anything on it changes. */
export function BodyMark({ name }: BodyMarkProps) {
  useLayoutEffect(() => {
    const count = (change: number) => {
      const marks = (shown.get(name) ?? 0) + change;
      shown.set(name, marks);
      document.body.toggleAttribute(`data-${name}`, marks > 0);
    };
    count(1);
    return () => count(-1);
  }, [name]);
  return null;
}
