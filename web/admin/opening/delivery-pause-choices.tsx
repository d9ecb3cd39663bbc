import { Bike } from 'lucide-react';
import type { ShopStateChange, ShopStateNow } from '../../../shared/contract/shop-state-contract';
import { clockTime } from '../../../shared/domain/kolkata-time';
import { deliveryPauseEnds } from '../../../shared/domain/shop-state';
import { Button } from '../../ui/button';
import { Choices, SHORT } from './choices';

interface DeliveryPauseChoicesProps {
  state: ShopStateNow;
  onChange: (change: ShopStateChange) => void;
}

/** Stops deliveries until a time, because a road is closed. Customers can still pick up. */
export function DeliveryPauseChoices({ state, onChange }: DeliveryPauseChoicesProps) {
  const { now, tomorrow, noDelivery } = state;
  return (
    <Choices title="Road closed: no delivery until">
      {deliveryPauseEnds(new Date(now)).map((end) => (
        <Button
          key={end.toISOString()}
          variant="quiet"
          size="lg"
          className={SHORT}
          onClick={() => onChange({ to: 'no-delivery', until: end.toISOString() })}
        >
          {clockTime(end)}
        </Button>
      ))}
      <Button
        variant="quiet"
        size="lg"
        className="col-span-3"
        onClick={() => onChange({ to: 'no-delivery', until: tomorrow.at })}
      >
        Until {tomorrow.words}
      </Button>
      {noDelivery && (
        <Button size="lg" className="col-span-3" onClick={() => onChange({ to: 'delivery' })}>
          <Bike aria-hidden className="size-6" />
          Deliver again
        </Button>
      )}
    </Choices>
  );
}
