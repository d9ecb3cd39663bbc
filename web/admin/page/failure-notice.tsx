import { Notice } from '../../ui/notice';

/** Why a change failed. It stays beside the control that was pressed. */
export function FailureNotice({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <Notice kind="error" role="alert" className="my-2">
      {message}
    </Notice>
  );
}
