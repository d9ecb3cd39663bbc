import { formatRupees, type Paise } from '../../../shared/domain/money';
import { Button } from '../../ui/button';
import { Price } from '../../ui/price';

interface PlaceOrderProps {
  total: Paise;
  /** All three steps are done. */
  ready: boolean;
  /** Why the order cannot be placed although the steps are done. */
  blocked: string | undefined;
  onPlace: () => void;
}

/** The one button of the checkout; it says what it does. */
export function PlaceOrderButton({ total, ready, blocked, onPlace }: PlaceOrderProps) {
  return (
    <Button size="lg" wide disabled={!ready || blocked !== undefined} onClick={onPlace}>
      <span className="tabular-nums">Place order · {formatRupees(total)}</span>
    </Button>
  );
}

/** On a phone: the total always in sight, and the button once there is nothing left to fill in. */
export function PlaceOrderBar(props: PlaceOrderProps) {
  const { total, ready, blocked } = props;
  return (
    <div className="sticky bottom-0 z-20 border-t border-mist bg-raised shadow-overlay md:hidden">
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
