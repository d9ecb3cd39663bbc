import type { Logger } from 'pino';

/** Where else access tokens are wanted. */
export interface TokenSyncSettings {
  url: string;
  /** Seconds for which a token may be kept there. */
  maxAgeS: number;
}

const TIMEOUT_MS = 5000;
/** An endpoint that does not answer is not to fill the memory with what waits for it. */
const MOST_UNDER_WAY = 50;

/**
 * Sends each access token that the shop issues to the optional endpoint (spec §7), as
 * `{ token, maxAge }`. Nobody's sign-in waits for it or fails with it: what does not arrive is
 * logged, without the token, and the next one follows within five minutes.
 */
export function tokenSync(
  { url, maxAgeS }: TokenSyncSettings,
  log: Logger,
  timeoutMs = TIMEOUT_MS,
): (token: string) => Promise<void> {
  let underWay = 0;
  return async (token) => {
    if (underWay >= MOST_UNDER_WAY) {
      log.warn('the token-sync endpoint is too slow: a token was not sent');
      return;
    }
    underWay += 1;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ token, maxAge: maxAgeS }),
        signal: AbortSignal.timeout(timeoutMs),
        // A token follows nobody to another address.
        redirect: 'manual',
      });
      await answer.body?.cancel();
      if (!answer.ok)
        log.warn({ status: answer.status }, 'the token-sync endpoint refused a token');
    } catch {
      // The error itself may name the address, and the address a secret.
      log.warn('the token-sync endpoint could not be reached');
    } finally {
      underWay -= 1;
    }
  };
}
