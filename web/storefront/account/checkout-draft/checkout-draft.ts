import { PAY_LATER, type PayLater } from '../../../../shared/domain/orders/pay-later';
import type { DeliveryMethod } from '../../../../shared/domain/orders/pricing';
import { nameProblem } from '../../../../shared/domain/platform/entered-text';
import { phoneProblem } from '../../../../shared/domain/platform/phone';
import { m } from '../../../../shared/messages/compiled/messages';
import { hasFormOf } from '../../../device/has-form-of';
import { createStoredStore, isRecord } from '../../../device/stored-store';
import { storedText } from '../../../device/stored-text';
import { type AddressDraft, GUEST_ADDRESS } from '../address/address-draft';
import { guestDetails } from './guest-details';

export interface CheckoutDraft {
  guest: { name: string; digits: string };
  guestConfirmed: boolean;
  method: DeliveryMethod;
  /** The id of a saved address; null means the default one. */
  addressId: string | null;
  address: AddressDraft;
  howConfirmed: boolean;
  /** A confirmed step that the customer has opened again. */
  reopened: 'who' | 'how' | null;
  /** The slot that the customer has chosen (ISO 8601, UTC); null for as soon as possible. */
  slotAt: string | null;
  /** How the customer wants to pay when they get the order; null for now. */
  payLater: PayLater | null;
  specialInstructions: string;
}

/** Delivery is the default (orders rule 1). */
export const EMPTY_CHECKOUT: CheckoutDraft = {
  guest: { name: '', digits: '' },
  guestConfirmed: false,
  method: 'delivery',
  addressId: null,
  address: GUEST_ADDRESS,
  howConfirmed: false,
  reopened: null,
  slotAt: null,
  payLater: null,
  specialInstructions: '',
};

/** Stored per tab, because phones with little memory discard a page while its visitor pays or looks up a code. */
export const checkoutDraft = createStoredStore<CheckoutDraft>({
  storage: storedText('maenam-checkout', 'session'),
  version: 1,
  parse: (data, version) => (version === 1 ? parseCheckoutDraft(data) : undefined),
  initial: () => EMPTY_CHECKOUT,
  droppedMessage: m.draft_unreadable(),
});

/** What was filled in; at first, for a guest, what the device remembers. */
export function readDraft(isGuest: boolean): CheckoutDraft {
  const draft = checkoutDraft.get();
  const kept = isGuest && draft === EMPTY_CHECKOUT ? guestDetails.get() : undefined;
  return kept ? { ...draft, ...kept, guestConfirmed: true, howConfirmed: true } : draft;
}

export function rememberGuestDetails({ guest, method, address }: CheckoutDraft): void {
  guestDetails.set({ guest, method, address });
}

/** Removes the remembered details from the device and from the checkout. */
export function forgetGuestDetails(): void {
  guestDetails.clear();
  checkoutDraft.set(EMPTY_CHECKOUT);
}

export function parseCheckoutDraft(data: unknown): CheckoutDraft | undefined {
  if (!isRecord(data) || !hasFormOf(data, EMPTY_CHECKOUT)) return undefined;
  const isKnown =
    isSlot(data['slotAt']) && isPayLater(data['payLater']) && isReopened(data['reopened']);
  return isKnown ? (data as unknown as CheckoutDraft) : undefined;
}

function isSlot(value: unknown): boolean {
  return value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(value)));
}

function isPayLater(value: unknown): boolean {
  return value === null || PAY_LATER.includes(value as PayLater);
}

function isReopened(value: unknown): boolean {
  return value === null || value === 'who' || value === 'how';
}

export function guestProblems({ name, digits }: CheckoutDraft['guest']): {
  name?: string;
  phone?: string;
} {
  const nameIssue = name.trim() === '' ? m.draft_name_missing() : nameProblem(name.trim());
  const phone = phoneProblem(digits);
  return {
    ...(nameIssue !== undefined && { name: nameIssue }),
    ...(phone !== undefined && { phone }),
  };
}
