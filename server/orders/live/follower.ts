import { type Followed, isFollowed, type OrderEvent } from '../follow/order-events';

/** The most events to queue for a client that does not read. Beyond this it must reload. */
const MAX_QUEUED = 200;

interface Queued {
  /** All events up to this one were dropped. */
  overflowedAt?: number;
  events: readonly OrderEvent[];
}

export interface Follower {
  push(event: OrderEvent): void;
  /** Waits at most `timeoutMs`; undefined once the follower has ended. */
  take(timeoutMs: number): Promise<Queued | undefined>;
  /** Waits, at most `timeoutMs`; a push may end it earlier. @returns false once the follower has ended. */
  pause(timeoutMs: number): Promise<boolean>;
  end(): void;
}

export function createFollower(followed: Followed, onEnd: (ended: Follower) => void): Follower {
  let events: OrderEvent[] = [];
  let overflowedAt: number | undefined;
  let ended = false;
  let wake: (() => void) | undefined;

  const follower: Follower = {
    push(event) {
      if (ended || !isFollowed(followed, event)) return;
      if (events.length === MAX_QUEUED) {
        events = [];
        overflowedAt = event.id;
      } else {
        events.push(event);
      }
      wake?.();
    },
    async pause(timeoutMs) {
      if (ended) return false;
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        wake = resolve;
        timer = setTimeout(resolve, timeoutMs);
      });
      clearTimeout(timer);
      wake = undefined;
      return !ended;
    },
    async take(timeoutMs) {
      if (events.length === 0 && overflowedAt === undefined) await follower.pause(timeoutMs);
      if (ended) return undefined;
      const queued: Queued = { events, ...(overflowedAt !== undefined && { overflowedAt }) };
      events = [];
      overflowedAt = undefined;
      return queued;
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
