import { AsyncIteratorClass, withEventMeta } from '@orpc/server';
import type { ShownNow } from '../../../shared/contract/orders/counter-display-contract';
import type { Language } from '../../../shared/domain/platform/languages';
import type { Database } from '../../platform/db/database';
import {
  api,
  type Caller,
  checkAccess,
  requireAdmin,
  requireCaller,
} from '../../platform/http/api/api-call';
import { HEARTBEAT_MS } from '../../platform/http/api/api-handler';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { ClaimStream } from '../live/stream-limits';
import type { DisplayFeed } from './display-feed';
import { markRead, readShown, storeState } from './display-store';

interface DisplayDeps {
  db: Database;
  clock: () => Date;
  limits: RateLimits;
  displays: DisplayFeed;
  claimStream: ClaimStream;
  /** The caller with their current role, or null once they are signed out. */
  readAgain: (caller: Caller) => Promise<Caller | null>;
}

/** The till of an account and the displays that mirror it (display rule 1). */
export function displayRoutes(deps: DisplayDeps) {
  const { db, clock, limits, displays, claimStream, readAgain } = deps;

  async function readFor(adminId: string, language: Language): Promise<ShownNow> {
    await markRead(db, adminId, clock());
    return readShown(db, adminId, language, clock());
  }

  async function* statesOf(caller: Caller, language: Language, ended: AbortSignal) {
    const { userId } = caller;
    while (!ended.aborted && !displays.isClosed()) {
      // Listens before it reads, so that it misses no state.
      const changed = displays.next(userId, HEARTBEAT_MS, ended);
      const shown = await readFor(userId, language);
      yield withEventMeta(shown, { id: shown.id });
      await changed;
      if (!(await isAllowed(caller))) return;
    }
  }

  async function isAllowed(caller: Caller): Promise<boolean> {
    try {
      checkAccess('orders', await readAgain(caller));
      return true;
    } catch {
      // Refused, or the database is unreachable. A display that is still allowed reconnects.
      return false;
    }
  }

  return api.displays.router({
    show: api.displays.show.handler(async ({ input, context }) => {
      const { id } = requireAdmin(context);
      await limits.take('displayStates', id);
      return { isRead: await storeState(db, id, input, clock()) };
    }),
    read: api.displays.read.handler(async ({ context }) => {
      const { id } = requireAdmin(context);
      await limits.take('displayReads', id);
      return readFor(id, context.language);
    }),
    follow: api.displays.follow.handler(({ context, signal }) => {
      const caller = requireCaller(context);
      const release = claimStream(caller.userId, undefined);
      const ended = new AbortController();
      const end = () => {
        ended.abort();
        release();
      };
      signal?.addEventListener('abort', end, { once: true });
      if (signal?.aborted) end();
      const states = statesOf(caller, context.language, ended.signal);
      // A plain generator would notice a closed display only at its next state.
      return new AsyncIteratorClass(
        () => states.next(),
        async () => end(),
      );
    }),
  });
}
