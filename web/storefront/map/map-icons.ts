import { DivIcon } from 'leaflet';

/** Leaflet's own markers are pictures that a bundler loses; these take the shop's colours too. */
const PIN = `<svg viewBox="0 0 44 52" aria-hidden="true" class="size-full">
<ellipse cx="22" cy="48" rx="9" ry="3" class="fill-ink/35"/>
<path d="M22 48C10 32 6 25 6 18a16 16 0 0 1 32 0c0 7-4 14-16 30z" class="fill-chilli stroke-raised" stroke-width="2"/>
<circle cx="22" cy="18" r="6" class="fill-raised"/>
</svg>`;

const STORE = `<svg viewBox="0 0 32 32" aria-hidden="true" class="size-full">
<circle cx="16" cy="16" r="14" class="fill-hill stroke-raised" stroke-width="2"/>
<path d="M9 12h11v6a4 4 0 0 1-4 4h-3a4 4 0 0 1-4-4zM20 13.500h2a2.500 2.500 0 0 1 0 5h-2" class="fill-none stroke-raised" stroke-width="2" stroke-linejoin="round"/>
</svg>`;

/** The place itself: a finger finds all of its 44 by 52 px, and its tip is the place. */
export function pinIcon(): DivIcon {
  return new DivIcon({ html: PIN, className: 'map-pin', iconSize: [44, 52], iconAnchor: [22, 48] });
}

/** The cafe, where the pin is something else. */
export function storeIcon(): DivIcon {
  return new DivIcon({ html: STORE, className: '', iconSize: [32, 32] });
}
