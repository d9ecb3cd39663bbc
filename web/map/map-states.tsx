import { m } from '../../shared/messages/compiled/messages';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

/** The size of a map in a form. */
export const FORM_MAP = 'h-64 rounded-md border border-mist-strong sm:h-80';

export function MapLoading() {
  return (
    <p role="status" className="grid size-full place-items-center bg-raised text-ink-soft">
      {m.ui_map_loading()}
    </p>
  );
}

export function MapFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice kind="info" role="status">
      <p>{m.ui_map_failed()}</p>
      <Button variant="plain" onClick={onRetry} className="-ml-4">
        {m.ui_map_retry()}
      </Button>
    </Notice>
  );
}
