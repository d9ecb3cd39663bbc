import type { Logger } from 'pino';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../../shared/domain/refusals';
import { createRateLimiter } from '../db/create-rate-limiter';
import type { Database } from '../db/database';
import { clientNetwork, limitKey } from './client-network';
import { LIMIT_RULES, type LimitName, type LimitRule } from './limit-rules';

/** The shop's rate limits; limit-rules.ts lists them. */
export interface RateLimits {
  /**
   * Counts a request.
   * @param whose the client's IP or the account's id, as the rule says.
   * @throws DomainError `too_many_requests` with the seconds to wait.
   */
  take(limit: LimitName, whose: string, points?: number): Promise<void>;
  /** Returns a point that turned out not to count. */
  giveBack(limit: LimitName, whose: string): Promise<void>;
}

interface LimitParts {
  db: Database;
  /** The key of the hashes under which clients are counted. */
  secret: string;
  log: Logger;
}

/** Opens every limit. On PostgreSQL the counts outlive the process, since servers share them. */
export function openRateLimits({ db, secret, log }: LimitParts): RateLimits {
  const open = (name: LimitName, rule: LimitRule) =>
    createRateLimiter(
      db,
      {
        name,
        points: rule.points,
        windowS: rule.windowS,
        shared: !rule.perServer,
        refuseFromMemory: true,
      },
      (error) => log.warn({ err: error }, 'a limit is counted in memory for now'),
    );
  const limiters = Object.fromEntries(
    Object.entries(LIMIT_RULES).map(([name, rule]) => [name, open(name as LimitName, rule)]),
  );
  const find = (limit: LimitName, whose: string) => {
    const limiter = limiters[limit];
    if (!limiter) throw new Error(`no limit ${limit}`);
    const client = LIMIT_RULES[limit].per === 'network' ? clientNetwork(whose) : whose;
    return { limiter, key: limitKey(secret, client) };
  };
  return {
    async take(limit, whose, points = 1) {
      const { limiter, key } = find(limit, whose);
      await limiter.consume(key, points).catch(refuse);
    },
    async giveBack(limit, whose) {
      const { limiter, key } = find(limit, whose);
      await limiter.reward(key);
    },
  };
}

/** The library rejects with the time to wait or, when its store failed, with the error. */
export function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new DomainError('too_many_requests', {
    retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
  });
}
