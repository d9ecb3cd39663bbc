import { m } from '../../messages/compiled/messages';
import {
  type Corner,
  type Edge,
  edgesOf,
  FEWEST_CORNERS,
  MOST_CORNERS,
  type Point,
} from './polygon';

/** Why corners make no area, in words for the owner; undefined if they do. */
export function polygonProblem(corners: readonly Corner[]): string | undefined {
  if (corners.length < FEWEST_CORNERS) return m.typed_few_corners({ fewest: FEWEST_CORNERS });
  if (corners.length > MOST_CORNERS) return m.typed_many_corners({ most: MOST_CORNERS });
  const edges = edgesOf(corners.map(gridPoint));
  const isCrossing = edges.some((edge, index) =>
    edges.some((other, otherIndex) => {
      if (otherIndex <= index) return false;
      const isNext = otherIndex === index + 1;
      const isRound = index === 0 && otherIndex === edges.length - 1;
      if (isNext) return turnsBack(edge, other);
      return isRound ? turnsBack(other, edge) : touches(edge, other);
    }),
  );
  return isCrossing ? m.typed_edges_cross() : undefined;
}

/** Whole hundred-thousandths of a degree: products of these are exact, so crossings are, too. */
function gridPoint([latitude, longitude]: Corner): Point {
  return [Math.round(longitude * 1e5), Math.round(latitude * 1e5)];
}

/** The side of the line from `a` to `b` on which `c` lies: 1 left, -1 right, 0 on it. */
function side(a: Point, b: Point, c: Point): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
}

/** Whether an edge that starts where another ends lies on it. */
function turnsBack([a, b]: Edge, [, c]: Edge): boolean {
  if (side(a, b, c) !== 0) return false;
  return (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) <= 0;
}

function touches([a, b]: Edge, [c, d]: Edge): boolean {
  const [sideC, sideD] = [side(a, b, c), side(a, b, d)];
  const [sideA, sideB] = [side(c, d, a), side(c, d, b)];
  if (sideC !== sideD && sideA !== sideB) return true;
  return (
    (sideC === 0 && isBetween(a, b, c)) ||
    (sideD === 0 && isBetween(a, b, d)) ||
    (sideA === 0 && isBetween(c, d, a)) ||
    (sideB === 0 && isBetween(c, d, b))
  );
}

/** Of three points on a line: whether `c` is between the others, or one of them. */
function isBetween(a: Point, b: Point, c: Point): boolean {
  return (
    c[0] >= Math.min(a[0], b[0]) &&
    c[0] <= Math.max(a[0], b[0]) &&
    c[1] >= Math.min(a[1], b[1]) &&
    c[1] <= Math.max(a[1], b[1])
  );
}
