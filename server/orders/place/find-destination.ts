import type { DeliveryDetails } from '../../../shared/contract/orders/order-shape';
import type { SettingsInput } from '../../../shared/contract/shop/settings-contract';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { deliverySettings } from '../../../shared/domain/shop/delivery-settings';
import { deliveryTerms } from '../../../shared/domain/shop/delivery-terms';
import type { DeliveryTerms } from '../../../shared/domain/shop/usual-terms';
import { findAddress } from '../../people/customers/address-store';
import { checkPlace } from '../../people/customers/check-place';
import type { Tx } from '../../platform/db/transaction';
import { withTown } from '../../shop/content/town';
import type { CheckedOrder } from './price-lines';

/** Where an order goes, whether its location was checked against the delivery zone, and what it costs. */
export interface Destination {
  details: DeliveryDetails | null;
  locationVerified: boolean;
  terms: DeliveryTerms;
}

/**
 * A saved address, or the one sent with the order. A pickup has none, even if an address is sent.
 * @throws DomainError `not_found` for an address that is not the customer's, `bad_input` without an
 * address, `location_required` and `outside_delivery_zone` by the settings (people rule 12).
 */
export async function findDestination(
  tx: Tx,
  order: CheckedOrder,
  customerId: string | null,
  settings: SettingsInput,
): Promise<Destination> {
  const delivery = deliverySettings(settings);
  if (order.deliveryMethod === 'pickup') {
    return { details: null, locationVerified: false, terms: delivery };
  }
  const address = await givenAddress(tx, order, customerId);
  const { street, aptSuite, landmark, city, state, zipCode } = address;
  const { latitude = null, longitude = null } = address;
  const terms = deliveryTerms(delivery, address);
  const area = terms.area?.name;
  return {
    details: { street, aptSuite, landmark, city, state, zipCode, latitude, longitude, area },
    locationVerified: checkPlace(address, delivery),
    terms,
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
  if (deliveryAddress) return withTown(tx, deliveryAddress);
  const message = 'Please say where to deliver';
  throw new DomainError('bad_input', { issues: [{ path: 'deliveryAddress', message }] });
}
