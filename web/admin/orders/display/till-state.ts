import type { TillState } from '../../../../shared/contract/orders/counter-display-contract';
import type { CartLine } from '../../../../shared/domain/orders/cart';
import { COUNTER_DISPLAY } from '../../../../shared/domain/orders/counter-display';
import { type CartTotals, lineTotal } from '../../../../shared/domain/orders/pricing';
import { jsonBytes } from '../../../../shared/domain/platform/json-bytes';
import { type Paise, paiseToRupees } from '../../../../shared/domain/platform/money';

/** The order that staff are taking, as its customer sees it: its last dishes, as many as fit, without notes. */
export function orderState(
  lines: readonly CartLine[],
  totals: Pick<CartTotals, 'packagingCharge' | 'deliveryFee' | 'adjustments' | 'total'>,
): TillState {
  const discount = totals.adjustments.reduce((sum, { amount }) => sum - amount, 0);
  const all = lines.map((line) => ({
    productId: line.productId,
    name: line.name,
    quantity: line.quantity,
    options: line.customizations.map(({ section, sectionLabel, value, optionLabel }) => ({
      section,
      sectionLabel,
      value,
      optionLabel,
    })),
    total: paiseToRupees(lineTotal(line)),
  }));
  const showing = (count: number): TillState => ({
    kind: 'order',
    lines: all.slice(all.length - count),
    more: all.length - count,
    packaging: paiseToRupees(totals.packagingCharge),
    delivery: paiseToRupees(totals.deliveryFee),
    discount: paiseToRupees(discount),
    total: paiseToRupees(totals.total),
  });
  let count = Math.min(all.length, COUNTER_DISPLAY.lines);
  while (count > 0 && jsonBytes(showing(count)) > COUNTER_DISPLAY.stateBytes) count -= 1;
  return showing(count);
}

/** What the customer of a paid order gave, the tip included, and what comes back. */
export function paidState(total: Paise, change: Paise, tip: Paise = 0): TillState {
  const due = total + tip;
  return { kind: 'paid', total: paiseToRupees(due), received: paiseToRupees(due + change) };
}
