import { Bike } from 'lucide-react';
import type { feeReduction } from '../../../shared/domain/orders/cart-obstacles';
import type { CartTotals, DeliveryMethod } from '../../../shared/domain/orders/pricing';
import { formatRupees } from '../../../shared/domain/platform/money';
import { m } from '../../../shared/messages/compiled/messages';
import { type AmountLine, AmountList } from '../../ui/amount-list';

/** A pickup has a line for the fee as well: news may rule a delivery out, and move nothing. */
export function TotalsList({ totals, method }: { totals: CartTotals; method: DeliveryMethod }) {
  const lines: AmountLine[] = [
    [m.cart_subtotal(), totals.subtotal],
    [m.cart_packaging(), totals.packagingCharge],
    [method === 'delivery' ? m.cart_delivery_fee() : m.cart_pickup(), totals.deliveryFee],
    ...totals.adjustments.map(({ label, amount }) => [label, amount] as const),
  ];
  return <AmountList lines={lines} total={totals.total} />;
}

/** 'Add ₹12.00 more and delivery is ₹10.00', with a bar. */
export function FeeHint({ reduction }: { reduction: ReturnType<typeof feeReduction> }) {
  if (!reduction) return null;
  const { rule, missing } = reduction;
  const fee = formatRupees(rule.reducedDeliveryFee);
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <p className="flex items-center gap-2">
        <Bike aria-hidden className="size-4 shrink-0 text-waffle-ink" />
        {missing > 0
          ? m.cart_fee_hint({ missing: formatRupees(missing), fee })
          : m.cart_fee_reduced({ fee })}
      </p>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-mist">
        <div
          className="h-full origin-left rounded-full bg-waffle transition-transform"
          style={{ transform: `scaleX(${1 - missing / rule.reducedDeliveryFeeFrom})` }}
        />
      </div>
    </div>
  );
}
