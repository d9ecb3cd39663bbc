import { Circle, LatLng, Polygon } from 'leaflet';
import type { DeliveryZone } from '../../shared/domain/shop/delivery-zone';
import type { Corner } from '../../shared/domain/shop/polygon';
import { latLngOf } from './open-map';

const LOOK = { interactive: false, className: 'fill-hill/15 stroke-hill', weight: 2 };

export function zoneCircle({ store, radiusKm }: DeliveryZone): Circle {
  return new Circle(latLngOf(store), { ...LOOK, radius: radiusKm * 1000 });
}

export function zonePolygon(corners: readonly Corner[], look: Partial<typeof LOOK> = {}): Polygon {
  return new Polygon(latLngsOf(corners), { ...LOOK, ...look });
}

export function latLngsOf(corners: readonly Corner[]): LatLng[] {
  return corners.map(([latitude, longitude]) => new LatLng(latitude, longitude));
}
