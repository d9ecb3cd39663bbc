import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Corner, kmOutsidePolygon } from './polygon';
import { polygonProblem } from './polygon-problem';

const at = (north: number, east: number): Corner => [
  Number((27.3 + north / 100_000).toFixed(5)),
  Number((88.36 + east / 100_000).toFixed(5)),
];
const isInside = (corners: readonly Corner[], place: Corner) =>
  kmOutsidePolygon(corners, place) === 0;

const SQUARE = [at(0, 0), at(0, 1000), at(1000, 1000), at(1000, 0)];
/** Like a U: its opening is outside. */
const VALLEY = [
  at(0, 0),
  at(0, 900),
  at(900, 900),
  at(900, 600),
  at(300, 600),
  at(300, 300),
  at(900, 300),
  at(900, 0),
];

const metres = fc.integer({ min: -3000, max: 3000 });
const point = fc.tuple(metres, metres).map(([north, east]) => at(north, east));

/** A polygon around a middle, its corners in the order of their angles: it never crosses itself. */
const starPolygon = fc
  .array(
    fc.record({ turn: fc.integer({ min: 0, max: 99 }), far: fc.integer({ min: 200, max: 2000 }) }),
    {
      minLength: 5,
      maxLength: 30,
    },
  )
  .map((rays) => {
    // Eight rays leave no gap of half a turn, in which an edge could pass the middle.
    const all = [...rays, ...Array.from({ length: 8 }, (_, i) => ({ turn: i * 12.5, far: 500 }))];
    const turns = new Map(all.map(({ turn, far }) => [turn, far]));
    return [...turns]
      .sort(([one], [other]) => one - other)
      .map(([turn, far]) => {
        const angle = (turn / 100) * 2 * Math.PI;
        return at(Math.round(Math.sin(angle) * far), Math.round(Math.cos(angle) * far));
      });
  });

describe('a place in a polygon', () => {
  it.each([
    [SQUARE, at(500, 500), true],
    [SQUARE, at(-1, 500), false],
    [SQUARE, at(1001, 500), false],
    [SQUARE, at(500, -1), false],
    // On the same height as a corner.
    [SQUARE, at(0, -500), false],
    [SQUARE, at(1000, -500), false],
    [VALLEY, at(600, 450), false],
    [VALLEY, at(600, 150), true],
    [VALLEY, at(600, 750), true],
    [VALLEY, at(300, 100), true],
  ])('case %#', (corners, place, inside) => {
    expect(isInside(corners, place)).toBe(inside);
  });

  it('is inside at each corner and on each edge, and its middle is inside', () => {
    fc.assert(
      fc.property(
        starPolygon,
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (star, n, share) => {
          const from = star[n % star.length] as Corner;
          const to = star[(n + 1) % star.length] as Corner;
          const onEdge: Corner = [
            from[0] + share * (to[0] - from[0]),
            from[1] + share * (to[1] - from[1]),
          ];
          expect(isInside(star, from)).toBe(true);
          expect(isInside(star, onEdge)).toBe(true);
          expect(isInside(star, at(0, 0))).toBe(true);
        },
      ),
    );
  });

  it('is the same whichever corner is first, and in which direction they go', () => {
    fc.assert(
      fc.property(starPolygon, fc.nat(), point, (star, n, place) => {
        const first = n % star.length;
        const turned = [...star.slice(first), ...star.slice(0, first)];
        expect(isInside(turned, place)).toBe(isInside(star, place));
        expect(isInside([...star].reverse(), place)).toBe(isInside(star, place));
      }),
    );
  });

  it('is inside exactly one of the parts into which a line cuts a square, or on the cut', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 1, max: 999 }),
        point,
        (a, b, place) => {
          const south = [at(0, 0), at(0, 1000), at(b, 1000), at(a, 0)];
          const north = [at(a, 0), at(b, 1000), at(1000, 1000), at(1000, 0)];
          const inEither = isInside(south, place) || isInside(north, place);
          expect(inEither).toBe(isInside(SQUARE, place));
        },
      ),
    );
  });

  it('says how far outside it is: 0.01° north are 1.11 km', () => {
    expect(kmOutsidePolygon(SQUARE, at(2000, 500))).toBeCloseTo(1.112, 2);
    expect(kmOutsidePolygon(SQUARE, at(2000, 2000))).toBeCloseTo(1.49, 1);
  });
});

describe('a drawn polygon', () => {
  it('is valid when its edges do not cross, whichever way it is drawn', () => {
    fc.assert(
      fc.property(starPolygon, (star) => {
        expect(polygonProblem(star)).toBeUndefined();
        expect(polygonProblem([...star].reverse())).toBeUndefined();
      }),
    );
  });

  it.each([
    [[at(0, 0), at(0, 9)], 'Please draw at least 3 corners'],
    [Array.from({ length: 41 }, (_, i) => at(i, i * i)), 'At most 40 corners'],
    // Crossing, touching, on one line, there and back, and a corner twice.
    [[at(0, 0), at(9, 9), at(0, 9), at(9, 0)], 'cross'],
    [[at(0, 0), at(0, 9), at(9, 9), at(0, 4), at(9, 0)], 'cross'],
    [[at(0, 0), at(0, 5), at(0, 9)], 'cross'],
    [[at(0, 0), at(0, 9), at(0, 4), at(5, 4)], 'cross'],
    [[at(0, 0), at(0, 9), at(0, 9), at(5, 4)], 'cross'],
    [[at(0, 0), at(0, 9), at(5, 4), at(0, 0)], 'cross'],
  ])('case %# is refused', (corners, words) => {
    expect(polygonProblem(corners)).toContain(words);
  });

  it('is refused when two of its edges have changed places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const twisted = [at(0, 0), at(a, b), at(a, 0), at(0, b)];
        expect(polygonProblem(twisted)).toContain('cross');
      }),
    );
  });
});
