import { Bike } from 'lucide-react';
import type { Paise } from '../../../shared/domain/money';
import { type DeliveryFeeRule, untilReducedFee } from '../../../shared/domain/pricing';
import { shortRupees } from '../../ui/short-rupees';

/** '₹12 more and delivery is ₹10', and how far that is. Nothing when delivery never costs less. */
export function FeeHint({ subtotal, rule }: { subtotal: Paise; rule: DeliveryFeeRule }) {
  if (rule.reducedDeliveryFee >= rule.deliveryFee) return null;
  const missing = untilReducedFee(subtotal, rule);
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <p className="flex items-center gap-2">
        <Bike aria-hidden className="size-4 shrink-0 text-waffle-ink" />
        {missing > 0
          ? `${shortRupees(missing)} more and delivery is ${shortRupees(rule.reducedDeliveryFee)}`
          : `Delivery is down to ${shortRupees(rule.reducedDeliveryFee)}`}
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
