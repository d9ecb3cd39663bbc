import type { Address, Profile } from '../../../../shared/contract/people/customers-contract';
import { cleanPhone } from '../../../../shared/domain/platform/phone';
import type { Order } from '../../../api/order-from-wire';
import { GUEST_ADDRESS } from '../address/address-draft';
import { type CheckoutDraft, EMPTY_CHECKOUT } from './checkout-draft';

type Place = NonNullable<Order['deliveryAddressDetails']>;

/** A customer's address must still be saved unchanged. @param profile undefined for a guest. */
export function draftOfOrder(order: Order, profile: Profile | undefined): CheckoutDraft {
  const { deliveryMethod: method, deliveryAddressDetails: place, userDetails } = order;
  const draft = { ...EMPTY_CHECKOUT, method, specialInstructions: order.specialInstructions };
  if (profile) {
    const saved = place && profile.addresses.find((address) => isSamePlace(address, place));
    const howConfirmed = method === 'pickup' || Boolean(saved);
    return { ...draft, addressId: saved?.id ?? null, howConfirmed };
  }
  const guest = { name: userDetails.name ?? '', digits: cleanPhone(userDetails.phoneNumber ?? '') };
  if (!place) return { ...draft, guest, guestConfirmed: true, howConfirmed: true };
  const { latitude, longitude, ...typed } = place;
  const known = latitude === null || longitude === null ? null : { latitude, longitude };
  const address = {
    ...GUEST_ADDRESS,
    ...typed,
    place: known,
    skipLocationVerification: !order.locationVerified,
  };
  return { ...draft, guest, address, guestConfirmed: true, howConfirmed: true };
}

const TYPED = ['street', 'aptSuite', 'city', 'state', 'zipCode'] as const;

function isSamePlace(address: Address, place: Place): boolean {
  return TYPED.every((field) => address[field] === place[field]);
}
