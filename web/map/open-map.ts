import 'leaflet/dist/leaflet.css';
import './map.css';
import { Control, LatLng, Map as LeafletMap, TileLayer } from 'leaflet';
import { MAP_TILES } from '../../shared/contract/shop/map-tiles';
import type { Coordinates } from '../../shared/domain/shop/delivery-zone';
import { m } from '../../shared/messages/compiled/messages';

export interface MapNews {
  onSeen: () => void;
  onFailed: () => void;
}

interface MapOptions extends MapNews {
  /** The farthest zoom; by default a town's. */
  minZoom?: number | undefined;
  /** Whether a tap on the map does something, so that a double tap must not zoom. */
  takesTaps: boolean;
}

const TOWN_ZOOM = 9;
const PATIENCE_MS = 15_000;

/** Whether the map may move smoothly. */
export const animates = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Draws the tiles. The element must have a size, and the map gets its view from the caller. */
export function openMap(box: HTMLElement, { minZoom, takesTaps, ...news }: MapOptions) {
  const animate = animates();
  const map = new LeafletMap(box, {
    minZoom: minZoom ?? TOWN_ZOOM,
    maxZoom: MAP_TILES.maxZoom,
    // One finger or the wheel scrolls the page, and two fingers move and zoom the map.
    scrollWheelZoom: false,
    // The default one is in English.
    zoomControl: false,
    dragging: !matchMedia('(pointer: coarse)').matches,
    doubleClickZoom: !takesTaps,
    zoomAnimation: animate,
    fadeAnimation: animate,
    markerZoomAnimation: animate,
  });
  map.attributionControl.setPrefix(false);
  const zoomTitles = { zoomInTitle: m.ui_map_zoom_in(), zoomOutTitle: m.ui_map_zoom_out() };
  new Control.Zoom(zoomTitles).addTo(map);
  const stopWaiting = drawTiles(map, news);
  const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  sizes.observe(box);
  return {
    map,
    remove: () => {
      sizes.disconnect();
      stopWaiting();
      map.remove();
    },
  };
}

/** Returns a function that stops waiting for the first tile. */
function drawTiles(map: LeafletMap, { onSeen, onFailed }: MapNews): () => void {
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

/** Brings a location on the map to the decimals that are stored. */
export function roundedPlace(place: LatLng, decimals: number): Coordinates {
  const { lat, lng } = place.wrap();
  return { latitude: Number(lat.toFixed(decimals)), longitude: Number(lng.toFixed(decimals)) };
}

export function latLngOf({ latitude, longitude }: Coordinates): LatLng {
  return new LatLng(latitude, longitude);
}
