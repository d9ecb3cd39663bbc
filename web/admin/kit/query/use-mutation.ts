import { useQueryClient, useMutation as useQueryMutation } from '@tanstack/react-query';
import type { RefusalCode } from '../../../../shared/domain/platform/refusals';
import { m } from '../../../../shared/messages/compiled/messages';
import { refusal, WireError } from '../../../api/refusal';

export interface MutationFailure {
  code: RefusalCode;
  message: string;
}

interface Change {
  change: () => Promise<unknown>;
  failed: string;
  gone: string;
}

/** Refusals that do not explain a failure: the page shows its own message (back office rule 6). */
export const UNSPECIFIC = new Set<RefusalCode>(['internal_error', 'unavailable', 'unauthorized']);

const STALE = new Set<RefusalCode>(['conflict', 'payments_changed', 'not_found']);

/**
 * Sends one change at a time. After it, or when someone else was faster, the page's data is read
 * again. A specific refusal shows its own message, any other failure the page's.
 */
export function useMutation() {
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries();
  const { isPending, error, mutateAsync, reset } = useQueryMutation<
    unknown,
    MutationFailure,
    Change
  >({
    mutationFn: async ({ change, failed, gone }) => {
      try {
        return await change();
      } catch (reason) {
        throw failureOf(reason, failed, gone);
      }
    },
    onSuccess: readAgain,
    onError: ({ code }) => STALE.has(code) && readAgain(),
  });

  /** @param gone the message if it no longer exists. @returns undefined for a failed change. */
  const send = async <Result>(
    change: () => Promise<Result>,
    failed: string,
    gone = m.kit_form_gone(),
  ): Promise<{ result: Result } | undefined> => {
    if (isPending) return undefined;
    try {
      return { result: (await mutateAsync({ change, failed, gone })) as Result };
    } catch {
      return undefined;
    }
  };
  return {
    busy: isPending,
    failure: error ?? undefined,
    send,
    refuse: (message: string) =>
      void send(
        () => Promise.reject(new WireError('bad_input', 400, message, { issues: [] })),
        message,
      ),
    clearFailure: reset,
  };
}

/** What the page says of a failed change (back office rule 6). */
export function failureOf(error: unknown, failed: string, gone: string): MutationFailure {
  const refused = refusal(error);
  const { code, message } = refused;
  if (UNSPECIFIC.has(code)) {
    const isOffline = refused.isLost === true && navigator.onLine === false;
    return { code, message: isOffline ? `${failed} ${m.kit_form_offline()}` : failed };
  }
  if (code === 'not_found') return { code, message: gone };
  if (refused.code !== 'bad_input') return { code, message };
  const { issues } = refused.data;
  const reasons = new Set(issues.map((issue) => issue.message));
  // One field's message would not say which field is wrong.
  const whole = issues.length > 0 && issues.every(({ path }) => path === '');
  return { code, message: [...(whole ? [] : [message]), ...reasons].join(' ') };
}
