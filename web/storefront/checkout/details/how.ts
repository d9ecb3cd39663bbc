import type { Address, Profile } from '../../../../shared/contract/customers-contract';
import type { DeliveryZone } from '../../../../shared/domain/delivery-zone';
import { firstAddress } from '../../address/address-book';
import { addressProblems } from '../../address/address-draft';
import { savedAddressProblem } from '../../address/address-words';
import type { CheckoutDraft } from './checkout-draft';

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
  if (!profile) return Object.values(addressProblems(draft.address, zone, { named: false }))[0];
  const address = chosenAddress(draft, profile);
  return address ? savedAddressProblem(address, zone) : 'Please add an address first.';
}

/** A returning customer with a valid default address need not confirm the second step. */
export function isHowDone(
  draft: CheckoutDraft,
  profile: Profile | undefined,
  zone: DeliveryZone,
): boolean {
  const untouched = draft.method === 'delivery' && draft.addressId === null;
  if (!draft.howConfirmed && !(profile && untouched)) return false;
  return howProblem(draft, profile, zone) === undefined;
}
