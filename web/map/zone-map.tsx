import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Coordinates, DeliveryZone } from '../../shared/domain/delivery-zone';
import { classNames } from '../ui/class-names';
import type { DrawnMap } from './draw-map';

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
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap>(undefined);
  const movedTo = useRef<Coordinates>(undefined);
  const [state, setState] = useState<'waiting' | 'seen' | 'failed'>('waiting');
  const failing = state === 'failed';
  const { store, radiusKm } = zone;
  const { latitude, longitude } = store;

  const draw = useEffectEvent(({ drawMap }: typeof import('./draw-map')) => {
    if (!box.current) return undefined;
    return drawMap(box.current, {
      zone,
      pin,
      onMovePin: onMovePin && movePin,
      minZoom,
      onSeen: () => setState('seen'),
      onFailed: () => setState('failed'),
    });
  });
  const movePin = useEffectEvent((place: Coordinates) => {
    movedTo.current = place;
    onMovePin?.(place);
  });

  useEffect(() => {
    if (failing) return;
    let gone = false;
    import('./draw-map').then(
      (script) => {
        if (!gone) drawn.current = draw(script);
      },
      () => {
        if (!gone) setState('failed');
      },
    );
    return () => {
      gone = true;
      drawn.current?.remove();
      drawn.current = undefined;
    };
  }, [failing]);

  useEffect(() => {
    drawn.current?.showZone({ store: { latitude, longitude }, radiusKm });
  }, [latitude, longitude, radiusKm]);

  const pinLatitude = pin?.latitude;
  const pinLongitude = pin?.longitude;
  useEffect(() => {
    if (pinLatitude === undefined || pinLongitude === undefined) return;
    const { current: moved } = movedTo;
    // The map moves only to a location from elsewhere; a pin that the visitor moved is already visible.
    if (pinLatitude === moved?.latitude && pinLongitude === moved.longitude) return;
    drawn.current?.showPin({ latitude: pinLatitude, longitude: pinLongitude });
  }, [pinLatitude, pinLongitude]);

  if (failing) return failed(() => setState('waiting'));
  return (
    <>
      <section
        ref={takeFocus}
        tabIndex={-1}
        aria-label={label}
        className={classNames('relative isolate overflow-hidden', className)}
      >
        {state === 'waiting' && <div className="absolute inset-0">{waiting}</div>}
        <div
          className={classNames(
            'absolute inset-0 transition-opacity',
            state === 'waiting' ? 'invisible opacity-0' : 'opacity-100',
          )}
        >
          {/* Leaflet adds classes, which React would remove when ours change. */}
          <div ref={box} className="size-full" />
        </div>
      </section>
      {children}
    </>
  );
}

/** The button that opened the map is gone, so the keyboard focus moves here. */
function takeFocus(section: HTMLElement | null): void {
  section?.focus({ preventScroll: true });
}
