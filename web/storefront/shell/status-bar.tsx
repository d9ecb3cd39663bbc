import { Bike, Clock } from 'lucide-react';
import { formatRupees } from '../../../shared/domain/money';
import { classNames } from '../../ui/class-names';
import { DELIVERY_HOURS } from '../shop/cafe-facts';
import { useShop } from '../shop/shop-context';

/** The bar below the header: open or closed, when, and what delivery costs. */
export function StatusBar() {
  const { settings, closedMessage } = useShop();
  const { deliveryFee, reducedDeliveryFee, reducedDeliveryFeeFrom } = settings.feeRule;
  const open = closedMessage === undefined;
  return (
    <section
      id="delivery-today"
      aria-label="Delivery today"
      className="relative border-b border-mist bg-sunken text-sm"
    >
      <div className="column flex min-h-10 overflow-hidden items-center gap-x-5 whitespace-nowrap text-ink-soft [&_svg]:size-4">
        <span className="flex items-center gap-2 font-semibold text-ink">
          <span
            aria-hidden
            className={classNames('size-2.5 rounded-full', open ? 'bg-leaf' : 'bg-chilli')}
          />
          {open ? 'Open now' : 'Closed'}
        </span>
        <span className="flex items-center gap-1.5">
          <Bike aria-hidden />
          Delivery {formatRupees(deliveryFee)}
          {reducedDeliveryFee < deliveryFee && (
            <span className="hidden sm:inline">
              · {formatRupees(reducedDeliveryFee)} on orders of{' '}
              {formatRupees(reducedDeliveryFeeFrom)} or more
            </span>
          )}
        </span>
        <span className="hidden items-center gap-1.5 sm:flex">
          <Clock aria-hidden />
          Delivery hours {DELIVERY_HOURS}
        </span>
        <span className="ml-auto hidden lg:inline">
          Within {settings.zone.radiusKm} km of the cafe
        </span>
      </div>
    </section>
  );
}
