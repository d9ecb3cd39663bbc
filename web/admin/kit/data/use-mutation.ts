import { useState } from 'react';
import type { RefusalCode } from '../../../../shared/domain/platform/refusals';
import { refusal } from '../../../api/refusal';

export interface MutationFailure {
  code: RefusalCode;
  message: string;
}

/**
 * Refusals that do not explain a failed change: the page shows its own message (back office rule
 * 6).
 */
export const UNSPECIFIC = new Set<RefusalCode>(['internal_error', 'unavailable', 'unauthorized']);

const GONE = 'It has been deleted. Nothing was saved.';

/** Sends one change at a time. A specific refusal shows its own message, any other failure the page's. */
export function useMutation() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<MutationFailure>();

  /**
   * Returns the result, or undefined for a failed change.
   * @param failed the page's message for a failed change.
   * @param gone the message for a change of something that no longer exists.
   */
  const send = async <Result>(
    change: () => Promise<Result>,
    failed: string,
    gone = GONE,
  ): Promise<{ result: Result } | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setFailure(undefined);
    try {
      return { result: await change() };
    } catch (error) {
      setFailure(failureOf(error, failed, gone));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    failure,
    send,
    /** Shows why a change was not sent. */
    refuse: (message: string) => setFailure({ code: 'bad_input', message }),
    clearFailure: () => setFailure(undefined),
  };
}

function failureOf(error: unknown, failed: string, gone: string): MutationFailure {
  const refused = refusal(error);
  const { code, message } = refused;
  if (UNSPECIFIC.has(code)) return { code, message: failed };
  if (code === 'not_found') return { code, message: gone };
  if (refused.code !== 'bad_input') return { code, message };
  const { issues } = refused.data;
  const reasons = new Set(issues.map((issue) => issue.message));
  // One field's message would not say which field is wrong.
  const whole = issues.length > 0 && issues.every(({ path }) => path === '');
  return { code, message: [...(whole ? [] : [message]), ...reasons].join(' ') };
}
