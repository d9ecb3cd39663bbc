import { Bike } from 'lucide-react';
import { memo } from 'react';
import { reachWords } from '../../../shared/domain/platform/delivery-reach';
import { formatRupees } from '../../../shared/domain/platform/money';
import { reachOf } from '../../../shared/domain/shop/delivery-zone';
import { useShop } from '../shop/shop-context';

/** What delivery costs and how far it goes. A key of the search does not render it again. */
export const DeliveryPromo = memo(function DeliveryPromo() {
  const { settings, content } = useShop();
  const { feeRule, zone } = settings;
  const cheaper = feeRule.reducedDeliveryFee < feeRule.deliveryFee;
  return (
    <aside className="flex items-center gap-4 rounded-xl bg-waffle-soft p-4 sm:p-6">
      <span
        aria-hidden
        className="grid size-14 shrink-0 place-items-center rounded-full bg-waffle text-on-waffle"
      >
        <Bike className="size-7" />
      </span>
      <div>
        <h2 className="text-lg sm:text-xl">
          {cheaper
            ? `Delivery for ${formatRupees(feeRule.reducedDeliveryFee)} on orders of ${formatRupees(feeRule.reducedDeliveryFeeFrom)} or more`
            : `Delivery for ${formatRupees(feeRule.deliveryFee)}`}
        </h2>
        <p>
          {cheaper && `${formatRupees(feeRule.deliveryFee)} on smaller orders. `}
          {(zone.areas?.length ?? 0) > 0 && 'Some areas have their own fee. '}
          We deliver {reachWords(reachOf(zone), ' of the cafe')}
          {content?.deliveryHours && `, ${content.deliveryHours}`}. Picking up is free.
        </p>
      </div>
    </aside>
  );
});
