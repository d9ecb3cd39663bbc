/** On a network that is gone without a sign, a request would hang for minutes. */
const ANSWER_TIMEOUT_MS = 10_000;

/** The options of a call that counts as lost, and is sent again later, after ten seconds. */
export const withTimeout = () => ({ signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
