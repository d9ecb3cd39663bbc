import { DomainError } from '../../shared/domain/refusals';
import { clientNetwork } from '../limits/client-network';

/** As many tabs as a person may have of it. */
const MOST_OF_ONE = 10;
/** Thousands of phones share an address behind their operator; those that get no stream ask every 15 s. */
const MOST_OF_ADDRESS = 500;
const RETRY_AFTER_S = 60;

/** Counts this server's open streams. */
export interface StreamLimits {
  /**
   * @param who a user, or a guest's order.
   * @returns what gives the place back; calling it again does nothing.
   * @throws DomainError `too_many_requests`.
   */
  claim(who: string, clientIp: string): () => void;
}

export function createStreamLimits(): StreamLimits {
  const open = new Map<string, number>();
  const add = (key: string, more: number) => {
    const count = (open.get(key) ?? 0) + more;
    if (count === 0) open.delete(key);
    else open.set(key, count);
  };
  return {
    claim(who, clientIp) {
      const places: [key: string, most: number][] = [
        [`who ${who}`, MOST_OF_ONE],
        [`address ${clientNetwork(clientIp)}`, MOST_OF_ADDRESS],
      ];
      if (places.some(([key, most]) => (open.get(key) ?? 0) >= most)) {
        throw new DomainError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_S });
      }
      for (const [key] of places) add(key, 1);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        for (const [key] of places) add(key, -1);
      };
    },
  };
}
