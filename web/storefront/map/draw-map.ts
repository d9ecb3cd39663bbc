import 'leaflet/dist/leaflet.css';
import './map.css';
import { Circle, LatLng, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import { MAP_TILES } from '../../../shared/contract/map-tiles';
import {
  type Coordinates,
  type DeliveryZone,
  isInZone,
} from '../../../shared/domain/delivery-zone';
import { pinIcon, storeIcon } from './map-icons';
import { movePinByKeys } from './move-pin-by-keys';

export interface MapPlan {
  zone: DeliveryZone;
  /** Where the pin stands; null is nowhere yet, and the pin waits at the store. */
  pin: Coordinates | null;
  /** The visitor dragged it, tapped somewhere or pressed an arrow. Without it the pin is the store. */
  onMovePin: ((place: Coordinates) => void) | undefined;
  /** The first tile is there. */
  onSeen: () => void;
  /** No tile came. */
  onFailed: () => void;
}

/** A map in the page; Leaflet draws it, React does not. */
export interface DrawnMap {
  /** Puts the pin where the phone was found; no move of the visitor. */
  showPin: (pin: Coordinates) => void;
  remove: () => void;
}

const STREETS_ZOOM = 16;
const TOWN_ZOOM = 9;
/** Tiles that neither come nor fail by then: the network is as good as gone. */
const PATIENCE_MS = 15_000;

/** Draws the store, the circle in which it delivers, and a pin. The box must have a size. */
export function drawMap(box: HTMLElement, plan: MapPlan): DrawnMap {
  const { zone, onMovePin } = plan;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(box, {
    minZoom: TOWN_ZOOM,
    maxZoom: MAP_TILES.maxZoom,
    // The page scrolls under a wheel and under one finger; two fingers move and scale the map.
    scrollWheelZoom: false,
    dragging: !matchMedia('(pointer: coarse)').matches,
    // Where a tap puts the pin, two taps are no wish to come closer.
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
  // A circle knows its bounds only on a map with a view.
  map.fitBounds(latLngOf(zone.store).toBounds(zone.radiusKm * 2000));
  circle.addTo(map);
  const tiles = drawTiles(map, plan);

  const pin = new Marker(latLngOf(plan.pin ?? zone.store), {
    icon: pinIcon(),
    draggable: onMovePin !== undefined,
    autoPan: true,
    keyboard: onMovePin !== undefined,
    interactive: onMovePin !== undefined,
    zIndexOffset: 1000,
  }).addTo(map);
  if (onMovePin) {
    new Marker(latLngOf(zone.store), {
      icon: storeIcon(),
      interactive: false,
      keyboard: false,
    }).addTo(map);
    const moved = (to: LatLng) => {
      pin.setLatLng(to.wrap());
      onMovePin(coordinatesOf(pin.getLatLng()));
    };
    pin.on('dragend', () => moved(pin.getLatLng()));
    map.on('click', ({ latlng }) => moved(latlng));
    movePinByKeys(map, pin, moved);
  }
  const showPin = (place: Coordinates) => {
    pin.setLatLng(latLngOf(place));
    if (isInZone(zone, place)) map.setView(latLngOf(place), STREETS_ZOOM, { animate: !still });
    else map.fitBounds(circle.getBounds().extend(latLngOf(place)).pad(0.1), { animate: !still });
  };
  if (plan.pin) showPin(plan.pin);
  else if (!onMovePin) map.setView(latLngOf(zone.store), STREETS_ZOOM - 2, { animate: false });

  const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  sizes.observe(box);
  return {
    showPin,
    remove: () => {
      sizes.disconnect();
      tiles.stop();
      map.remove();
    },
  };
}

/** The picture below everything, and whether it came at all. */
function drawTiles(map: LeafletMap, { onSeen, onFailed }: MapPlan): { stop: () => void } {
  const { url, credit, maxZoom } = MAP_TILES;
  const layer = new TileLayer(url, {
    maxZoom,
    attribution: `<a href="${credit.url}" target="_blank" rel="noreferrer">${credit.words}</a>`,
    // The tile server answers nobody who does not say where they come from.
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
  // Fired when every tile has come or failed.
  layer.on('load', fail);
  layer.addTo(map);
  return { stop: () => clearTimeout(patience) };
}

function latLngOf({ latitude, longitude }: Coordinates): LatLng {
  return new LatLng(latitude, longitude);
}

function coordinatesOf({ lat, lng }: LatLng): Coordinates {
  return { latitude: lat, longitude: lng };
}
