import type { Logger } from 'pino';
import { DomainError } from '../../shared/domain/refusals';
import type { OpenDatabase } from '../db/database';
import {
  type Followed,
  firstOrderEventId,
  lastOrderEventId,
  listOrderEvents,
  ORDER_EVENTS_CHANNEL,
  type OrderEvent,
} from '../orders/follow/order-events';
import { createFollower, type Follower } from './follower';

const BATCH = 500;
/** A client that missed more than this loads everything anew. */
const MOST_REPLAYED = 200;
/** A notice that never came is made up for this often. */
const LOOK_EVERY_MS = 20_000;

/** Where a stream begins: after an event, with what was missed since then if that is known. */
export interface Beginning {
  follower: Follower;
  /** The last event that the client has, or, when it has to load anew, the last there is. */
  after: number;
  reload: boolean;
  missed: readonly OrderEvent[];
}

/** The one reader of order events in this server, and all the streams that it serves. */
export interface OrderFeed {
  /**
   * Follows from the event after `after`; from now, without it.
   * @throws DomainError `unavailable` once the feed has been closed.
   */
  follow(followed: Followed, after: number | undefined): Promise<Beginning>;
  /** Ends every stream; none is opened any more. */
  close(): void;
}

/** The feed of a database. It begins to read with its first follower. */
export function createOrderFeed({ db, notifications }: OpenDatabase, log: Logger): OrderFeed {
  const followers = new Set<Follower>();
  let closed = false;
  /** The last event that was handed out. */
  let position = 0;
  let started: Promise<void> | undefined;
  let reading: Promise<void> | undefined;
  let lookAgain = false;
  let timer: NodeJS.Timeout | undefined;

  async function handOut(): Promise<void> {
    try {
      for (;;) {
        lookAgain = false;
        const asked = { after: position, limit: BATCH, followed: { whose: 'all' as const } };
        const events = await listOrderEvents(db, asked);
        for (const event of events) {
          position = event.id;
          for (const follower of followers) follower.push(event);
        }
        if (events.length < BATCH && !lookAgain) return;
      }
    } catch (error) {
      log.warn({ err: error }, 'could not read the order events');
    } finally {
      // Here and not later: a look that is asked for from now on has to begin anew.
      reading = undefined;
    }
  }

  /** One look at a time; what is announced meanwhile is looked for once more. */
  function look(): Promise<void> {
    lookAgain = true;
    reading ??= handOut();
    return reading;
  }

  function start(): Promise<void> {
    started ??= lastOrderEventId(db).then(
      (last) => {
        position = last;
        notifications.subscribe(ORDER_EVENTS_CHANNEL, (id) => {
          if (!closed && (id === undefined || Number(id) > position)) void look();
        });
        timer = setInterval(look, LOOK_EVERY_MS);
        timer.unref();
      },
      (error: unknown) => {
        started = undefined;
        throw error;
      },
    );
    return started;
  }

  /** What a client missed that has everything up to `after`; undefined when that is not known. */
  async function missedSince(after: number, followed: Followed): Promise<OrderEvent[] | undefined> {
    if (after > position) return after <= (await lastOrderEventId(db)) ? [] : undefined;
    if (after === position) return [];
    const first = await firstOrderEventId(db);
    if (first === undefined || first > after + 1) return undefined;
    const missed = await listOrderEvents(db, { after, limit: MOST_REPLAYED + 1, followed });
    return missed.length > MOST_REPLAYED ? undefined : missed;
  }

  return {
    async follow(followed, after) {
      if (closed) throw new DomainError('unavailable');
      await start();
      const follower = createFollower(followed, (ended) => followers.delete(ended));
      followers.add(follower);
      try {
        // What was committed before is not news to someone who begins now.
        await look();
        // From here on nothing passes the follower by; what it gets twice, its stream drops.
        const now = position;
        const missed = after === undefined ? undefined : await missedSince(after, followed);
        if (closed) throw new DomainError('unavailable');
        if (after === undefined || !missed)
          return { follower, after: now, reload: true, missed: [] };
        return { follower, after, reload: false, missed };
      } catch (error) {
        follower.end();
        throw error;
      }
    },
    close() {
      closed = true;
      clearInterval(timer);
      for (const follower of followers) follower.end();
    },
  };
}
