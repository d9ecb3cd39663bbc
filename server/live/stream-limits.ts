import { DomainError } from '../../shared/domain/refusals';
import { claimsOfNetworks, countOpen } from '../limits/count-open';
import { STREAMS } from '../limits/limit-rules';

export type ClaimStream = ReturnType<typeof limitStreams>;

/** Counts this server's open streams. */
export function limitStreams() {
  const count = countOpen();
  /**
   * @param who a user, or a guest's order.
   * @returns a function that releases the claim; calling it again does nothing.
   * @throws DomainError `too_many_requests`.
   */
  return (who: string, clientIp: string): (() => void) => {
    const ofPerson = { key: `who ${who}`, most: STREAMS.ofOnePerson };
    const release = count([ofPerson, ...claimsOfNetworks(clientIp, STREAMS.fromOneNetwork)]);
    if (release) return release;
    throw new DomainError('too_many_requests', { retryAfterSeconds: STREAMS.retryAfterS });
  };
}
