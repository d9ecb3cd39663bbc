/** Latitude and longitude in degrees, with at most five decimals, which is about a metre. */
export type Corner = readonly [latitude: number, longitude: number];

export const FEWEST_CORNERS = 3;
/** Enough to follow a ridge, and few enough to send with every page. */
export const MOST_CORNERS = 40;

const KM_PER_DEGREE = (Math.PI * 6371) / 180;
/** 10 cm: a point this close to an edge is on it. */
const ON_EDGE_KM = 0.0001;

export type Point = readonly [x: number, y: number];
export type Edge = readonly [from: Point, to: Point];

export function edgesOf(points: readonly Point[]): Edge[] {
  return points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length];
    return to ? [[from, to] as const] : [];
  });
}

/** The edges in km east and north of a place. The earth is flat enough for it around a town. */
function edgesAround([latitude, longitude]: Corner, corners: readonly Corner[]): Edge[] {
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const points = corners.map(
    ([north, east]) =>
      [(east - longitude) * kmPerDegreeEast, (north - latitude) * KM_PER_DEGREE] as const,
  );
  return edgesOf(points);
}

/** How far a place is outside a polygon, in km; 0 inside and on its edge. */
export function kmOutsidePolygon(corners: readonly Corner[], place: Corner): number {
  const edges = edgesAround(place, corners);
  const distance = Math.min(...edges.map(kmFromOrigin));
  const isInside = edges.filter(crossesRayEast).length % 2 === 1;
  return isInside || distance <= ON_EDGE_KM ? 0 : distance;
}

function kmFromOrigin([[x, y], [toX, toY]]: Edge): number {
  const [alongX, alongY] = [toX - x, toY - y];
  const length = alongX ** 2 + alongY ** 2;
  const share = length === 0 ? 0 : -(x * alongX + y * alongY) / length;
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(x + at * alongX, y + at * alongY);
}

/** Only the upper end of an edge counts, so that a ray through a corner crosses once. */
function crossesRayEast([[x, y], [toX, toY]]: Edge): boolean {
  return y > 0 !== toY > 0 && x + ((toX - x) * -y) / (toY - y) > 0;
}
