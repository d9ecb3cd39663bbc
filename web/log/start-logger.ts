import type { Api } from '../api/api-client';
import { WireError } from '../api/refusal';
import { subscribeToNotes } from '../device/noted';
import { browserTokens } from '../session/browser-tokens';
import { logEntryOf } from './log-entry';
import { createLogger, type Logger, type SendFailure } from './logger';

/** How often to check the connection (platform rule 9). */
const MONITOR_INTERVAL_MS = 30_000;

/** @param api a client whose failures are not logged. */
export function startLogger(api: Api): void {
  const logger = createLogger(
    {
      send: (entries) => api.logs.add({ entries }),
      whyFailed,
      isSignedIn: browserTokens.signedIn.get,
      now: () => performance.now(),
    },
    navigator.onLine,
  );
  subscribeToNotes((noted) => logger.log(logEntryOf(noted, navigator.userAgent)));
  browserTokens.signedIn.subscribe(logger.sessionChanged);
  addEventListener('online', () => logger.setOnline(true));
  addEventListener('offline', () => logger.setOnline(false));
  monitorConnection(api, logger);
}

/** Checks every 30 s whether the shop is reachable while the page is visible (platform rule 9). */
function monitorConnection(api: Api, logger: Logger): void {
  const timer = setInterval(async () => {
    if (!logger.enabled()) return clearInterval(timer);
    if (document.hidden) return;
    const reached = await api.system.readStatus().then(
      () => true,
      () => false,
    );
    logger.setOnline(reached);
  }, MONITOR_INTERVAL_MS);
}

function whyFailed(error: unknown): SendFailure {
  const status = error instanceof WireError ? error.status : 500;
  if (status === 401 || status === 403) return 'denied';
  return status === 429 || status === 503 ? 'unavailable' : 'other';
}
