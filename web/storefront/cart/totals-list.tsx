import type { Paise } from '../../../shared/domain/money';
import type { CartTotals, DeliveryMethod } from '../../../shared/domain/pricing';
import { classNames } from '../../ui/class-names';
import { Price } from '../../ui/price';

interface TotalsListProps {
  totals: CartTotals;
  /** Names the fee's row: a pickup has none. */
  method: DeliveryMethod;
}

/** Subtotal, packaging, delivery fee and total, as every page of the shop shows them. */
export function TotalsList({ totals, method }: TotalsListProps) {
  return (
    <dl className="flex flex-col gap-1">
      <TotalsRow label="Subtotal" amount={totals.subtotal} />
      <TotalsRow label="Packaging" amount={totals.packagingCharge} />
      {method === 'delivery' && <TotalsRow label="Delivery fee" amount={totals.deliveryFee} />}
      <TotalsRow label="Total" amount={totals.total} strong />
    </dl>
  );
}

function TotalsRow({
  label,
  amount,
  strong = false,
}: {
  label: string;
  amount: Paise;
  strong?: boolean;
}) {
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
