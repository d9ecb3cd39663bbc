import { describe, expect, it } from 'vitest';
import { upiPaymentUrl } from '../../../shared/domain/shop/upi';
import {
  asksToCall,
  awaitsRefund,
  cancelSentence,
  itemCount,
  numberToCall,
  payeeOf,
  paymentBadge,
  statusHeading,
  statusSentence,
} from './order-words';

const ORDER = {
  status: 'placed',
  deliveryMethod: 'pickup',
  isForHere: false,
  paymentStatus: 'pending',
  totalAmount: 8500,
  readyAt: null,
  cancelReason: null,
  cancelNote: null,
  counterNumber: 42,
  paymentClaimedAt: null,
  waitingToldAt: null,
  slotAt: null,
  heldUntil: null,
} as const;
const READY = '2026-04-15T06:30:00.000Z';

describe('the standing of an order', () => {
  it.each([
    [{}, 'Order Placed', 'We have your order. The kitchen starts at once.'],
    [{ heldUntil: READY }, 'Order Placed', 'We have your order. Please pay to keep it.'],
    [
      { heldUntil: READY, paymentClaimedAt: READY },
      'Order Placed',
      'We have your order. The kitchen starts at once.',
    ],
    [
      { slotAt: READY },
      'Order Placed',
      'We have your order. The kitchen will make it for the time you chose.',
    ],
    [
      { waitingToldAt: READY },
      'Order Placed',
      'We have your order, but the kitchen has not accepted it yet. Please call us.',
    ],
    [
      { paymentStatus: 'failed' },
      'Order Placed',
      'We have your order, but your payment has failed. Please call us.',
    ],
    [
      { status: 'preparing', waitingToldAt: READY },
      'Preparing',
      'The kitchen has accepted your order and is making it.',
    ],
    [{ status: 'preparing' }, 'Preparing', 'The kitchen has accepted your order and is making it.'],
    [
      { status: 'preparing', deliveryMethod: 'delivery', readyAt: READY },
      'Preparing',
      'Your order is ready. The rider will pick it up soon.',
    ],
    [
      { status: 'on-the-way', readyAt: READY },
      'Ready to pick up',
      'Your order is ready. Come and pick it up.',
    ],
    [
      { status: 'on-the-way', deliveryMethod: 'delivery', readyAt: READY },
      'On The Way',
      'Your order is on its way to you.',
    ],
    [
      { status: 'on-the-way', readyAt: READY, isForHere: true },
      'Ready',
      'Your order is ready. Come and pick it up.',
    ],
    [
      { status: 'on-the-way', readyAt: READY, tableName: 'Table 4' },
      'Ready',
      'Your order is ready and comes to your table.',
    ],
    [
      { status: 'delivered', tableName: 'Table 4' },
      'Served',
      'Enjoy! Thank you for ordering with us.',
    ],
    [{ status: 'delivered', isForHere: true }, 'Served', 'Enjoy! Thank you for ordering with us.'],
    [{ status: 'delivered' }, 'Picked up', 'Enjoy! Thank you for ordering with us.'],
    [
      { status: 'delivered', deliveryMethod: 'delivery' },
      'Delivered',
      'Enjoy! Thank you for ordering with us.',
    ],
  ] as const)('%j', (changes, heading, sentence) => {
    const order = { ...ORDER, ...changes };
    expect([statusHeading(order), statusSentence(order)]).toEqual([heading, sentence]);
  });

  it('asks for a call while nobody accepts it or its payment has failed', () => {
    expect(asksToCall(ORDER)).toBe(false);
    expect(asksToCall({ ...ORDER, waitingToldAt: READY })).toBe(true);
    expect(asksToCall({ ...ORDER, paymentStatus: 'failed' })).toBe(true);
    expect(asksToCall({ ...ORDER, status: 'delivered', paymentStatus: 'failed' })).toBe(false);
  });

  it('waits for no payment that comes when the customer gets the order', () => {
    const starts = (order: Parameters<typeof statusSentence>[0]) => statusSentence(order, true);
    expect(starts(ORDER)).toBe('We have your order. The kitchen starts once it is paid.');
    const later = { ...ORDER, payLater: 'counter' } as const;
    expect(starts(later)).toBe('We have your order. The kitchen starts at once.');
    expect(paymentBadge(later).label).toBe('Pay at the counter');
    expect(paymentBadge({ ...later, paymentClaimedAt: READY }).label).toBe('Payment Pending');
    expect(paymentBadge({ ...later, paymentStatus: 'paid' }).label).toBe('Paid');
  });

  it.each([
    ['pending', 'Nothing to pay', 'There is nothing to pay. Have you paid already? Call us.'],
    ['failed', 'Nothing to pay', 'There is nothing to pay. Have you paid already? Call us.'],
    ['paid', 'Paid', 'We will return the ₹85.00 you paid. Questions? Call us.'],
    ['refunded', 'Refunded', 'Your money has been returned.'],
  ] as const)(
    'tells what becomes of the money of a cancelled %s order',
    (payment, badge, money) => {
      const order = { ...ORDER, status: 'cancelled', paymentStatus: payment } as const;
      expect(paymentBadge(order).label).toBe(badge);
      expect(statusSentence(order)).toBe(`This order was cancelled. ${money}`);
      const cancelReason = 'closed';
      expect(statusSentence({ ...order, cancelReason })).toBe(`The kitchen has closed. ${money}`);
    },
  );

  it('ends what staff wrote with a full stop', () => {
    const cancelled = { cancelReason: 'other', cancelNote: 'The oven is broken' } as const;
    const order = { ...ORDER, status: 'cancelled', ...cancelled } as const;
    expect(statusSentence(order)).toMatch(/^The oven is broken\. There is nothing to pay\./);
  });

  it('promises to check a payment that the customer reported before cancelling', () => {
    const cancelReason = 'by-customer';
    const order = { ...ORDER, status: 'cancelled', cancelReason, paymentClaimedAt: READY } as const;
    expect(statusSentence(order)).toBe(
      'You cancelled it. You told us that you paid ₹85.00. We will check and return it.',
    );
    expect(paymentBadge(order).label).toBe('Checking your payment');
    const waiting = (['pending', 'failed', 'paid', 'refunded'] as const).filter((paymentStatus) =>
      awaitsRefund({ ...order, paymentStatus }),
    );
    expect(waiting).toEqual(['pending', 'paid']);
  });

  it('says how much of a cancelled order’s money will be returned after a part was paid', () => {
    const order = { ...ORDER, status: 'cancelled', receivedAmount: 3000 } as const;
    expect(statusSentence(order)).toContain('We will return the ₹30.00 you paid.');
    expect(paymentBadge(order).label).toBe('₹30.00 paid');
    expect(awaitsRefund(order)).toBe(true);
  });

  it('has a number at the counter while someone waits there for it', () => {
    expect(numberToCall(ORDER)).toBe(42);
    expect(numberToCall({ ...ORDER, deliveryMethod: 'delivery' })).toBeUndefined();
    expect(numberToCall({ ...ORDER, status: 'delivered' })).toBeUndefined();
    expect(numberToCall({ ...ORDER, isForHere: true })).toBe(42);
    expect(numberToCall({ ...ORDER, tableName: 'Table 4' })).toBeUndefined();
  });
});

describe('an order in words', () => {
  it('counts units', () => {
    expect(itemCount([{ quantity: 1 }])).toBe('1 item');
    expect(itemCount([{ quantity: 1 }, { quantity: 2 }])).toBe('3 items');
  });

  it('reads the payee from the shop’s payment link', () => {
    const url = upiPaymentUrl({
      upiId: 'cafe.maenam@okbank',
      payeeName: 'Cafe Maenam & Sons',
      amount: 34800,
      reference: 'K7Q2ABCD1',
      note: 'Order K7Q2ABCD',
    });
    expect(payeeOf(url)).toEqual({ upiId: 'cafe.maenam@okbank', payeeName: 'Cafe Maenam & Sons' });
  });
});

it('before cancelling, the customer reads what becomes of the money', () => {
  expect(cancelSentence(ORDER)).toBe('If you have already paid, call us first.');
  expect(cancelSentence({ ...ORDER, paymentStatus: 'paid' })).toMatch(/^We will return the ₹85/);
});
