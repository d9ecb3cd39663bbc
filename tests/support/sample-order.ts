import type { Order } from '../../shared/contract/orders/order-shape';

/** A delivered order over ₹110.00 with a discount of ₹25.50. */
export const DISCOUNTED_ORDER: Order = {
  id: 'ADJUSTED1',
  orderDate: { seconds: 0, nanoseconds: 0 },
  createdAt: '2026-04-15T06:30:00.000Z',
  status: 'delivered',
  paymentStatus: 'paid',
  paymentMethod: 'upi',
  upiPaymentUrl: null,
  cancelReason: null,
  cancelNote: null,
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
