import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
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
  const isOld = data !== undefined;
  return (
    <RetryNotice onRetry={retry} busy={busy}>
      {isOld ? `${message} ${m.kit_list_may_be_old()}` : message}
    </RetryNotice>
  );
}

interface RetryNoticeProps {
  kind?: 'error' | 'warning';
  label?: string;
  onRetry: () => void;
  busy?: boolean;
  children: string;
}

/** Red, for all that failed to load in the back office. */
export function RetryNotice(props: RetryNoticeProps) {
  const { kind = 'error', label = m.page_try_again(), onRetry, busy = false, children } = props;
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
