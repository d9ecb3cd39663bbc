import 'leaflet/dist/leaflet.css';
import './map.css';
import { Circle, LatLng, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import { MAP_TILES } from '../../shared/contract/map-tiles';
import { type Coordinates, type DeliveryZone, isInZone } from '../../shared/domain/delivery-zone';
import { movePinByKeys, pinIcon, storeIcon } from './map-pin';

interface MapPlan {
  zone: DeliveryZone;
  /** Null while no location is chosen. The pin is then at the store. */
  pin: Coordinates | null;
  /** Called when the visitor moves the pin. If undefined, the pin is fixed at the store. */
  onMovePin: ((place: Coordinates) => void) | undefined;
  /** The farthest zoom; by default a town's. */
  minZoom?: number | undefined;
  onSeen: () => void;
  onFailed: () => void;
}

const DOOR_ZOOM = 17;
const STREETS_ZOOM = 15;
const AROUND_ZOOM = 14;
const TOWN_ZOOM = 9;
const PATIENCE_MS = 15_000;

/** The element must have a size. */
export function drawMap(box: HTMLElement, plan: MapPlan) {
  const { onMovePin } = plan;
  let { zone } = plan;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(box, {
    minZoom: plan.minZoom ?? TOWN_ZOOM,
    maxZoom: MAP_TILES.maxZoom,
    // One finger or the wheel scrolls the page, and two fingers move and zoom the map.
    scrollWheelZoom: false,
    dragging: !matchMedia('(pointer: coarse)').matches,
    // Where a tap places the pin, a double tap must not zoom.
    doubleClickZoom: onMovePin === undefined,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
  });
  map.attributionControl.setPrefix(false);
  const circle = new Circle(latLngOf(zone.store), {
    radius: zone.radiusKm * 1000,
    interactive: false,
    className: 'fill-hill/15 stroke-hill',
    weight: 2,
  });
  // A circle has bounds only after the map has a view.
  map.fitBounds(latLngOf(zone.store).toBounds(zone.radiusKm * 2000));
  circle.addTo(map);
  const stopWaiting = drawTiles(map, plan);

  const pin = new Marker(latLngOf(plan.pin ?? zone.store), {
    icon: pinIcon(),
    draggable: onMovePin !== undefined,
    autoPan: true,
    keyboard: onMovePin !== undefined,
    interactive: onMovePin !== undefined,
    zIndexOffset: 1000,
  }).addTo(map);
  // Where the pin is fixed, it is the store's.
  const store = onMovePin
    ? new Marker(latLngOf(zone.store), {
        icon: storeIcon(),
        interactive: false,
        keyboard: false,
      }).addTo(map)
    : pin;
  if (onMovePin) {
    const moved = (to: LatLng) => {
      const { lat, lng } = to.wrap();
      pin.setLatLng([lat, lng]);
      onMovePin({ latitude: rounded(lat), longitude: rounded(lng) });
    };
    pin.on('dragend', () => moved(pin.getLatLng()));
    map.on('click', ({ latlng }) => moved(latlng));
    movePinByKeys(map, pin, moved);
  }
  const showPin = (place: Coordinates) => {
    pin.setLatLng(latLngOf(place));
    if (isInZone(zone, place)) map.setView(latLngOf(place), DOOR_ZOOM, { animate: !still });
    else map.fitBounds(circle.getBounds().extend(latLngOf(place)).pad(0.1), { animate: !still });
  };
  const zoom = onMovePin ? STREETS_ZOOM : AROUND_ZOOM;
  if (plan.pin) showPin(plan.pin);
  else map.setView(latLngOf(zone.store), zoom, { animate: false });

  const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  sizes.observe(box);
  return {
    showPin,
    showZone: (to: DeliveryZone) => {
      zone = to;
      circle.setLatLng(latLngOf(to.store)).setRadius(to.radiusKm * 1000);
      store.setLatLng(latLngOf(to.store));
    },
    remove: () => {
      sizes.disconnect();
      stopWaiting();
      map.remove();
    },
  };
}

export type DrawnMap = ReturnType<typeof drawMap>;

/** Returns a function that stops waiting for the first tile. */
function drawTiles(map: LeafletMap, { onSeen, onFailed }: MapPlan): () => void {
  const { url, credit, maxZoom } = MAP_TILES;
  const layer = new TileLayer(url, {
    maxZoom,
    attribution: `<a href="${credit.url}" target="_blank" rel="noreferrer">${credit.words}</a>`,
    // The tile server requires a referrer.
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  let seen = false;
  const fail = () => {
    if (!seen) onFailed();
  };
  const patience = setTimeout(fail, PATIENCE_MS);
  layer.on('tileload', () => {
    if (seen) return;
    seen = true;
    clearTimeout(patience);
    onSeen();
  });
  // Fired when every tile has loaded or failed.
  layer.on('load', fail);
  layer.addTo(map);
  return () => clearTimeout(patience);
}

/** Six decimals of a degree are about 10 cm. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(6));
}

function latLngOf({ latitude, longitude }: Coordinates): LatLng {
  return new LatLng(latitude, longitude);
}
