import { afterEach, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '../address/address-draft';
import { checkoutDraft, EMPTY_CHECKOUT, forgetGuestDetails, readDraft } from './checkout-draft';
import { guestDetails } from './guest-details';

afterEach(() => {
  forgetGuestDetails();
  checkoutDraft.clear();
});

test('what a guest let the device remember is filled in for guests only', () => {
  const guest = { name: 'Pema', digits: '9876543210' };
  guestDetails.set({ guest, method: 'pickup', address: EMPTY_ADDRESS });
  expect(readDraft(true)).toMatchObject({ guest, method: 'pickup', howConfirmed: true });
  expect(readDraft(false)).toEqual(EMPTY_CHECKOUT);
  checkoutDraft.set({ ...readDraft(true), method: 'delivery' });
  expect(readDraft(true)).toMatchObject({ guest, method: 'delivery' });
});
