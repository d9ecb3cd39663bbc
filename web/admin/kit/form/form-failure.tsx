import { m } from '../../../../shared/messages/compiled/messages';
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
    <RetryNotice kind="warning" label={m.kit_form_load_latest()} onRetry={onLoadLatest} busy={busy}>
      {m.kit_form_conflict()}
    </RetryNotice>
  );
}
