import { nameProblem } from '../../../../shared/domain/entered-text';
import { phoneProblem } from '../../../../shared/domain/phone';
import type { DeliveryMethod } from '../../../../shared/domain/pricing';
import { createStoredStore } from '../../../device/stored-store';
import { storedText } from '../../../device/stored-text';
import { type AddressDraft, EMPTY_ADDRESS } from '../../address/address-draft';

export interface CheckoutDraft {
  guest: { name: string; digits: string };
  guestConfirmed: boolean;
  method: DeliveryMethod;
  /** The id of a saved address; null means the default one. */
  addressId: string | null;
  address: AddressDraft;
  howConfirmed: boolean;
  specialInstructions: string;
}

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

/** Stored per tab, because phones with little memory discard a page while its visitor pays or looks up a code. */
export const checkoutDraft = createStoredStore<CheckoutDraft>({
  storage: storedText('maenam-checkout', 'session'),
  version: 1,
  parse: parseCheckoutDraft,
  initial: () => EMPTY_CHECKOUT,
  droppedMessage: 'We could not read what you had filled in. Please enter it again.',
});

/** Data without a version has the format of version 1. */
export function parseCheckoutDraft(data: unknown, version: unknown = 1): CheckoutDraft | undefined {
  return version === 1 && hasFormOf(data, EMPTY_CHECKOUT) ? (data as CheckoutDraft) : undefined;
}

/** A null in the template allows several types. */
function hasFormOf(value: unknown, form: object): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(form).every(([key, example]) => {
    const part: unknown = Reflect.get(value, key);
    if (example === null)
      return part === null || ['string', 'number', 'object'].includes(typeof part);
    return typeof example === 'object' ? hasFormOf(part, example) : typeof part === typeof example;
  });
}

export function guestProblems({ name, digits }: CheckoutDraft['guest']): {
  name?: string;
  phone?: string;
} {
  const nameIssue = name.trim() === '' ? 'Please fill in this field' : nameProblem(name.trim());
  const phone = phoneProblem(digits);
  return {
    ...(nameIssue !== undefined && { name: nameIssue }),
    ...(phone !== undefined && { phone }),
  };
}
