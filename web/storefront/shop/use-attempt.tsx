import { useState } from 'react';
import { refusal } from '../../api/refusal';
import { IdentityError } from '../../session/identity-service';
import { Notice } from '../../ui/notice';
import { WithCallLink } from './with-call-link';

/** Runs one request of a form at a time: whether it is running, and why the last one failed. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(sentence(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, attempt };
}

/** The message of a failed request: the server's, if it sent one. */
export function sentence(error: unknown): string {
  return error instanceof IdentityError ? error.message : refusal(error).message;
}

export function Failure({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <Notice kind="error" role="alert">
      <WithCallLink>{message}</WithCallLink>
    </Notice>
  );
}
