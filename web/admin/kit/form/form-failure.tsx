import { FailureNotice } from '../query/failure-notice';
import { RetryNotice } from '../query/load-failure';
import type { MutationFailure } from '../query/use-mutation';

interface FormFailureProps {
  failure: MutationFailure | undefined;
  /** Replaces the form's values with the latest version; undefined for a form that adds something. */
  onLoadLatest?: (() => void) | undefined;
  busy: boolean;
}

export function FormFailure({ failure, onLoadLatest, busy }: FormFailureProps) {
  if (failure?.code !== 'conflict' || !onLoadLatest) {
    return <FailureNotice message={failure?.message} />;
  }
  return (
    <RetryNotice kind="warning" label="Load the latest version" onRetry={onLoadLatest} busy={busy}>
      Someone else changed this. Nothing was saved, and what you typed is still here.
    </RetryNotice>
  );
}
