import type { LatLng, Map as LeafletMap, Marker } from 'leaflet';

const STEP_PX = 10;
const LONG_STEP_PX = 50;

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Arrow keys on the focused pin move it, farther with Shift; Enter takes the place it stands at. */
export function movePinByKeys(map: LeafletMap, pin: Marker, moved: (to: LatLng) => void): void {
  const element = pin.getElement();
  if (!element) return;
  // As a button a screen reader would keep the arrow keys for itself.
  element.setAttribute('role', 'application');
  element.setAttribute('aria-label', 'Pin at your place. Arrow keys move it, Enter sets it.');
  element.addEventListener('keydown', (event) => {
    const arrow = ARROWS[event.key];
    if (!arrow && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (!arrow) return moved(pin.getLatLng());
    const step = event.shiftKey ? LONG_STEP_PX : STEP_PX;
    const from = map.latLngToContainerPoint(pin.getLatLng());
    const to = map.containerPointToLatLng(from.add([arrow[0] * step, arrow[1] * step]));
    moved(to);
    map.panInside(to, { padding: [40, 60], animate: false });
  });
}
