import { type ReactNode, useEffect, useRef } from 'react';
import type { Refusal } from '../../../api/refusal';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { Price } from '../../../ui/price';
import type { PriceChange } from '../../cart/price-changes';

interface RefusalNoticeProps {
  refusal: Refusal;
  /** Prices that have changed since the order was sent. */
  changes: readonly PriceChange[];
  /** Every line of the cart can be ordered. */
  holds: boolean;
  onMend: () => void;
  onChangeHow: () => void;
  onOrderAgain: () => void;
}

/** Why the shop refused the order, and what the customer can do about it. */
export function RefusalNotice({
  refusal,
  changes,
  holds,
  onMend,
  onChangeHow,
  onOrderAgain,
}: RefusalNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place}>
      <Notice kind="error" role="alert">
        <p className="font-semibold">{words(refusal)}</p>
        {changes.length > 0 && (
          <ul className="mt-1">
            {changes.map(({ key, name, before, now }) => (
              <li key={key}>
                {name}: was <Price amount={before} />, now <Price amount={now} />
              </li>
            ))}
          </ul>
        )}
        <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {way(refusal, { holds, onMend, onChangeHow, onOrderAgain })}
        </div>
      </Notice>
    </div>
  );
}

function words(refusal: Refusal): string {
  switch (refusal.code) {
    case 'unauthorized':
      return 'Your sign-in has ended. Please sign in again or continue as a guest.';
    case 'not_found':
      return 'This address is not saved any more. Please choose another one.';
    case 'idempotency_key_reused':
      return 'An order from this cart was placed already, perhaps in another tab.';
    case 'bad_input':
      return refusal.data.issues.map(({ message }) => message).join(' ') || refusal.message;
    default:
      return refusal.message;
  }
}

function way(
  { code }: Refusal,
  { holds, onMend, onChangeHow, onOrderAgain }: Omit<RefusalNoticeProps, 'refusal' | 'changes'>,
): ReactNode {
  switch (code) {
    case 'out_of_stock':
    case 'product_unavailable':
    case 'option_unavailable':
      return holds ? null : (
        <Button variant="quiet" onClick={onMend}>
          Adjust my order
        </Button>
      );
    case 'outside_delivery_zone':
    case 'location_required':
    case 'not_found':
      return (
        <Button variant="quiet" onClick={onChangeHow}>
          Change address
        </Button>
      );
    case 'below_minimum':
      return (
        <ButtonLink to="/menu" variant="quiet">
          Add something
        </ButtonLink>
      );
    case 'too_many_unpaid_orders':
      return (
        <ButtonLink to="/order-history" variant="quiet">
          See your orders
        </ButtonLink>
      );
    case 'idempotency_key_reused':
      return (
        <>
          <ButtonLink to="/order-history" variant="quiet">
            See your orders
          </ButtonLink>
          <Button variant="plain" onClick={onOrderAgain}>
            Order once more
          </Button>
        </>
      );
    default:
      return null;
  }
}
