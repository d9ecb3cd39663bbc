import { DELIVERY_METHODS, type DeliveryMethod } from '../../../../shared/domain/orders/pricing';
import { hasFormOf } from '../../../device/has-form-of';
import { createStoredStore } from '../../../device/stored-store';
import { type StoredText, storedText } from '../../../device/stored-text';
import { type AddressDraft, GUEST_ADDRESS } from '../address/address-draft';

export interface GuestDetails {
  guest: { name: string; digits: string };
  method: DeliveryMethod;
  address: AddressDraft;
}

const FORM: GuestDetails = {
  guest: { name: '', digits: '' },
  method: 'delivery',
  address: GUEST_ADDRESS,
};

export function createGuestDetails(storage: StoredText) {
  return createStoredStore<GuestDetails | undefined>({
    storage,
    version: 1,
    parse: (data, version) =>
      version === 1 && isGuestDetails(data)
        ? { guest: data.guest, method: data.method, address: data.address }
        : undefined,
    initial: () => undefined,
  });
}

/** Undefined until a guest ticks the box. */
export const guestDetails = createGuestDetails(storedText('maenam-guest-details'));

function isGuestDetails(data: unknown): data is GuestDetails {
  return hasFormOf(data, FORM) && DELIVERY_METHODS.includes((data as GuestDetails).method);
}
