import type { Logger } from 'pino';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { createRateLimiter } from '../db/create-rate-limiter';
import type { Database } from '../db/database';
import type { Signer } from '../signing/signer';
import { clientNetworks, IPV6_SHARES } from './client-network';
import { LIMIT_RULES, type LimitName, type LimitRule } from './limit-rules';

export interface RateLimits {
  /**
   * @param whose the client's IP or the account's id.
   * @throws DomainError `too_many_requests` with the seconds to wait.
   */
  take(limit: LimitName, whose: string, points?: number): Promise<void>;
  /** Gives back points that should not count, one by default. */
  giveBack(limit: LimitName, whose: string, points?: number): Promise<void>;
}

interface LimitParts {
  db: Database;
  /** Makes keys of fixed length, which do not reveal a client's IP. */
  signer: Signer;
  log: Logger;
}

/** Opens every limit. On PostgreSQL the counts outlive the process, because servers share them. */
export function openRateLimits({ db, signer, log }: LimitParts): RateLimits {
  const open = (name: string, points: number, { windowS, perServer, refusedIsFree }: LimitRule) =>
    createRateLimiter(
      db,
      { name, points, windowS, shared: !perServer, refuseFromMemory: !refusedIsFree },
      (error) => log.warn({ err: error }, 'a limit is counted in memory for now'),
    );
  /** The limiters of a rule: those of an IPv6 client's networks, and one for all other clients. */
  const limiters = Object.fromEntries(
    Object.entries<LimitRule>(LIMIT_RULES).map(([name, rule]) => {
      const ipv6 = rule.ipv6 ?? IPV6_SHARES.map((share) => share * rule.points);
      const ofNetworks = rule.per === 'network' ? ipv6 : [];
      const open6 = ofNetworks.map((points, at) => open(`${name}-ipv6-${at}`, points, rule));
      return [name, { whole: open(name, rule.points, rule), ipv6: open6 }];
    }),
  );
  const find = (limit: LimitName, whose: string) => {
    const { whole, ipv6 } = limiters[limit] ?? {};
    if (!whole || !ipv6) throw new Error(`no limit ${limit}`);
    const counted = LIMIT_RULES[limit].per === 'network' ? clientNetworks(whose) : [whose];
    return counted.map((each, at) => {
      const limiter = counted.length === 1 ? whole : ipv6[at];
      return { limiter: limiter ?? whole, key: signer.sign('limited-client', each) };
    });
  };
  return {
    async take(limit, whose, points = 1) {
      const { refusedIsFree }: LimitRule = LIMIT_RULES[limit];
      // A refused narrow network does not use up the points of the wider ones.
      for (const { limiter, key } of find(limit, whose)) {
        await limiter.consume(key, points).catch(async (reason) => {
          if (refusedIsFree) await restore(limiter, key, points);
          refuse(reason);
        });
      }
    },
    async giveBack(limit, whose, points = 1) {
      for (const { limiter, key } of find(limit, whose)) await restore(limiter, key, points);
    },
  };
}

/** The window may have ended meanwhile: the next one does not begin with more points than it has. */
async function restore(limiter: RateLimiterAbstract, key: string, points: number): Promise<void> {
  const { consumedPoints } = await limiter.reward(key, points);
  if (consumedPoints < 0) await limiter.delete(key);
}

/** The library rejects with the time to wait or, if its store failed, with the error. */
export function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new DomainError('too_many_requests', {
    retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
  });
}
