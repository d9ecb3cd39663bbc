import type { ReactNode } from 'react';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { Button } from '../../../ui/button';
import { Price } from '../../../ui/price';
import { TotalsList } from '../../cart/cart-sums';
import type { CheckoutSteps } from '../use-checkout-steps';

interface PlaceOrderProps {
  checkout: CheckoutSteps;
  onPlace: () => void;
}

function PlaceOrderButton({ checkout, onPlace }: PlaceOrderProps) {
  const { totals, ready, blocked, time } = checkout;
  return (
    <div>
      {time.slotWords && <p className="mb-2 text-center font-semibold">For {time.slotWords}</p>}
      <Button size="lg" wide disabled={!ready || blocked !== undefined} onClick={onPlace}>
        <span className="tabular-nums">Place order · {formatRupees(totals.total)}</span>
      </Button>
    </div>
  );
}

/** On a phone: the total, and the button once all steps are done. */
export function PlaceOrderBar(props: PlaceOrderProps) {
  const { totals, ready, blocked } = props.checkout;
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
            <Price amount={totals.total} className="text-lg font-bold" />
          </p>
        )}
      </div>
    </div>
  );
}

export function PlaceOrderAside(props: PlaceOrderProps & { children: ReactNode }) {
  const { totals, draft, ready, blocked } = props.checkout;
  return (
    <aside
      aria-label="Total"
      className="sticky top-24 flex flex-col gap-4 rounded-lg border border-mist bg-raised p-6 shadow-card"
    >
      <TotalsList totals={totals} method={draft.method} />
      {props.children}
      <PlaceOrderButton checkout={props.checkout} onPlace={props.onPlace} />
      {!ready && (
        <p className="text-center text-sm text-ink-soft">Finish the steps, then order here.</p>
      )}
      {ready && blocked !== undefined && (
        <p className="text-center text-sm text-chilli">{blocked}</p>
      )}
    </aside>
  );
}
