import * as z from 'zod';
import { discountAmounts, isGiven } from '../../../shared/domain/orders/discount';
import { type CartTotals, cartTotals } from '../../../shared/domain/orders/pricing';
import { parseJsonColumn } from '../../platform/db/json-column';
import type { OrderAdjustmentsTable, OrderItemsTable, OrdersTable } from '../../platform/db/schema';

const feeRule = z.object({
  deliveryFee: z.int(),
  reducedDeliveryFee: z.int(),
  reducedDeliveryFeeFrom: z.int(),
});

export interface ChangedPrice {
  totals: CartTotals;
  /** In the order of the bill, with their amounts at this price. */
  adjustments: OrderAdjustmentsTable[];
}

/**
 * The price of an order's lines as they are now, by the delivery fee's rule of when it was placed. Discounts of staff
 * follow it; other adjustments stay, but never make it negative.
 */
export function changedPrice(
  order: OrdersTable,
  items: readonly OrderItemsTable[],
  stored: readonly OrderAdjustmentsTable[],
): ChangedPrice {
  const lines = items.map((item) => ({
    line: item.line,
    price: item.price_paise,
    quantity: item.quantity,
    customizations: [],
    itemTotalPrice: item.final_price_paise,
    packagingCharge: item.packaging_paise,
  }));
  const { delivery_method: method } = order;
  const rule = feeRuleOf(order);
  const others = stored.filter(({ kind }) => !isGiven(kind));
  const given = stored.filter(({ kind }) => isGiven(kind));
  const before = cartTotals(lines, method, rule, others.map(toAdjustment));
  const amounts = discountAmounts(
    given.flatMap(({ kind, line, percent, given_paise: amount }) =>
      isGiven(kind) ? [{ kind, line, percent, amount }] : [],
    ),
    {
      lines: lines.map(({ line, itemTotalPrice, quantity }) => ({
        line,
        amount: itemTotalPrice * quantity,
      })),
      rest: before.total - before.subtotal,
    },
  );
  const discounts = given.map((row, index) => ({ ...row, amount_paise: amounts[index] ?? 0 }));
  const all = [...others, ...discounts];
  const totals = cartTotals(lines, method, rule, all.map(toAdjustment));
  return {
    totals,
    adjustments: all.map((row, index) => ({
      ...row,
      position: index + 1,
      amount_paise: totals.adjustments[index]?.amount ?? 0,
    })),
  };
}

function toAdjustment({ kind, label, amount_paise: amount }: OrderAdjustmentsTable) {
  return { kind, label, amount };
}

/** Without a rule the fee stays as it was. */
function feeRuleOf({ id, fee_rule, delivery_fee_paise: fee }: OrdersTable) {
  if (fee_rule === null) {
    return { deliveryFee: fee, reducedDeliveryFee: fee, reducedDeliveryFeeFrom: 0 };
  }
  return parseJsonColumn(feeRule, fee_rule, `orders.fee_rule of ${id}`);
}
