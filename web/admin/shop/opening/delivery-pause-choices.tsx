import { Bike } from 'lucide-react';
import { useState } from 'react';
import type {
  ShopStateChange,
  ShopStateNow,
} from '../../../../shared/contract/shop/shop-state-contract';
import { comingTimeWords } from '../../../../shared/domain/platform/coming-time';
import { clockTime } from '../../../../shared/domain/platform/kolkata-time';
import { deliveryPauseEnds } from '../../../../shared/domain/shop/shop-state';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { Options, SelectField } from '../../../ui/select-field';
import { Choices, SHORT } from './choices';

interface DeliveryPauseChoicesProps {
  state: ShopStateNow;
  onChange: (change: ShopStateChange) => void;
}

/** Stops deliveries until a time, because a road is closed. Customers can still pick up. */
export function DeliveryPauseChoices({ state, onChange }: DeliveryPauseChoicesProps) {
  const { now, tomorrow, noDelivery, areas = [] } = state;
  const [areaId, setAreaId] = useState('');
  const stop = (until: string) =>
    onChange(
      areaId === '' ? { to: 'no-delivery', until } : { to: 'no-delivery-to-area', areaId, until },
    );
  return (
    <Choices title={m.shopoffice_road_closed()}>
      {areas.length > 0 && (
        <div className="col-span-3">
          <SelectField
            label={m.shopoffice_pause_where()}
            value={areaId}
            onChange={({ target }) => setAreaId(target.value)}
          >
            <option value="">{m.shopoffice_everywhere()}</option>
            <Options of={areas.map(({ id, name }) => [id, m.shopoffice_only_area({ name })])} />
          </SelectField>
        </div>
      )}
      {deliveryPauseEnds(new Date(now)).map((end) => (
        <Button
          key={end.toISOString()}
          variant="quiet"
          size="lg"
          className={SHORT}
          onClick={() => stop(end.toISOString())}
        >
          {clockTime(end)}
        </Button>
      ))}
      <Button variant="quiet" size="lg" className="col-span-3" onClick={() => stop(tomorrow.at)}>
        {m.shopoffice_until({ time: comingTimeWords(tomorrow) })}
      </Button>
      {noDelivery && <DeliverAgain onClick={() => onChange({ to: 'delivery' })} />}
      {areas.map(
        ({ id, name, pause }) =>
          pause && (
            <DeliverAgain
              key={id}
              where={name}
              onClick={() => onChange({ to: 'delivery-to-area', areaId: id })}
            />
          ),
      )}
    </Choices>
  );
}

function DeliverAgain({ where, onClick }: { where?: string; onClick: () => void }) {
  return (
    <Button size="lg" className="col-span-3" onClick={onClick}>
      <Bike aria-hidden className="size-6" />
      {where ? m.shopoffice_deliver_to_again({ where }) : m.shopoffice_deliver_again()}
    </Button>
  );
}
