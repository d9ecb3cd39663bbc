import type { SettingsInput } from '../../../shared/contract/settings-contract';
import { DomainError } from '../../../shared/domain/refusals';
import { findAddress } from '../../customers/address-store';
import { checkPlace } from '../../customers/check-place';
import type { Tx } from '../../db/transaction';
import type { DeliveryDetails } from '../order-wire';
import type { CheckedOrder } from './price-lines';

/** Where an order goes, and whether that place is known to lie in the delivery zone. */
export interface Destination {
  details: DeliveryDetails | null;
  locationVerified: boolean;
}

/**
 * The order's destination: none for pickup, whatever address is sent along; else a saved address of
 * the customer's own, or one given with the order.
 * @throws DomainError `not_found` for an address that is not the customer's, `bad_input` without
 * any, `location_required` and `outside_delivery_zone` as the settings have the zone (spec §5).
 */
export async function findDestination(
  tx: Tx,
  order: CheckedOrder,
  customerId: string | null,
  settings: SettingsInput,
): Promise<Destination> {
  if (order.deliveryMethod === 'pickup') return { details: null, locationVerified: false };
  const address = await givenAddress(tx, order, customerId);
  const { street, aptSuite, city, state, zipCode, latitude = null, longitude = null } = address;
  return {
    details: { street, aptSuite, city, state, zipCode, latitude, longitude },
    locationVerified: checkPlace(address, settings),
  };
}

async function givenAddress(
  tx: Tx,
  { addressId, deliveryAddress }: CheckedOrder,
  customerId: string | null,
) {
  if (addressId !== null) {
    const saved = customerId === null ? undefined : await findAddress(tx, customerId, addressId);
    if (!saved) throw new DomainError('not_found');
    return saved;
  }
  if (deliveryAddress) return deliveryAddress;
  const message = 'Please say where to deliver';
  throw new DomainError('bad_input', { issues: [{ path: 'deliveryAddress', message }] });
}
