import { phoneProblem } from '../../../shared/domain/phone';
import type { DeliveryMethod } from '../../../shared/domain/pricing';
import { type AddressDraft, EMPTY_ADDRESS } from '../address/address-draft';

/** What a customer has filled in at the checkout. It outlives a reload of the tab. */
export interface CheckoutDraft {
  guest: { name: string; digits: string };
  /** The guest's name and phone were confirmed. */
  guestConfirmed: boolean;
  method: DeliveryMethod;
  /** A saved address; null is the one offered first. */
  addressId: string | null;
  /** A guest's address. */
  address: AddressDraft;
  /** Method and address were confirmed. */
  howConfirmed: boolean;
  specialInstructions: string;
}

/** Where the tab keeps it until the order is placed. */
export const CHECKOUT_DRAFT_KEY = 'maenam-checkout';

/** Delivery is the default (spec §4). */
export const EMPTY_CHECKOUT: CheckoutDraft = {
  guest: { name: '', digits: '' },
  guestConfirmed: false,
  method: 'delivery',
  addressId: null,
  address: EMPTY_ADDRESS,
  howConfirmed: false,
  specialInstructions: '',
};

/** What was kept of this tab; another form of it is discarded. */
export function readCheckoutDraft(kept: unknown): CheckoutDraft | undefined {
  return hasFormOf(kept, EMPTY_CHECKOUT) ? (kept as CheckoutDraft) : undefined;
}

/** Same keys, and values of the same types; null stands in for what is not there yet. */
function hasFormOf(value: unknown, form: object): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(form).every(([key, example]) => {
    const part: unknown = Reflect.get(value, key);
    if (example === null)
      return part === null || ['string', 'number', 'object'].includes(typeof part);
    return typeof example === 'object' ? hasFormOf(part, example) : typeof part === typeof example;
  });
}

/** What is wrong with a guest's name and phone number, by field. */
export function guestProblems({ name, digits }: CheckoutDraft['guest']): {
  name?: string;
  phone?: string;
} {
  const phone = phoneProblem(digits);
  return {
    ...(name.trim() === '' && { name: 'Please fill in this field' }),
    ...(phone !== undefined && { phone }),
  };
}
