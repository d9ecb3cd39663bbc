import { useState } from 'react';
import {
  type Coordinates,
  type DeliveryZone,
  distanceKm,
} from '../../../shared/domain/delivery-zone';
import { useMediaQuery } from '../../device/use-media-query';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { ZoneMap } from '../map/zone-map';
import { useShop } from '../shop/shop-context';
import { compassWord } from './address-words';

interface AddressMapProps {
  place: Coordinates | null;
  onPlace: (place: Coordinates) => void;
}

/** The location of an address as a pin that can be dragged. The form also works without the map. */
export function AddressMap({ place, onPlace }: AddressMapProps) {
  const { zone } = useShop().settings;
  const [news, setNews] = useState('');
  const byTouch = useMediaQuery('(pointer: coarse)');
  return (
    <div className="flex flex-col gap-2">
      <ZoneMap
        label="Map of your location"
        zone={zone}
        pin={place}
        onMovePin={(to) => {
          setNews(pinNews(zone, to));
          onPlace(to);
        }}
        className="h-64 rounded-md border border-mist-strong sm:h-80"
        waiting={
          <p role="status" className="grid size-full place-items-center bg-raised text-ink-soft">
            Loading the map…
          </p>
        }
        failed={(retry) => (
          <Notice kind="info" role="status">
            <p>The map could not be loaded. You can continue without it.</p>
            <Button variant="plain" onClick={retry} className="-ml-4">
              Try the map again
            </Button>
          </Notice>
        )}
      >
        <p className="text-sm text-ink-soft">
          Drag the pin to your door, or tap the map. {byTouch && 'Two fingers move the map.'}
        </p>
      </ZoneMap>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

/** Rounded to the metre, so that a screen reader announces every press of an arrow key. */
function pinNews({ store }: DeliveryZone, place: Coordinates): string {
  const metres = Math.round(distanceKm(store, place) * 1000);
  return `The pin is ${metres} m ${compassWord(store, place)} of our store.`;
}
