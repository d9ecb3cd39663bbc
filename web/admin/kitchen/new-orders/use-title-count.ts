import { useEffect } from 'react';
import { useLocation } from 'react-router';

const COUNT = /^\(\d+\) /;

export function useTitleCount(count: number): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page brings a new title
  useEffect(() => {
    if (count === 0) return;
    document.title = `(${count}) ${document.title.replace(COUNT, '')}`;
    return () => {
      document.title = document.title.replace(COUNT, '');
    };
  }, [count, location]);
}
