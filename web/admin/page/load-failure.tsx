import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { Notice } from '../../ui/notice';

interface LoadFailureProps {
  /** The whole sentence (spec §8). */
  message: string;
  /** What was loaded before still stands below. */
  hasOlder: boolean;
  onRetry: () => void;
  busy: boolean;
}

/** Says that the page could not be loaded, over what is left of it. */
export function LoadFailure({ message, hasOlder, onRetry, busy }: LoadFailureProps) {
  if (!hasOlder) return <ErrorState message={message} onRetry={onRetry} retrying={busy} />;
  return (
    <Notice
      kind="error"
      role="alert"
      className="items-center"
      action={
        <Button variant="quiet" onClick={onRetry} busy={busy}>
          Try again
        </Button>
      }
    >
      {message} This page may be out of date.
    </Notice>
  );
}
