import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

/** The size of a map in a form. */
export const FORM_MAP = 'h-64 rounded-md border border-mist-strong sm:h-80';

export function MapLoading() {
  return (
    <p role="status" className="grid size-full place-items-center bg-raised text-ink-soft">
      Loading the map…
    </p>
  );
}

export function MapFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice kind="info" role="status">
      <p>The map could not be loaded. You can continue without it.</p>
      <Button variant="plain" onClick={onRetry} className="-ml-4">
        Try the map again
      </Button>
    </Notice>
  );
}
