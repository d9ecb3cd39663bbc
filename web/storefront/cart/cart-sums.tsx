import { Bike } from 'lucide-react';
import { formatRupees, type Paise } from '../../../shared/domain/money';
import {
  type CartTotals,
  type DeliveryFeeRule,
  type DeliveryMethod,
  untilReducedFee,
} from '../../../shared/domain/pricing';
import { classNames } from '../../ui/class-names';
import { Price } from '../../ui/price';

export function TotalsList({ totals, method }: { totals: CartTotals; method: DeliveryMethod }) {
  return (
    <dl className="flex flex-col gap-1">
      <TotalsRow label="Subtotal" amount={totals.subtotal} />
      <TotalsRow label="Packaging" amount={totals.packagingCharge} />
      {method === 'delivery' && <TotalsRow label="Delivery fee" amount={totals.deliveryFee} />}
      {totals.adjustments.map(({ label, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the adjustments of a price never move
        <TotalsRow key={index} label={label} amount={amount} />
      ))}
      <TotalsRow label="Total" amount={totals.total} strong />
    </dl>
  );
}

function TotalsRow(props: { label: string; amount: Paise; strong?: boolean }) {
  const { label, amount, strong = false } = props;
  return (
    <div
      className={classNames(
        'flex justify-between gap-4',
        strong && 'mt-1 border-t border-mist-strong pt-2 text-lg font-bold',
      )}
    >
      <dt className={strong ? undefined : 'text-ink-soft'}>{label}</dt>
      <dd>
        <Price amount={amount} />
      </dd>
    </div>
  );
}

/** '₹12.00 more and delivery is ₹10.00', with a bar. Nothing if there is no reduced fee. */
export function FeeHint({ subtotal, rule }: { subtotal: Paise; rule: DeliveryFeeRule }) {
  if (rule.reducedDeliveryFee >= rule.deliveryFee) return null;
  const missing = untilReducedFee(subtotal, rule);
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <p className="flex items-center gap-2">
        <Bike aria-hidden className="size-4 shrink-0 text-waffle-ink" />
        {missing > 0
          ? `${formatRupees(missing)} more and delivery is ${formatRupees(rule.reducedDeliveryFee)}`
          : `Delivery is down to ${formatRupees(rule.reducedDeliveryFee)}`}
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
