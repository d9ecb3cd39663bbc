import type { ReactNode } from 'react';
import { formatRupees, type Paise } from '../../../../shared/domain/money';
import type { CartTotals, DeliveryMethod } from '../../../../shared/domain/pricing';
import { Button } from '../../../ui/button';
import { Price } from '../../../ui/price';
import { TotalsList } from '../../cart/cart-sums';

interface PlaceOrderProps {
  total: Paise;
  ready: boolean;
  /** Why the order cannot be placed although all steps are done. */
  blocked: string | undefined;
  onPlace: () => void;
}

function PlaceOrderButton({ total, ready, blocked, onPlace }: PlaceOrderProps) {
  return (
    <Button size="lg" wide disabled={!ready || blocked !== undefined} onClick={onPlace}>
      <span className="tabular-nums">Place order · {formatRupees(total)}</span>
    </Button>
  );
}

/** On a phone: the total, and the button once all steps are done. */
export function PlaceOrderBar(props: PlaceOrderProps) {
  const { total, ready, blocked } = props;
  return (
    <div className="sticky bottom-0 z-20 border-t border-mist bg-raised shadow-overlay">
      <div className="column py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {ready ? (
          <>
            {blocked !== undefined && (
              <p className="mb-2 text-center text-sm text-chilli">{blocked}</p>
            )}
            <PlaceOrderButton {...props} />
          </>
        ) : (
          <p className="flex items-baseline justify-between">
            <span className="text-ink-soft">Total</span>
            <Price amount={total} className="text-lg font-bold" />
          </p>
        )}
      </div>
    </div>
  );
}

interface AsideProps extends PlaceOrderProps {
  totals: CartTotals;
  method: DeliveryMethod;
  children: ReactNode;
}

export function PlaceOrderAside({ totals, method, children, ...placing }: AsideProps) {
  const { ready, blocked } = placing;
  return (
    <aside
      aria-label="Total"
      className="sticky top-24 flex flex-col gap-4 rounded-lg border border-mist bg-raised p-6 shadow-card"
    >
      <TotalsList totals={totals} method={method} />
      {children}
      <PlaceOrderButton {...placing} />
      {!ready && (
        <p className="text-center text-sm text-ink-soft">Finish the steps, then order here.</p>
      )}
      {ready && blocked !== undefined && (
        <p className="text-center text-sm text-chilli">{blocked}</p>
      )}
    </aside>
  );
}
