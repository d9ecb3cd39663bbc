import { useState } from 'react';
import type { RefusalCode } from '../../../shared/domain/refusals';
import { refusal } from '../../api/refusal';

/** Why a change was not made: what to switch over, and the sentence that the page shows. */
export interface MutationFailure {
  code: RefusalCode;
  message: string;
}

/** Refusals that say nothing about the change itself: the page's own sentence says more (spec §8). */
const SPEECHLESS = new Set<RefusalCode>(['internal_error', 'unavailable', 'unauthorized']);

const GONE = 'It has been deleted. Nothing was saved.';

/**
 * Sends a change, one at a time. A refusal with something to say is shown in its own words, any
 * other failure in the page's.
 */
export function useMutation() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<MutationFailure>();

  /**
   * Answers what the change answered, or undefined when it was not made.
   * @param failed the sentence for a change that did not succeed.
   * @param gone the sentence for a change of what is no longer there.
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
    /** Says why something is not even sent. */
    refuse: (message: string) => setFailure({ code: 'bad_input', message }),
    clearFailure: () => setFailure(undefined),
  };
}

function failureOf(error: unknown, failed: string, gone: string): MutationFailure {
  const refused = refusal(error);
  const { code, message } = refused;
  if (SPEECHLESS.has(code)) return { code, message: failed };
  if (code === 'not_found') return { code, message: gone };
  if (refused.code !== 'bad_input') return { code, message };
  const { issues } = refused.data;
  const reasons = new Set(issues.map((issue) => issue.message));
  // What is wrong as a whole says so by itself; a field's reason alone would not say where.
  const whole = issues.length > 0 && issues.every(({ path }) => path === '');
  return { code, message: [...(whole ? [] : [message]), ...reasons].join(' ') };
}
