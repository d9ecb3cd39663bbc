import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** What stays in sight at the bottom of a sheet or a page. */
export function BottomBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <footer
      className={classNames(
        'border-t border-mist bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        className,
      )}
    >
      {children}
    </footer>
  );
}
