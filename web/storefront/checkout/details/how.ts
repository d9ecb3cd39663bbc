import type { Address, Profile } from '../../../../shared/contract/people/customers-contract';
import type { DeliveryZone } from '../../../../shared/domain/shop/delivery-zone';
import { m } from '../../../../shared/messages/compiled/messages';
import { firstAddress } from '../../account/address/address-book';
import { addressProblems, draftOf, isPlaceRuledOut } from '../../account/address/address-draft';
import { savedAddressWarning } from '../../account/address/address-words';
import type { CheckoutDraft } from '../../account/checkout-draft/checkout-draft';

/** The chosen address, or the default one. */
export function chosenAddress(draft: CheckoutDraft, profile: Profile): Address | undefined {
  const chosen = profile.addresses.find(({ id }) => id === draft.addressId);
  return chosen ?? firstAddress(profile.addresses);
}

export function howProblem(
  draft: CheckoutDraft,
  profile: Profile | undefined,
  zone: DeliveryZone,
): string | undefined {
  if (draft.method === 'pickup') return undefined;
  if (!profile) return Object.values(addressProblems(draft.address, zone))[0];
  const address = chosenAddress(draft, profile);
  if (!address) return m.checkout_address_missing();
  // A customer who skipped the check is warned, and may go on unless the place is known to be outside.
  if (address.skipLocationVerification && !isPlaceRuledOut(draftOf(address), zone))
    return undefined;
  // The list of addresses shows the warning itself.
  const isOutside = savedAddressWarning(address, zone) !== undefined;
  return isOutside ? m.checkout_address_outside() : undefined;
}

/** A returning customer with a default address in the zone need not confirm the second step. */
export function isHowDone(
  draft: CheckoutDraft,
  profile: Profile | undefined,
  zone: DeliveryZone,
): boolean {
  const untouched = draft.method === 'delivery' && draft.addressId === null;
  const address = untouched && profile && chosenAddress(draft, profile);
  const isSure = address && savedAddressWarning(address, zone) === undefined;
  if (!draft.howConfirmed && !isSure) return false;
  return howProblem(draft, profile, zone) === undefined;
}
