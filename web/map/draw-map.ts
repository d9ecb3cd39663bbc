import { type LatLng, Marker } from 'leaflet';
import type { Coordinates, DeliveryZone } from '../../shared/domain/shop/delivery-zone';
import { isInZone } from '../../shared/domain/shop/place-in-zone';
import { m } from '../../shared/messages/compiled/messages';
import { movePinByKeys, pinIcon, storeMarker } from './map-pin';
import { animates, latLngOf, type MapNews, openMap, roundedPlace } from './open-map';
import { zoneCircle, zonePolygon } from './zone-shapes';

interface MapPlan extends MapNews {
  zone: DeliveryZone;
  /** Null while no location is chosen. The pin is then at the store. */
  pin: Coordinates | null;
  /** Called when the visitor moves the pin. If undefined, the pin is fixed at the store. */
  onMovePin: ((place: Coordinates) => void) | undefined;
  minZoom?: number | undefined;
}

const DOOR_ZOOM = 17;
const STREETS_ZOOM = 15;
const AROUND_ZOOM = 14;
/** About 10 cm. */
const PIN_DECIMALS = 6;

/** The element must have a size. */
export function drawMap(box: HTMLElement, plan: MapPlan) {
  const { onMovePin } = plan;
  let { zone } = plan;
  const animate = animates();
  const { map, remove } = openMap(box, { ...plan, takesTaps: onMovePin !== undefined });
  const circle = zoneCircle(zone);
  // A circle has bounds only after the map has a view.
  map.fitBounds(latLngOf(zone.store).toBounds(zone.radiusKm * 2000));
  circle.addTo(map);
  const areas = (zone.areas ?? []).map(({ corners }) => zonePolygon(corners).addTo(map));

  const pin = new Marker(latLngOf(plan.pin ?? zone.store), {
    icon: pinIcon(),
    draggable: onMovePin !== undefined,
    autoPan: true,
    keyboard: onMovePin !== undefined,
    interactive: onMovePin !== undefined,
    zIndexOffset: 1000,
  }).addTo(map);
  // Where the pin is fixed, it is the store's.
  const store = onMovePin ? storeMarker(zone.store).addTo(map) : pin;
  if (onMovePin) {
    const moved = (to: LatLng) => {
      const place = roundedPlace(to, PIN_DECIMALS);
      pin.setLatLng(latLngOf(place));
      onMovePin(place);
    };
    pin.on('dragend', () => moved(pin.getLatLng()));
    map.on('click', ({ latlng }) => moved(latlng));
    movePinByKeys(map, pin, { label: m.ui_map_pin(), moved });
  }
  const showPin = (place: Coordinates) => {
    pin.setLatLng(latLngOf(place));
    if (isInZone(zone, place)) map.setView(latLngOf(place), DOOR_ZOOM, { animate });
    else {
      const bounds = circle.getBounds().extend(latLngOf(place));
      for (const area of areas) bounds.extend(area.getBounds());
      map.fitBounds(bounds.pad(0.1), { animate });
    }
  };
  const zoom = onMovePin ? STREETS_ZOOM : AROUND_ZOOM;
  if (plan.pin) showPin(plan.pin);
  else map.setView(latLngOf(zone.store), zoom, { animate: false });

  return {
    showPin,
    showZone: (to: DeliveryZone) => {
      zone = { ...zone, ...to };
      circle.setLatLng(latLngOf(to.store)).setRadius(to.radiusKm * 1000);
      store.setLatLng(latLngOf(to.store));
    },
    remove,
  };
}
