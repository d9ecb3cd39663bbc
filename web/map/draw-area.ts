import { DivIcon, LatLngBounds, Marker } from 'leaflet';
import type { DeliveryZone } from '../../shared/domain/shop/delivery-zone';
import { type Corner, FEWEST_CORNERS, MOST_CORNERS } from '../../shared/domain/shop/polygon';
import { m } from '../../shared/messages/compiled/messages';
import { movePinByKeys, storeMarker } from './map-pin';
import { latLngOf, type MapNews, openMap, roundedPlace } from './open-map';
import { latLngsOf, zoneCircle, zonePolygon } from './zone-shapes';

interface AreaPlan extends MapNews {
  zone: DeliveryZone;
  /** The shop's other areas, which are only shown. */
  others: readonly (readonly Corner[])[];
  corners: readonly Corner[];
  /** @param selected the index of the corner that was changed or added; null after one was removed. */
  onChange: (corners: readonly Corner[], selected: number | null) => void;
  onSelect: (index: number) => void;
  minZoom: number;
}

const AROUND_ZOOM = 13;
/** About a metre. */
const CORNER_DECIMALS = 5;

/** The touch target is 44 px wide; the dot in it is the corner. */
function dotIcon(dot: string): DivIcon {
  const html = `<span class="grid size-full place-items-center"><span class="rounded-full border-2 ${dot}"></span></span>`;
  return new DivIcon({ html, className: 'map-pin group', iconSize: [44, 44] });
}
const CORNER = 'size-5 border-raised bg-hill group-data-selected:bg-chilli';
const BETWEEN = 'size-3 border-hill bg-raised';

/** A tap adds a corner, and one on a small dot splits an edge. Call `show` after every change. */
export function drawArea(box: HTMLElement, plan: AreaPlan) {
  const { map, remove } = openMap(box, { ...plan, takesTaps: true });
  const { zone, onChange, onSelect } = plan;
  const bounds = new LatLngBounds(latLngsOf(plan.corners));
  if (bounds.isValid()) map.fitBounds(bounds.pad(0.2), { animate: false });
  else map.setView(latLngOf(zone.store), AROUND_ZOOM, { animate: false });
  zoneCircle(zone).addTo(map);
  for (const other of plan.others) zonePolygon(other).addTo(map);
  storeMarker(zone.store).addTo(map);
  const look = { className: 'fill-waffle/30 stroke-waffle-ink', weight: 3 };
  const shape = zonePolygon([], look).addTo(map);
  let corners: readonly Corner[] = [];
  let handles: Marker[] = [];
  let between: Marker[] = [];

  const addAt = (index: number, corner: Corner) => {
    if (corners.length < MOST_CORNERS) onChange(corners.toSpliced(index, 0, corner), index);
  };
  const cornerOf = (marker: Marker): Corner => {
    const { latitude, longitude } = roundedPlace(marker.getLatLng(), CORNER_DECIMALS);
    return [latitude, longitude];
  };
  const drawShape = (drawn: readonly Corner[]) => shape.setLatLngs(latLngsOf(drawn));

  const cornerHandle = ([lat, lng]: Corner, index: number) => {
    const options = { icon: dotIcon(CORNER), draggable: true, autoPan: true, zIndexOffset: 1000 };
    const marker = new Marker([lat, lng], options).addTo(map);
    const moved = () => corners.with(index, cornerOf(marker));
    marker.on('drag', () => drawShape(moved()));
    marker.on('dragend', () => onChange(moved(), index));
    marker.on('click', () => onSelect(index));
    marker.getElement()?.addEventListener('focus', () => onSelect(index));
    movePinByKeys(map, marker, {
      label: m.ui_map_corner({ number: index + 1 }),
      moved: (to) => onChange(corners.with(index, cornerOf(marker.setLatLng(to))), index),
      removed: () => onChange(corners.toSpliced(index, 1), null),
    });
    return marker;
  };
  const betweenHandle = ([lat, lng]: Corner, index: number) => {
    const title = m.ui_map_between({ number: index + 1 });
    const marker = new Marker([lat, lng], { icon: dotIcon(BETWEEN), title, alt: title }).addTo(map);
    return marker.on('click', () => addAt(index + 1, cornerOf(marker)));
  };
  const rebuild = () => {
    for (const marker of [...handles, ...between]) marker.remove();
    handles = corners.map(cornerHandle);
    between = middlesOf(corners).map(betweenHandle);
  };

  map.on('click', ({ latlng }) => {
    const { latitude, longitude } = roundedPlace(latlng, CORNER_DECIMALS);
    addAt(corners.length, [latitude, longitude]);
  });

  const show = (to: readonly Corner[], selected: number | null) => {
    const hadFocus = box.contains(document.activeElement);
    const isAnother = to.length !== corners.length;
    corners = to;
    drawShape(corners);
    if (isAnother) rebuild();
    for (const [index, [lat, lng]] of corners.entries()) handles[index]?.setLatLng([lat, lng]);
    for (const [index, [lat, lng]] of middlesOf(corners).entries())
      between[index]?.setLatLng([lat, lng]);
    for (const [index, handle] of handles.entries())
      handle.getElement()?.toggleAttribute('data-selected', index === selected);
    if (isAnother && hadFocus) handles[selected ?? corners.length - 1]?.getElement()?.focus();
  };
  show(plan.corners, null);
  return { show, remove };
}

/** The middle of each edge, once there is an area. */
function middlesOf(corners: readonly Corner[]): Corner[] {
  if (corners.length < FEWEST_CORNERS) return [];
  return corners.map(([lat, lng], index) => {
    const [nextLat, nextLng] = corners[(index + 1) % corners.length] ?? [lat, lng];
    return [(lat + nextLat) / 2, (lng + nextLng) / 2];
  });
}
