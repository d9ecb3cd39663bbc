import { describe, expect, it } from 'vitest';
import {
  REFUSAL_CODES as CODES,
  DomainError,
  type RefusalCode,
  refusalMessage,
  refusalStatus,
} from './refusals';

describe('refusals', () => {
  it('have the statuses of the wire rules', () => {
    const ofStatus = (status: number) => CODES.filter((code) => refusalStatus(code) === status);
    expect(ofStatus(400)).toEqual(['bad_input']);
    expect(ofStatus(401)).toEqual(['unauthorized']);
    expect(ofStatus(403)).toEqual([
      'not_an_admin',
      'forbidden',
      'admin_uid_mismatch',
      'device_not_enrolled',
      'pin_needed',
    ]);
    expect(ofStatus(404)).toEqual(['not_found']);
    expect(ofStatus(413)).toEqual(['too_large']);
    expect(ofStatus(429)).toEqual([
      'table_rounds_waiting',
      'too_many_requests',
      'too_many_unpaid_orders',
    ]);
    expect(ofStatus(500)).toEqual(['internal_error']);
    expect(ofStatus(503)).toEqual(['code_not_sent', 'unavailable']);
    // Every other refusal is one of the shop's rules.
    expect(ofStatus(409)).toHaveLength(CODES.length - 15);
  });

  it.each([
    ['not_an_admin', undefined, 'You do not have admin privileges'],
    [
      'location_required',
      undefined,
      'Please detect your location first or check the "skip location verification" box.',
    ],
    ['below_minimum', { minimum: 99.5 }, 'The minimum order is ₹99.50.'],
  ] as const)('%s says its words', (code, data, words) => {
    expect(refusalMessage<RefusalCode>(code, data)).toBe(words);
  });

  it.each([
    [1, 'a second'],
    [59, '59 seconds'],
    [60, 'a minute'],
    [61, '2 minutes'],
    [3540, '59 minutes'],
    [3541, 'an hour'],
    [3601, '2 hours'],
  ])('tell how long %i s are, and never too little', (retryAfterSeconds, wait) => {
    expect(refusalMessage('too_many_requests', { retryAfterSeconds })).toBe(
      `Too many tries. Please try again in ${wait}.`,
    );
  });

  it.each([
    [
      {},
      'As a guest, you can order up to 20 items before you pay. Please sign in for more, or call the cafe.',
    ],
    [
      { of: 'customer', exceeds: 'amount', allowed: 10_000 },
      'You can order up to ₹10,000.00 before you pay. Please order less, or call the cafe.',
    ],
    [
      { retryAfterSeconds: 3600 },
      'As a guest, you can have up to 20 items in orders that are not paid yet. Please pay for your open order, sign in for more, or call the cafe. You can also try again in an hour.',
    ],
    [
      { of: 'address', retryAfterSeconds: 3600 },
      'Many orders from your network are not paid yet. Please sign in to order, or call the cafe.',
    ],
    [
      { product: 'Waffle', allowed: 5 },
      'As a guest, you can order up to 5 of Waffle now, because orders of guests are not paid yet. Please sign in for more, or call the cafe.',
    ],
    [
      { product: 'Waffle', allowed: 0 },
      'As a guest, you cannot order Waffle now, because orders of guests are not paid yet. Please sign in, or call the cafe.',
    ],
  ] as const)('tell what to do when too much would be unpaid: %j', (data, words) => {
    const limit = { of: 'guest', exceeds: 'items', allowed: 20, ...data } as const;
    expect(refusalMessage('unpaid_limit', limit)).toBe(words);
  });

  it('say how much of each product is left', () => {
    const items = [
      { productId: 'w', name: 'Waffle', available: 2 },
      { productId: 'p', name: 'Pizza', available: 0 },
    ];
    const error = new DomainError('out_of_stock', { items });
    expect(error).toMatchObject({ code: 'out_of_stock', data: { items } });
    expect(error.message).toBe('Only 2 of Waffle available now. Pizza is out of stock.');
  });
});
