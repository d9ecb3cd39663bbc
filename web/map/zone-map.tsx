import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Coordinates, DeliveryZone } from '../../shared/domain/shop/delivery-zone';
import { MapFrame } from './map-frame';
import { useDrawnMap } from './use-drawn-map';

interface ZoneMapProps {
  label: string;
  zone: DeliveryZone;
  pin: Coordinates | null;
  onMovePin?: (place: Coordinates) => void;
  minZoom?: number | undefined;
  waiting: ReactNode;
  /** Shown when the script or the tiles fail to load. */
  failed: (retry: () => void) => ReactNode;
  className: string;
  children?: ReactNode;
}

/** A map of the delivery zone. Its script and tiles load when it is first shown. */
export function ZoneMap(props: ZoneMapProps) {
  const { label, zone, pin, onMovePin, minZoom, waiting, failed, className, children } = props;
  const movedTo = useRef<Coordinates>(undefined);
  const { store, radiusKm } = zone;
  const { latitude, longitude } = store;
  const movePin = useEffectEvent((place: Coordinates) => {
    movedTo.current = place;
    onMovePin?.(place);
  });
  const { box, drawn, state, retry } = useDrawnMap({
    load: () => import('./draw-map'),
    draw: ({ drawMap }, element, news) =>
      drawMap(element, { ...news, zone, pin, minZoom, onMovePin: onMovePin && movePin }),
  });

  useEffect(() => {
    drawn.current?.showZone({ store: { latitude, longitude }, radiusKm });
  }, [drawn, latitude, longitude, radiusKm]);

  const pinLatitude = pin?.latitude;
  const pinLongitude = pin?.longitude;
  useEffect(() => {
    if (pinLatitude === undefined || pinLongitude === undefined) return;
    const { current: moved } = movedTo;
    // The map moves only to a location from elsewhere; a pin that the visitor moved is already visible.
    if (pinLatitude === moved?.latitude && pinLongitude === moved.longitude) return;
    movedTo.current = undefined;
    drawn.current?.showPin({ latitude: pinLatitude, longitude: pinLongitude });
  }, [drawn, pinLatitude, pinLongitude]);

  if (state === 'failed') return failed(retry);
  return (
    <>
      <MapFrame
        label={label}
        box={box}
        isWaiting={state === 'waiting'}
        waiting={waiting}
        className={className}
      />
      {children}
    </>
  );
}
