import { classNames } from './class-names';

/** A placeholder for loading content. `className` sets its size. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div aria-hidden className={classNames('animate-shimmer rounded-md bg-mist', className)} />
  );
}

export function LoadingNote({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
