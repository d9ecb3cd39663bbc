import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartTotals,
  deliveryFee,
  lineTotal,
  type PricedLine,
  unitPrice,
  untilReducedFee,
} from './pricing';

const RULE = { deliveryFee: 2000, reducedDeliveryFee: 1000, reducedDeliveryFeeFrom: 49_900 };
const add = (priceModifier: number) => ({
  section: 's',
  sectionLabel: 'S',
  optionLabel: 'O',
  value: 'o',
  priceModifier,
});
const line = (price: number, quantity = 1, more: Partial<PricedLine> = {}): PricedLine => ({
  price,
  quantity,
  customizations: [],
  ...more,
});

const anyLine = fc.record({
  price: fc.nat(100_000),
  quantity: fc.integer({ min: 1, max: 99 }),
  customizations: fc.array(fc.integer({ min: -100, max: 5000 }).map(add), { maxLength: 3 }),
  itemTotalPrice: fc.option(fc.nat(100_000), { nil: undefined }),
  packagingCharge: fc.option(fc.nat(5000), { nil: undefined }),
});
const COUPON = { kind: 'discount' as const, label: 'Coupon', amount: -10_000, code: 'PUJA' };
const anyAdjustment = fc.record({
  kind: fc.constantFrom('discount' as const, 'surcharge' as const),
  label: fc.string(),
  amount: fc.integer({ min: -200_000, max: 50_000 }),
});
const method = fc.constantFrom('delivery' as const, 'pickup' as const);

describe('the delivery fee (orders rule 6)', () => {
  it.each([
    [0, 2000],
    [49_899, 2000],
    [49_900, 1000],
    [49_901, 1000],
  ])('for a subtotal of %d paise is %d', (subtotal, fee) => {
    expect(deliveryFee(subtotal, 'delivery', RULE)).toBe(fee);
    expect(deliveryFee(subtotal, 'pickup', RULE)).toBe(0);
  });

  it('says how much is missing until it is reduced', () => {
    expect(untilReducedFee(49_899, RULE)).toBe(1);
    expect(untilReducedFee(49_900, RULE)).toBe(0);
    expect(untilReducedFee(100, { ...RULE, reducedDeliveryFee: 2000 })).toBe(0);
  });

  it('depends on the items only, not on their packaging', () => {
    const packed = [line(49_899, 1, { packagingCharge: 5000 })];
    expect(cartTotals(packed, 'delivery', RULE).deliveryFee).toBe(2000);
  });
});

describe("a line's price (orders rule 5)", () => {
  it('is the price plus its modifiers, unless the price with options is given', () => {
    const customizations = [add(4000), add(-500)];
    expect(unitPrice(line(15_000, 1, { customizations }))).toBe(18_500);
    expect(unitPrice(line(15_000, 1, { customizations, itemTotalPrice: 17_000 }))).toBe(17_000);
    expect(unitPrice(line(15_000, 1, { customizations, itemTotalPrice: 0 }))).toBe(0);
    expect(lineTotal(line(15_000, 3, { customizations }))).toBe(55_500);
  });
});

describe('the totals (orders rule 7)', () => {
  it('are those of an example computed by hand', () => {
    const lines = [
      line(15_000, 2, { customizations: [add(4000)], packagingCharge: 500 }),
      line(9000, 1),
    ];
    expect(cartTotals(lines, 'delivery', RULE)).toEqual({
      subtotal: 47_000,
      packagingCharge: 1000,
      deliveryFee: 2000,
      adjustments: [],
      total: 50_000,
    });
    expect(cartTotals(lines, 'pickup', RULE)).toMatchObject({ deliveryFee: 0, total: 48_000 });
  });

  it('of an empty cart are 0, with delivery and adjustments', () => {
    const nothing = { subtotal: 0, packagingCharge: 0, deliveryFee: 0, adjustments: [], total: 0 };
    expect(cartTotals([], 'delivery', RULE, [COUPON])).toEqual(nothing);
  });

  it('are the sum of their parts, in whole paise, in any order and however lines are split', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1 }), method, (lines, how) => {
        const totals = cartTotals(lines, how, RULE);
        expect(totals.total).toBe(totals.subtotal + totals.packagingCharge + totals.deliveryFee);
        expect(totals.subtotal).toBe(lines.map(lineTotal).reduce((sum, each) => sum + each, 0));
        expect(Number.isSafeInteger(totals.total)).toBe(true);
        const units = lines.flatMap((each) =>
          Array.from({ length: each.quantity }, () => ({ ...each, quantity: 1 })),
        );
        expect(cartTotals(units.reverse(), how, RULE)).toEqual(totals);
      }),
    );
  });

  it('subtract a discount from the sum, including fee and packaging', () => {
    const lines = [line(15_000, 1, { packagingCharge: 500 })];
    expect(cartTotals(lines, 'delivery', RULE, [COUPON])).toEqual({
      subtotal: 15_000,
      packagingCharge: 500,
      deliveryFee: 2000,
      adjustments: [COUPON],
      total: 7500,
    });
  });

  it('cut a discount that is larger than the price', () => {
    const surcharge = { kind: 'surcharge' as const, label: 'Festival', amount: 100 };
    const { adjustments, total } = cartTotals([line(6000)], 'pickup', RULE, [COUPON, surcharge]);
    expect(adjustments.map(({ amount }) => amount)).toEqual([-6000, 100]);
    expect(total).toBe(100);
  });

  it('with any adjustments are the sum of their parts, and never below 0', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine),
        method,
        fc.array(anyAdjustment, { maxLength: 5 }),
        (lines, how, adjustments) => {
          const totals = cartTotals(lines, how, RULE, adjustments);
          const adjusted = totals.adjustments.reduce((sum, { amount }) => sum + amount, 0);
          const { subtotal, packagingCharge, deliveryFee: fee, total } = totals;
          expect(total).toBe(subtotal + packagingCharge + fee + adjusted);
          expect(total).toBeGreaterThanOrEqual(0);
          // Applying a cut discount again changes nothing, so a stored order still adds up.
          expect(cartTotals(lines, how, RULE, totals.adjustments)).toEqual(totals);
        },
      ),
    );
  });
});
