import { DomainError } from '../../shared/domain/refusals';
import { clientNetwork } from '../limits/client-network';

/** The most streams of one user, about one for each open tab. */
const MAX_PER_PERSON = 10;
/** Thousands of phones share an operator's network. A phone without a stream polls every 15 s. */
const MAX_PER_NETWORK = 500;
const RETRY_AFTER_S = 60;

/** Counts this server's open streams. */
export interface StreamLimits {
  /**
   * @param who a user, or a guest's order.
   * @returns a function that releases the claim; calling it again does nothing.
   * @throws DomainError `too_many_requests`.
   */
  claim(who: string, clientIp: string): () => void;
}

export function createStreamLimits(): StreamLimits {
  const open = new Map<string, number>();
  const add = (key: string, delta: number) => {
    const count = (open.get(key) ?? 0) + delta;
    if (count === 0) open.delete(key);
    else open.set(key, count);
  };
  return {
    claim(who, clientIp) {
      const claims: [key: string, max: number][] = [
        [`who ${who}`, MAX_PER_PERSON],
        [`network ${clientNetwork(clientIp)}`, MAX_PER_NETWORK],
      ];
      if (claims.some(([key, max]) => (open.get(key) ?? 0) >= max)) {
        throw new DomainError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_S });
      }
      for (const [key] of claims) add(key, 1);
      let released = false;
      return () => {
        if (released) return;
        released = true;
        for (const [key] of claims) add(key, -1);
      };
    },
  };
}
