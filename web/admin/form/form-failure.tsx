import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { MutationFailure } from '../page/use-mutation';

interface WriteFailureNoticeProps {
  failure: MutationFailure | undefined;
  /** Puts what is there now into the form, in place of what was typed; where there is nothing yet, left out. */
  onLoadLatest?: (() => void) | undefined;
  busy: boolean;
}

/**
 * Why a form was not saved. When someone else was faster, what was typed stays, and what is there
 * now can be loaded in its place.
 */
export function FormFailure({ failure, onLoadLatest, busy }: WriteFailureNoticeProps) {
  if (!failure) return null;
  if (failure.code !== 'conflict' || !onLoadLatest) {
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
        <Button variant="quiet" onClick={onLoadLatest} busy={busy}>
          Load the latest version
        </Button>
      }
    >
      Someone else changed this. Nothing was saved, and what you typed is still here.
    </Notice>
  );
}
