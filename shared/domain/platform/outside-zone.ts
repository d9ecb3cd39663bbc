import { m } from '../../messages/compiled/messages';
import { type Reach, reachInputs } from './delivery-reach';

/** The message for a location outside the zone (shop rule 9). */
export function outsideZoneMessage(reach: Reach): string {
  return m.times_outside_zone(reachInputs(reach));
}

/** The message for an address without coordinates (shop rule 9). */
export function detectFirstMessage(): string {
  return m.times_detect_location_first();
}

/** The message for a saved address outside the current zone (shop rule 9). */
export function savedAddressOutsideMessage({ deliveryRadius, areas }: Reach): string {
  return areas
    ? m.times_saved_address_outside()
    : m.times_saved_address_outside_circle({ km: deliveryRadius });
}
