import { expect, test } from 'vitest';
import { sampleAddress, sampleProfile } from '../../../../tests/support/people/sample-address';
import type { Order } from '../../../api/order-from-wire';
import { draftOfOrder } from './draft-of-order';

const PLACE = {
  street: '4 Temple Road',
  aptSuite: '',
  landmark: '',
  city: 'Ravangla',
  state: 'Sikkim',
  zipCode: '737139',
  latitude: 27.31,
  longitude: 88.37,
};
const ORDER = {
  deliveryMethod: 'delivery',
  deliveryAddressDetails: PLACE,
  locationVerified: true,
  specialInstructions: 'No nuts',
  userDetails: { name: 'Pema', phoneNumber: '+919876543210', email: null },
} as Order;
const PICKUP: Order = { ...ORDER, deliveryMethod: 'pickup', deliveryAddressDetails: null };

const address = (id: string, street: string) => sampleAddress(id, { ...PLACE, street });

test('a guest’s checkout is filled in from the order', () => {
  expect(draftOfOrder(ORDER, undefined)).toMatchObject({
    guest: { name: 'Pema', digits: '9876543210' },
    guestConfirmed: true,
    method: 'delivery',
    howConfirmed: true,
    specialInstructions: 'No nuts',
    address: {
      street: '4 Temple Road',
      place: { latitude: 27.31, longitude: 88.37 },
      skipLocationVerification: false,
    },
  });
  expect(draftOfOrder(PICKUP, undefined)).toMatchObject({ method: 'pickup', howConfirmed: true });
});

test('a guest’s order without a verified location skips the check again', () => {
  const order: Order = {
    ...ORDER,
    locationVerified: false,
    deliveryAddressDetails: { ...PLACE, latitude: null, longitude: null },
  };
  expect(draftOfOrder(order, undefined).address).toMatchObject({
    place: null,
    skipLocationVerification: true,
  });
});

test('a customer’s address is chosen only while it is saved unchanged', () => {
  const saved = sampleProfile(address('work', '1 Main Road'), address('home', '4 Temple Road'));
  expect(draftOfOrder(ORDER, saved)).toMatchObject({ addressId: 'home', howConfirmed: true });
  const moved = sampleProfile(address('home', '5 Temple Road'));
  expect(draftOfOrder(ORDER, moved)).toMatchObject({ addressId: null, howConfirmed: false });
  expect(draftOfOrder(PICKUP, moved)).toMatchObject({ method: 'pickup', howConfirmed: true });
});
