import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Bill } from '../../../shared/contract/bill-shape';
import type { Order } from '../../../shared/contract/order-shape';
import { orderFromWire } from '../../api/order-from-wire';
import { OrderItems } from '../order/order-items';
import { CustomerBill } from './customer-bill';

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
const BILL: Bill = {
  orderId: ORDER.id,
  billNumber: '2026-27/000001',
  madeAt: ORDER.createdAt,
  seller: {
    storeName: 'Maenam',
    storeAddress: '',
    storePhone: '',
    gstin: '',
    fssaiNumber: '',
    taxRate: 5,
  },
};
const SUMS = /Delivery Fee.*₹20\.00.*Puja coupon.*-₹25\.50.*Total.*₹84\.50/;

it('a bill and the staff’s page of the order print each adjustment before the total', () => {
  const order = orderFromWire(ORDER);
  expect(renderToStaticMarkup(<CustomerBill bill={BILL} order={order} />)).toMatch(SUMS);
  expect(renderToStaticMarkup(<OrderItems order={order} />)).toMatch(SUMS);
});
