import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { Notice } from '../../../ui/notice';
import type { PageData } from './use-page-data';

export type LoadState = Pick<PageData<unknown>, 'data' | 'failure' | 'retry' | 'busy'>;

interface LoadFailureProps {
  page: LoadState;
  /** The whole message (back office rule 5). */
  message: string;
}

/** Says that the last load failed, above earlier data if there is any. */
export function LoadFailure({ page, message }: LoadFailureProps) {
  const { data, failure, retry, busy } = page;
  if (failure === undefined) return null;
  if (data === undefined) return <ErrorState message={message} onRetry={retry} retrying={busy} />;
  return (
    <RetryNotice label="Try again" onRetry={retry} busy={busy}>
      {message} This page may be out of date.
    </RetryNotice>
  );
}

interface RetryNoticeProps {
  kind?: 'error' | 'warning';
  label: string;
  onRetry: () => void;
  busy: boolean;
  children: string | string[];
}

export function RetryNotice({ kind = 'error', label, onRetry, busy, children }: RetryNoticeProps) {
  return (
    <Notice
      kind={kind}
      role="alert"
      action={
        <Button variant="quiet" onClick={onRetry} busy={busy}>
          {label}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
