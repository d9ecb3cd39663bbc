import { DomainError } from '../../../shared/domain/platform/refusals';
import { claimsOfNetworks, countOpen } from '../../platform/limits/count-open';
import { STREAMS } from '../../platform/limits/open-at-once';

export type ClaimStream = ReturnType<typeof limitStreams>;

export function limitStreams() {
  const count = countOpen();
  /**
   * Users are not counted by network: guests on the cafe's own network must not end its staff's live orders.
   * @param who a user, or a guest's order.
   * @param clientIp a guest's; undefined for a user.
   * @returns releases the claim, once. @throws DomainError `too_many_requests`.
   */
  return (who: string, clientIp: string | undefined): (() => void) => {
    const ofPerson = { key: `who ${who}`, most: STREAMS.ofOnePerson };
    const ofNetworks =
      clientIp === undefined ? [] : claimsOfNetworks(clientIp, STREAMS.fromOneNetwork);
    const release = count([ofPerson, ...ofNetworks]);
    if (release) return release;
    throw new DomainError('too_many_requests', { retryAfterSeconds: STREAMS.retryAfterS });
  };
}
