import type { Logger } from 'pino';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { OpenDatabase } from '../../platform/db/database';
import {
  type Followed,
  firstOrderEventId,
  firstUntoldEventId,
  isStillTold,
  lastOrderEventId,
  listOrderEvents,
  ORDER_EVENTS_CHANNEL,
  type OrderEvent,
} from '../follow/order-events';
import { createFollower, type Follower } from './follower';

const BATCH = 500;
/** A client that missed more than this has to reload. */
const MAX_REPLAYED = 200;
/** How often the table is polled in case a notification was lost (ms). */
const POLL_EVERY_MS = 20_000;
/** How often a stream that waits for an event's time reads the clock (ms). */
const CLOCK_READ_EVERY_MS = 250;

/** Where a stream starts, and the events it missed if they are known. */
export interface FeedStart {
  follower: Follower;
  /** The client's last event or, when it must reload, the newest event. */
  after: number;
  reload: boolean;
  missed: readonly OrderEvent[];
  /**
   * True when the client may learn of it at once.
   * @returns false if it must not, because its move was undone, or when the follower has ended.
   */
  untilTold: (event: OrderEvent) => true | Promise<boolean>;
}

/** Reads the order events once for all streams of this server. */
export interface OrderFeed {
  /** From the event after `after`, or from now. @throws DomainError `unavailable` once the feed has been closed. */
  follow(followed: Followed, after: number | undefined): Promise<FeedStart>;
  /** Ends every stream and refuses new ones. */
  close(): void;
}

export function createOrderFeed(
  { db, notifications }: OpenDatabase,
  { log, clock }: { log: Logger; clock: () => Date },
): OrderFeed {
  const followers = new Set<Follower>();
  let closed = false;
  /** The last event that was passed to the followers. */
  let position = 0;
  let started: Promise<void> | undefined;
  let reading: Promise<void> | undefined;
  let readAgain = false;
  /** Set when the database may be another one, such as a promoted standby. */
  let mayHaveMoved = false;
  let timer: NodeJS.Timeout | undefined;

  async function readEvents(): Promise<void> {
    try {
      if (mayHaveMoved) await followDatabase();
      let isMore = true;
      while (isMore) {
        readAgain = false;
        const query = { after: position, limit: BATCH, followed: { whose: 'all' as const } };
        const events = await listOrderEvents(db, query);
        for (const event of events) {
          position = event.id;
          for (const follower of followers) follower.push(event);
        }
        isMore = events.length === BATCH || readAgain;
      }
    } catch (error) {
      log.warn({ err: error }, 'could not read the order events');
    }
    // Synchronously after the last look, so that the next poll starts a new read.
    reading = undefined;
    // A read that failed was asked for again: its connection may have been silent for seconds.
    if (readAgain && !closed) void poll();
  }

  /**
   * A restored backup, or a standby that had not received every commit, lacks the newest events, and
   * later ones get their numbers again. The streams end, so that their clients reload.
   */
  async function followDatabase(): Promise<void> {
    const last = await lastOrderEventId(db);
    mayHaveMoved = false;
    if (last >= position) return;
    position = last;
    for (const follower of followers) follower.end();
  }

  /** Reads one at a time. A notification during a read causes one more read. */
  function poll(): Promise<void> {
    readAgain = true;
    reading ??= readEvents();
    return reading;
  }

  function start(): Promise<void> {
    started ??= lastOrderEventId(db).then(
      (last) => {
        position = last;
        notifications.subscribe(ORDER_EVENTS_CHANNEL, (id) => {
          mayHaveMoved ||= id === undefined;
          if (!closed && (id === undefined || Number(id) > position)) void poll();
        });
        timer = setInterval(poll, POLL_EVERY_MS);
        timer.unref();
      },
      (error: unknown) => {
        started = undefined;
        throw error;
      },
    );
    return started;
  }

  /** The events after `after`; undefined when they are no longer known. */
  async function missedSince(after: number, followed: Followed): Promise<OrderEvent[] | undefined> {
    if (after > position) return after <= (await lastOrderEventId(db)) ? [] : undefined;
    if (after === position) return [];
    const first = await firstOrderEventId(db);
    if (first === undefined || first > after + 1) return undefined;
    const missed = await listOrderEvents(db, { after, limit: MAX_REPLAYED + 1, followed });
    return missed.length > MAX_REPLAYED ? undefined : missed;
  }

  /** A client that reads its orders now misses untold moves: its stream starts before the first of them. */
  async function startAnew(followed: Followed) {
    const now = position;
    const untold =
      followed.whose === 'all' ? undefined : await firstUntoldEventId(db, followed, clock());
    if (untold === undefined) return { after: now, reload: true, missed: [] };
    const query = { after: untold - 1, limit: MAX_REPLAYED, followed };
    return { after: untold - 1, reload: true, missed: await listOrderEvents(db, query) };
  }

  async function waitFor(toldAt: string, id: number, follower: Follower): Promise<boolean> {
    const leftMs = () => Date.parse(toldAt) - clock().getTime();
    while (leftMs() > 0) {
      // The clock may be set meanwhile.
      if (!(await follower.pause(Math.min(leftMs(), CLOCK_READ_EVERY_MS)))) return false;
    }
    return isStillTold(db, id);
  }

  return {
    async follow(followed, after) {
      if (closed) throw new DomainError('unavailable');
      await start();
      const follower = createFollower(followed, (ended) => followers.delete(ended));
      followers.add(follower);
      try {
        // A new follower does not need events that were committed before now.
        await poll();
        // From here on the follower gets every event. Its stream drops duplicates.
        const missed = after === undefined ? undefined : await missedSince(after, followed);
        const start =
          after !== undefined && missed
            ? { after, reload: false, missed }
            : await startAnew(followed);
        if (closed) throw new DomainError('unavailable');
        const untilTold: FeedStart['untilTold'] = ({ id, toldAt }) =>
          followed.whose === 'all' || toldAt === null || waitFor(toldAt, id, follower);
        return { ...start, follower, untilTold };
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
