import { describe, expect, it } from 'vitest';
import { orderInput } from '../../../../shared/contract/orders/order-input';
import { EMPTY_ADDRESS } from '../../account/address/address-draft';
import {
  EMPTY_CHECKOUT,
  guestProblems,
  parseCheckoutDraft,
} from '../../account/checkout-draft/checkout-draft';
import { orderBody } from './order-body';

const OPTION = {
  section: 'topping',
  sectionLabel: 'Topping',
  optionLabel: 'Nutella',
  value: 'nutella',
  priceModifier: 4000,
};
const LINES = [
  {
    productId: 'p1',
    name: 'Waffle',
    price: 12000,
    quantity: 2,
    customizations: [OPTION],
    itemTotalPrice: 16000,
    note: 'No nuts',
  },
];
const DRAFT = {
  ...EMPTY_CHECKOUT,
  guest: { name: ' Pema ', digits: '9876543210' },
  address: {
    ...EMPTY_ADDRESS,
    city: 'Ravangla',
    state: 'Sikkim',
    zipCode: '737139',
    street: '12 Main Road',
    place: { latitude: 27.31, longitude: 88.36 },
    accuracy: 10,
  },
  specialInstructions: ' Ring twice ',
};
const parts = {
  lines: LINES,
  draft: DRAFT,
  customer: undefined,
  total: 34010,
  slotAt: null,
  payLater: undefined,
};

describe('the body of an order', () => {
  it("contains a guest's address, which is stored nowhere else", () => {
    const body = orderBody(parts);
    expect(body).toMatchObject({
      userId: null,
      addressId: null,
      guest: { name: 'Pema', phoneNumber: '+919876543210' },
      deliveryAddress: { street: '12 Main Road', city: 'Ravangla', latitude: 27.31 },
      items: [
        {
          productId: 'p1',
          quantity: 2,
          customizations: [{ section: 'topping', value: 'nutella' }],
          note: 'No nuts',
        },
      ],
      specialInstructions: 'Ring twice',
      expectedTotal: 340.1,
    });
    expect(JSON.stringify(body)).not.toContain('price');
    expect(orderInput.safeParse(body).success).toBe(true);
  });

  it('names a slot only for later', () => {
    const slotAt = '2026-04-15T07:45:00.000Z';
    expect(orderBody({ ...parts, slotAt })).toHaveProperty('slotAt', slotAt);
    expect(orderBody(parts)).not.toHaveProperty('slotAt');
  });

  it('says how it is paid only if that is later', () => {
    const body = orderBody({ ...parts, payLater: 'cash-on-delivery' });
    expect(body).toMatchObject({ paymentMethod: 'upi', payLater: 'cash-on-delivery' });
    expect(orderBody(parts)).not.toHaveProperty('payLater');
  });

  it('names a customer and their address by ids alone', () => {
    const body = orderBody({ ...parts, customer: { id: 'u1', addressId: 'a1' } });
    expect(body).toMatchObject({ userId: 'u1', addressId: 'a1' });
    expect(body).not.toHaveProperty('guest');
    expect(body).not.toHaveProperty('deliveryAddress');
  });

  it('has no address for a pickup', () => {
    const draft = { ...DRAFT, method: 'pickup' as const };
    expect(orderBody({ ...parts, draft })).not.toHaveProperty('deliveryAddress');
    expect(
      orderBody({ ...parts, draft, customer: { id: 'u1', addressId: 'a1' } }).addressId,
    ).toBeNull();
  });
});

describe('a stored checkout draft', () => {
  it('is read, and discarded when its form differs', () => {
    expect(parseCheckoutDraft(JSON.parse(JSON.stringify(DRAFT)))).toEqual(DRAFT);
    for (const kept of [
      null,
      {},
      { ...DRAFT, guest: 'Pema' },
      { ...DRAFT, address: {} },
      { ...DRAFT, howConfirmed: 1 },
      { ...DRAFT, slotAt: 'tomorrow' },
      { ...DRAFT, slotAt: {} },
      { ...DRAFT, payLater: 'never' },
      { ...DRAFT, reopened: 'review' },
    ]) {
      expect(parseCheckoutDraft(kept)).toBeUndefined();
    }
  });

  it('needs a name and a phone number of a guest', () => {
    expect(guestProblems({ name: ' ', digits: '' })).toEqual({
      name: 'Please enter your name',
      phone: 'Please enter your phone number',
    });
    expect(guestProblems({ name: 'Pema', digits: '5876543210' })).toEqual({
      phone: 'Please enter a valid Indian mobile number',
    });
    expect(guestProblems({ name: 'Pema', digits: '9876543210' })).toEqual({});
    expect(guestProblems({ name: ' Pe\u200bma ', digits: '9876543210' }).name).toMatch(
      /invisible characters/,
    );
  });
});
