import { useState } from 'react';
import {
  type Coordinates,
  type DeliveryZone,
  distanceKm,
} from '../../../../shared/domain/shop/delivery-zone';
import { m } from '../../../../shared/messages/compiled/messages';
import { PinMap } from '../../../map/pin-map';
import { Button } from '../../../ui/button';
import { useShop } from '../../shop/shop-context';
import { compassWord } from './address-words';

interface AddressMapProps {
  place: Coordinates | null;
  onPlace: (place: Coordinates) => void;
  isRuledOut: boolean;
  /** Called when the visitor says that the pin is at the door. */
  onConfirm: () => void;
}

/** The location of an address as a pin that can be dragged. The form also works without the map. */
export function AddressMap({ place, onPlace, isRuledOut, onConfirm }: AddressMapProps) {
  const { zone } = useShop().settings;
  const [news, setNews] = useState('');
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">{place ? m.location_is_this() : m.location_where()}</p>
      <PinMap
        label={m.location_map()}
        zone={zone}
        pin={place}
        onMovePin={(to) => {
          setNews(pinNews(zone, to));
          onPlace(to);
        }}
        hint={place ? m.location_move_pin() : m.location_set_pin()}
      />
      {place && !isRuledOut && (
        <Button variant="quiet" onClick={onConfirm}>
          {m.location_confirm()}
        </Button>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

/** Rounded to the metre, so that a screen reader announces every press of an arrow key. */
function pinNews({ store }: DeliveryZone, place: Coordinates): string {
  const metres = Math.round(distanceKm(store, place) * 1000);
  return m.location_pin_is({ metres, direction: compassWord(store, place) });
}
