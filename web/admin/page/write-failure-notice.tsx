import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { WriteFailure } from './use-write';

interface WriteFailureNoticeProps {
  failure: WriteFailure | undefined;
  /** Puts what is there now into the form, in place of what was typed; where there is nothing yet, left out. */
  onLoadPresent?: (() => void) | undefined;
  busy: boolean;
}

/**
 * Why a form was not saved. When someone else was faster, what was typed stays, and what is there
 * now can be loaded in its place.
 */
export function WriteFailureNotice({ failure, onLoadPresent, busy }: WriteFailureNoticeProps) {
  if (!failure) return null;
  if (failure.code !== 'conflict' || !onLoadPresent) {
    return (
      <Notice kind="error" role="alert">
        {failure.message}
      </Notice>
    );
  }
  return (
    <Notice
      kind="warning"
      role="alert"
      className="items-center"
      action={
        <Button variant="quiet" onClick={onLoadPresent} busy={busy}>
          Load the present one
        </Button>
      }
    >
      Someone else changed this in the meantime. Nothing was saved, and what you typed is still
      here.
    </Notice>
  );
}
