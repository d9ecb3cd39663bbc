import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/order-shape';
import { orderFromWire } from '../../api/order-from-wire';
import { OrderItems } from './order-items';

const ORDER: Order = {
  id: 'ADJUSTED1',
  orderDate: { seconds: 0, nanoseconds: 0 },
  createdAt: '2026-04-15T06:30:00.000Z',
  status: 'delivered',
  paymentStatus: 'paid',
  paymentMethod: 'upi',
  upiPaymentUrl: null,
  items: [],
  subtotal: 80,
  packagingCharge: 10,
  deliveryFee: 20,
  adjustments: [{ kind: 'discount', label: 'Puja coupon', amount: -25.5, code: 'PUJA' }],
  totalAmount: 84.5,
  deliveryMethod: 'delivery',
  deliveryAddressDetails: null,
  locationVerified: false,
  userDetails: { name: 'Pema', phoneNumber: null, email: null },
  customerName: 'Pema',
  specialInstructions: '',
  statusUpdates: [],
};
const SUMS = /Delivery Fee.*₹20\.00.*Puja coupon.*-₹25\.50.*Total.*₹84\.50/;

it('the staff’s page of an order shows each adjustment before the total', () => {
  expect(renderToStaticMarkup(<OrderItems order={orderFromWire(ORDER)} />)).toMatch(SUMS);
});
