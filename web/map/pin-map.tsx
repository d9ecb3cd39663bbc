import type { Coordinates, DeliveryZone } from '../../shared/domain/delivery-zone';
import { useMediaQuery } from '../device/use-media-query';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { ZoneMap } from './zone-map';

interface PinMapProps {
  label: string;
  zone: DeliveryZone;
  pin: Coordinates | null;
  onMovePin: (place: Coordinates) => void;
  /** The farthest zoom; by default a town's. */
  minZoom?: number | undefined;
  /** Says what to do with the pin. */
  hint: string;
}

/** A map with a pin to drag. The form around it also works without the map. */
export function PinMap({ hint, ...map }: PinMapProps) {
  const byTouch = useMediaQuery('(pointer: coarse)');
  return (
    <ZoneMap
      {...map}
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
        {hint} {byTouch && 'Two fingers move the map.'}
      </p>
    </ZoneMap>
  );
}
