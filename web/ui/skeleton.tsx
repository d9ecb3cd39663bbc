import { classNames } from './class-names';

/** Holds the place of what is loading. Its size comes from `className`. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div aria-hidden className={classNames('animate-shimmer rounded-md bg-mist', className)} />
  );
}

/** Says to a screen reader what the skeletons beside it mean. */
export function LoadingNote({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
