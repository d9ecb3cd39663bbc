import { DivIcon, type LatLng, type Map as LeafletMap, Marker } from 'leaflet';
import type { Coordinates } from '../../shared/domain/shop/delivery-zone';
import { latLngOf } from './open-map';

/** Leaflet's own marker images do not survive bundling. */
const PIN = `<svg viewBox="0 0 44 52" aria-hidden="true" class="size-full">
<ellipse cx="22" cy="48" rx="9" ry="3" class="fill-ink/35"/>
<path d="M22 48C10 32 6 25 6 18a16 16 0 0 1 32 0c0 7-4 14-16 30z" class="fill-chilli stroke-raised" stroke-width="2"/>
<circle cx="22" cy="18" r="6" class="fill-raised"/>
</svg>`;

const STORE = `<svg viewBox="0 0 32 32" aria-hidden="true" class="size-full">
<circle cx="16" cy="16" r="14" class="fill-hill stroke-raised" stroke-width="2"/>
<path d="M9 12h11v6a4 4 0 0 1-4 4h-3a4 4 0 0 1-4-4zM20 13.500h2a2.500 2.500 0 0 1 0 5h-2" class="fill-none stroke-raised" stroke-width="2" stroke-linejoin="round"/>
</svg>`;

/** The touch target is 44 by 52 px; the tip is the location. */
export function pinIcon(): DivIcon {
  return new DivIcon({ html: PIN, className: 'map-pin', iconSize: [44, 52], iconAnchor: [22, 48] });
}

export function storeMarker(store: Coordinates): Marker {
  const icon = new DivIcon({ html: STORE, className: '', iconSize: [32, 32] });
  return new Marker(latLngOf(store), { icon, interactive: false, keyboard: false });
}

const STEP_PX = 10;
const LONG_STEP_PX = 50;

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface PinKeys {
  label: string;
  moved: (to: LatLng) => void;
  /** What Delete does, if anything. */
  removed?: () => void;
}

/** Arrow keys move the focused pin, farther with Shift; Enter confirms its location. */
export function movePinByKeys(map: LeafletMap, pin: Marker, keys: PinKeys): void {
  const { label, moved, removed } = keys;
  const element = pin.getElement();
  if (!element) return;
  // With the button role, a screen reader would intercept the arrow keys.
  element.setAttribute('role', 'application');
  element.setAttribute('aria-label', label);
  element.addEventListener('keydown', (event) => {
    const arrow = ARROWS[event.key];
    const removes = removed !== undefined && (event.key === 'Delete' || event.key === 'Backspace');
    if (!arrow && !removes && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (removes) return removed();
    if (!arrow) return moved(pin.getLatLng());
    const step = event.shiftKey ? LONG_STEP_PX : STEP_PX;
    const from = map.latLngToContainerPoint(pin.getLatLng());
    const to = map.containerPointToLatLng(from.add([arrow[0] * step, arrow[1] * step]));
    moved(to);
    map.panInside(to, { padding: [40, 60], animate: false });
  });
}
