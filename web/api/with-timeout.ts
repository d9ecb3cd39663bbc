import type { RefusalCode } from '../../shared/domain/platform/refusals';
import { refusal } from './refusal';

/** On a network that is gone without a sign, a request would hang for minutes. */
const ANSWER_TIMEOUT_MS = 10_000;

/** The options of a call that counts as lost, and is sent again later, after ten seconds. */
export const withTimeout = () => ({ signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });

/** The code of a failed call; a call that timed out is unreachable, like one without a network. */
export function failureCode(error: unknown): RefusalCode {
  return error instanceof DOMException ? 'unavailable' : refusal(error).code;
}
