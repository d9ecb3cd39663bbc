import type { Logger } from 'pino';

interface TokenSyncSettings {
  url: string;
  /** Seconds for which the endpoint may keep a token. */
  maxAgeS: number;
}

const TIMEOUT_MS = 5000;
/** A slow endpoint must not fill the memory with pending requests. */
const MAX_PENDING = 50;

/** No sign-in waits for it (people rule 15): a failure is logged without the token; the next follows within 5 min. */
export function tokenSync(
  { url, maxAgeS }: TokenSyncSettings,
  log: Logger,
  timeoutMs = TIMEOUT_MS,
): (token: string) => Promise<void> {
  let pending = 0;
  return async (token) => {
    if (pending >= MAX_PENDING) {
      log.warn('the token-sync endpoint is too slow: a token was not sent');
      return;
    }
    pending += 1;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ token, maxAge: maxAgeS }),
        signal: AbortSignal.timeout(timeoutMs),
        // Never follow a redirect with a token.
        redirect: 'manual',
      });
      await response.body?.cancel();
      if (!response.ok)
        log.warn({ status: response.status }, 'the token-sync endpoint refused a token');
    } catch {
      // Do not log the error: it may quote the URL, which may contain a secret.
      log.warn('the token-sync endpoint could not be reached');
    } finally {
      pending -= 1;
    }
  };
}
