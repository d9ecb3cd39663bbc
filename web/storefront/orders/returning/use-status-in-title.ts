import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Puts words before the tab's title, so that a customer in another tab sees them. */
export function useStatusInTitle(words: string | undefined): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page brings a new title
  useEffect(() => {
    if (words === undefined) return;
    const before = `${words} · `;
    document.title = before + document.title;
    return () => {
      if (document.title.startsWith(before)) document.title = document.title.slice(before.length);
    };
  }, [words, location]);
}
