import type { Coordinates, DeliveryZone } from '../../shared/domain/shop/delivery-zone';
import { m } from '../../shared/messages/compiled/messages';
import { useMediaQuery } from '../device/use-media-query';
import { FORM_MAP, MapFailed, MapLoading } from './map-states';
import { ZoneMap } from './zone-map';

interface PinMapProps {
  label: string;
  zone: DeliveryZone;
  pin: Coordinates | null;
  onMovePin: (place: Coordinates) => void;
  /** The farthest zoom; by default a town's. */
  minZoom?: number | undefined;
  hint: string;
}

/** A map with a pin to drag. The form around it also works without the map. */
export function PinMap({ hint, ...map }: PinMapProps) {
  const byTouch = useMediaQuery('(pointer: coarse)');
  return (
    <ZoneMap
      {...map}
      className={FORM_MAP}
      waiting={<MapLoading />}
      failed={(retry) => <MapFailed onRetry={retry} />}
    >
      <p className="text-sm text-ink-soft">
        {hint} {byTouch && m.map_by_touch()}
      </p>
    </ZoneMap>
  );
}
