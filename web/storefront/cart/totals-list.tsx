import type { CartTotals, DeliveryMethod } from '../../../shared/domain/pricing';
import { Price } from '../../ui/price';

interface TotalsListProps {
  totals: CartTotals;
  /** Names the fee's row: a pickup has none. */
  method: DeliveryMethod;
}

/** Subtotal, packaging, delivery fee and total, as every page of the shop shows them. */
export function TotalsList({ totals, method }: TotalsListProps) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 [&>dd]:text-right">
      <dt className="text-ink-soft">Subtotal</dt>
      <dd>
        <Price amount={totals.subtotal} />
      </dd>
      <dt className="text-ink-soft">Packaging</dt>
      <dd>
        <Price amount={totals.packagingCharge} />
      </dd>
      {method === 'delivery' && (
        <>
          <dt className="text-ink-soft">Delivery fee</dt>
          <dd>
            <Price amount={totals.deliveryFee} />
          </dd>
        </>
      )}
      <dt className="mt-1 border-t border-mist pt-2 text-lg font-bold">Total</dt>
      <dd className="mt-1 border-t border-mist pt-2 text-lg font-bold">
        <Price amount={totals.total} />
      </dd>
    </dl>
  );
}
