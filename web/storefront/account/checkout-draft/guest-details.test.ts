import { expect, test } from 'vitest';
import { browserTabs } from '../../../../tests/support/platform/browser-tabs';
import { EMPTY_ADDRESS } from '../address/address-draft';
import { createGuestDetails, type GuestDetails } from './guest-details';

const PEMA: GuestDetails = {
  guest: { name: 'Pema', digits: '9876543210' },
  method: 'pickup',
  address: EMPTY_ADDRESS,
};
const storedAs = (data: unknown) => createGuestDetails(browserTabs(JSON.stringify(data)).tab());

test('nothing is remembered until it is wanted, and nothing after it is forgotten', () => {
  const { stored, tab } = browserTabs();
  const details = createGuestDetails(tab());
  expect(details.get()).toBeUndefined();
  details.set(PEMA);
  expect(createGuestDetails(tab()).get()).toEqual(PEMA);
  details.clear();
  expect(createGuestDetails(tab()).get()).toBeUndefined();
  expect(stored.text).toBeUndefined();
});

test('unreadable details are dropped, and unknown fields are left out', () => {
  expect(storedAs({ version: 1, ...PEMA, card: '4111' }).get()).toEqual(PEMA);
  const { guest: _, ...nameless } = PEMA;
  for (const data of [
    { version: 2, ...PEMA },
    { version: 1, ...nameless },
    { version: 1, ...PEMA, method: 'drone' },
    { version: 1, ...PEMA, address: { street: 4 } },
    'Pema',
  ]) {
    expect(storedAs(data).get()).toBeUndefined();
  }
});
