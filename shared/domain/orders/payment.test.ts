import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from './order-status';
import {
  medianMinutes,
  PAYMENT_BADGE_LABELS,
  PAYMENT_STATUS_LABELS,
  PAYMENT_STATUSES,
  showsUpiPanel,
} from './payment';

describe('payment', () => {
  it("has its labels, and the staff's own for paid (orders rule 13)", () => {
    expect(PAYMENT_STATUSES.map((status) => PAYMENT_STATUS_LABELS[status])).toEqual([
      'Payment Pending',
      'Paid',
      'Payment Failed',
      'Refunded',
    ]);
    expect(PAYMENT_BADGE_LABELS).toMatchObject({ pending: 'Payment Pending', paid: 'Completed' });
  });

  it('is usually checked in the median of the waits, in whole minutes', () => {
    const minutes = (...waits: number[]) => medianMinutes(waits.map((each) => each * 60_000));
    expect(minutes(3, 4)).toBeNull();
    expect(minutes(90, 2.2, 1)).toBe(3);
    expect(minutes(0.1, -5, 0)).toBe(1);
  });

  const rows = ORDER_STATUSES.flatMap((status) =>
    PAYMENT_STATUSES.flatMap((paymentStatus) =>
      ['upi://pay?pa=a@b', '', null].map((upiPaymentUrl) => ({
        status,
        paymentStatus,
        upiPaymentUrl,
      })),
    ),
  );

  it('asks for UPI only while pending, not cancelled, and with a link (orders rule 14)', () => {
    const shown = rows.filter((row) => showsUpiPanel({ ...row, paymentMethod: 'upi' }));
    expect(shown).toEqual(
      ['placed', 'preparing', 'on-the-way', 'delivered'].map((status) => ({
        status,
        paymentStatus: 'pending',
        upiPaymentUrl: 'upi://pay?pa=a@b',
      })),
    );
  });

  it('asks for no UPI when the payment method is another', () => {
    const cash: string = 'cash';
    const order = {
      status: 'placed',
      paymentStatus: 'pending',
      upiPaymentUrl: 'upi://pay',
    } as const;
    expect(showsUpiPanel({ ...order, paymentMethod: cash as 'upi' })).toBe(false);
  });
});
