import { describe, expect, it } from 'vitest';
import { upiPaymentUrl } from '../../../shared/domain/upi';
import { itemCount, upiIdOf } from './order-words';

describe('an order in words', () => {
  it('counts units', () => {
    expect(itemCount([{ quantity: 1 }])).toBe('1 item');
    expect(itemCount([{ quantity: 1 }, { quantity: 2 }])).toBe('3 items');
  });

  it('reads the UPI id from the shop’s payment link', () => {
    const url = upiPaymentUrl({
      upiId: 'cafe.maenam@okbank',
      payeeName: 'Cafe Maenam & Sons',
      amount: 34800,
      reference: 'K7Q2ABCD1',
      note: 'Order K7Q2ABCD',
    });
    expect(upiIdOf(url)).toBe('cafe.maenam@okbank');
    expect(upiIdOf('upi://pay')).toBeUndefined();
  });
});
