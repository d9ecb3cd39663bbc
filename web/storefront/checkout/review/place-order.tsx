import type { ReactNode } from 'react';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { Price } from '../../../ui/price';
import { TotalsList } from '../../cart/cart-sums';
import { useShop } from '../../shop/shop-context';
import type { CheckoutSteps } from '../use-checkout-steps';

interface PlaceOrderProps {
  checkout: CheckoutSteps;
  onPlace: () => void;
}

function PlaceOrderButton({ checkout, onPlace }: PlaceOrderProps) {
  const { totals, ready, blocked } = checkout;
  return (
    <Button size="lg" wide disabled={!ready || blocked !== undefined} onClick={onPlace}>
      <span key={totals.total} className="tabular-nums">
        {m.checkout_place_order({ total: formatRupees(totals.total) })}
      </span>
    </Button>
  );
}

/** Why the order has to wait, or takes longer. */
function useNews({ blocked, time }: CheckoutSteps) {
  const { busyMessage } = useShop();
  return blocked ?? (time.slotAt === null ? busyMessage : undefined);
}

/** On a phone: the total, and the button once all steps are done. News are above it, so that they move nothing. */
export function PlaceOrderBar(props: PlaceOrderProps) {
  const { totals, ready, blocked, time } = props.checkout;
  const news = useNews(props.checkout);
  return (
    <div className="sticky bottom-0 z-20 border-t border-mist bg-raised shadow-overlay">
      {ready && news && (
        <p
          key={news}
          className={classNames(
            'absolute inset-x-0 bottom-full border-t border-mist bg-raised px-4 py-2 text-center text-sm',
            blocked && 'text-chilli',
          )}
        >
          {news}
        </p>
      )}
      <div className="column py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {ready ? (
          <>
            {time.slotWords && (
              <p className="mb-2 text-center font-semibold">
                {m.checkout_for_time({ time: time.slotWords })}
              </p>
            )}
            <PlaceOrderButton {...props} />
          </>
        ) : (
          <p className="flex items-baseline">
            <span className="text-ink-soft">{m.checkout_total()}</span>
            <Price amount={totals.total} className="flex-1 text-right text-lg font-bold" />
          </p>
        )}
      </div>
    </div>
  );
}

export function PlaceOrderAside(props: PlaceOrderProps & { children: ReactNode }) {
  const { totals, draft, ready, blocked, time } = props.checkout;
  const news = useNews(props.checkout);
  return (
    <aside
      aria-label={m.checkout_total()}
      className="sticky top-24 flex flex-col gap-4 rounded-lg border border-mist bg-raised p-6 shadow-card"
    >
      <TotalsList totals={totals} method={draft.method} />
      {props.children}
      {time.slotWords && (
        <p className="-mb-2 text-center font-semibold">
          {m.checkout_for_time({ time: time.slotWords })}
        </p>
      )}
      <PlaceOrderButton {...props} />
      {(!ready || news) && (
        <p
          className={classNames(
            'text-center text-sm',
            ready && blocked ? 'text-chilli' : 'text-ink-soft',
          )}
        >
          {ready ? news : m.checkout_finish_steps()}
        </p>
      )}
    </aside>
  );
}
