import type { Database } from '../../platform/db/database';
import {
  api,
  type CallContext,
  type Caller,
  checkAccess,
  requireSelf,
} from '../../platform/http/api/api-call';
import type { Signer } from '../../platform/signing/signer';
import type { Followed } from '../follow/order-events';
import { readOrder } from '../follow/read-order';
import type { OrderFeed } from './order-feed';
import { orderStream } from './order-stream';
import type { ClaimStream } from './stream-limits';

interface LiveDeps {
  db: Database;
  clock: () => Date;
  signer: Signer;
  feed: OrderFeed;
  claimStream: ClaimStream;
  /** The caller with their current role, or null once they are signed out. */
  readAgain: (caller: Caller) => Promise<Caller | null>;
}

interface Opening {
  context: CallContext;
  lastEventId: string | undefined;
  signal?: AbortSignal;
}

export function liveRoutes({ db, clock, signer, feed, claimStream, readAgain }: LiveDeps) {
  async function open(
    { context, lastEventId, signal }: Opening,
    followed: Followed,
    checkAgain: (caller: Caller | null) => void,
  ) {
    const { caller, clientIp } = context;
    const who = caller?.userId ?? (followed.whose === 'order' ? followed.orderId : '');
    const release = claimStream(who, caller ? undefined : clientIp);
    try {
      const start = await feed.follow(followed, eventNumber(lastEventId));
      const onEnd = () => {
        start.follower.end();
        release();
      };
      // The client may have disconnected already.
      signal?.addEventListener('abort', onEnd, { once: true });
      if (signal?.aborted) onEnd();
      const isAllowed = async () => {
        try {
          checkAgain(caller && (await readAgain(caller)));
          return true;
        } catch {
          // Refused, or the database is unreachable. A client that is still allowed reconnects.
          return false;
        }
      };
      return orderStream({ ...start, isAllowed, onEnd });
    } catch (error) {
      release();
      throw error;
    }
  }

  return api.live.router({
    followOrder: api.live.followOrder.handler(
      async ({ input: { params, headers }, ...opening }) => {
        const { caller } = opening.context;
        const { id } = params;
        const accessToken = headers['order-access-token'];
        await readOrder(db, signer, { id, accessToken, caller, now: clock() });
        return open(opening, { whose: 'order', orderId: id }, (now) =>
          checkAccess(caller ? 'signed-in' : 'public', now),
        );
      },
    ),
    followOwn: api.live.followOwn.handler(async ({ input, ...opening }) => {
      const { userId } = requireSelf(input.id, opening.context);
      return open(opening, { whose: 'customer', customerId: userId }, (now) =>
        checkAccess('signed-in', now),
      );
    }),
    followAll: api.live.followAll.handler(({ input, ...opening }) =>
      open(opening, { whose: 'all' }, (now) => checkAccess('orders', now)),
    ),
  });
}

/** The number in a `Last-Event-ID`. A client that sends anything else starts over. */
function eventNumber(lastEventId: string | undefined): number | undefined {
  return /^[0-9]{1,15}$/.test(lastEventId ?? '') ? Number(lastEventId) : undefined;
}
