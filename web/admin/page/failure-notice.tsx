import { Notice } from '../../ui/notice';

/** The shop's own alert for a change that did not succeed; it stays beside what was pressed. */
export function FailureNotice({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <Notice kind="error" role="alert" className="my-2">
      {message}
    </Notice>
  );
}
