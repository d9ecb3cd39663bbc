import { type Followed, isFollowed, type OrderEvent } from '../orders/follow/order-events';

/** So much waits for a client that does not read; then it is told to load everything anew. */
const MOST_WAITING = 200;

/** What waits for a follower. */
export interface Waiting {
  /** Everything up to this event was dropped. */
  overflowedAt?: number;
  events: readonly OrderEvent[];
}

/** One stream's place among those that the feed serves. */
export interface Follower {
  push(event: OrderEvent): void;
  /**
   * What has come in, as soon as there is something, or nothing after `longestMs`; undefined once it
   * has ended.
   */
  take(longestMs: number): Promise<Waiting | undefined>;
  end(): void;
}

/** @param onEnd called once. */
export function createFollower(followed: Followed, onEnd: (ended: Follower) => void): Follower {
  let events: OrderEvent[] = [];
  let overflowedAt: number | undefined;
  let ended = false;
  let wake: (() => void) | undefined;

  const follower: Follower = {
    push(event) {
      if (ended || !isFollowed(followed, event)) return;
      if (events.length === MOST_WAITING) {
        events = [];
        overflowedAt = event.id;
      } else {
        events.push(event);
      }
      wake?.();
    },
    async take(longestMs) {
      if (!ended && events.length === 0) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer = setTimeout(resolve, longestMs);
        });
        clearTimeout(timer);
        wake = undefined;
      }
      if (ended) return undefined;
      const waiting: Waiting = { events, ...(overflowedAt !== undefined && { overflowedAt }) };
      events = [];
      overflowedAt = undefined;
      return waiting;
    },
    end() {
      if (ended) return;
      ended = true;
      onEnd(follower);
      wake?.();
    },
  };
  return follower;
}
