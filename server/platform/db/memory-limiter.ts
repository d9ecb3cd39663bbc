import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** About 1.5 MB. Someone with more networks than this can reset counts, but cannot fill the memory. */
const MAX_COUNTED_KEYS = 10_000;

interface Count {
  points: number;
  /** By the machine's clock (ms). */
  readonly endsAt: number;
}

interface Options {
  /** Seconds, instead of the limiter's own, for a window that begins now. */
  customDuration?: number;
}

/**
 * Counts in memory. Unlike the library's own store, it limits the number of keys, because clients can
 * make them up: the oldest window is dropped. Counts that return to zero are deleted, and no timers
 * are set.
 */
export class MemoryLimiter extends RateLimiterMemory {
  readonly #counts = new Map<string, Count>();

  override async consume(key: string, points = 1, options: Options = {}) {
    const result = this.#add(key, points, options);
    if (result.consumedPoints > this.points) throw result;
    return result;
  }

  override async reward(key: string, points = 1) {
    return this.#add(key, -points, {});
  }

  override async delete(key: string) {
    return this.#counts.delete(key);
  }

  #add(key: string, points: number, { customDuration = this.duration }: Options): RateLimiterRes {
    const now = Date.now();
    let count = this.#counts.get(key);
    if (!count || count.endsAt <= now) {
      this.#counts.delete(key);
      count = { points: 0, endsAt: now + customDuration * 1000 };
      this.#counts.set(key, count);
    }
    count.points += points;
    if (count.points <= 0) this.#counts.delete(key);
    const [oldest = key] = this.#counts.keys();
    if (this.#counts.size > MAX_COUNTED_KEYS) this.#counts.delete(oldest);
    const left = Math.max(0, this.points - count.points);
    return new RateLimiterRes(left, count.endsAt - now, count.points);
  }
}
