import type { SendOutcome } from './send-order';

const LOCK = 'maenam-order';

/**
 * Lets one tab at a time send an order. Browsers without locks, or that keep a site's from it as they
 * do its storage, send at once: the order's key makes one order of it all the same.
 * @param signal breaks the waiting off; `stopped` is then the outcome.
 */
export async function inTurn<Outcome>(
  send: () => Promise<Outcome> | Outcome,
  signal: AbortSignal,
): Promise<Outcome | Extract<SendOutcome, { status: 'stopped' }>> {
  if (!navigator.locks) return send();
  let sending = false;
  const sendOnce = () => {
    sending = true;
    return send();
  };
  try {
    return await navigator.locks.request(LOCK, { signal }, sendOnce);
  } catch (error) {
    if (signal.aborted) return { status: 'stopped' };
    if (sending) throw error;
    return sendOnce();
  }
}
