import { Notice } from '../../../ui/notice';

/** Why a change failed. It stays beside the pressed control. */
export function FailureNotice({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <Notice kind="error" role="alert" className="my-2">
      {message}
    </Notice>
  );
}
