const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** A spot on a disc and the turn, in degrees, of what lies there. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
}

/** `count` spots spread evenly over a disc of `radius` (sunflower order), the same every time. */
export function scatter(count: number, radius: number, start = 0): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.5) / count);
    const angle = start + index * GOLDEN_ANGLE;
    return {
      x: Math.round(distance * Math.cos(angle)),
      y: Math.round(distance * Math.sin(angle)),
      turn: (index * 67 + Math.round(start * 40)) % 360,
    };
  });
}

/**
 * Deals `spots` out by `shares` (their sum is the number of spots): each spot to the hand that
 * still lacks one and whose own spots are farthest from it, so that the kinds lie well mixed.
 */
export function deal(spots: readonly Spot[], shares: readonly number[]): Spot[][] {
  const hands: Spot[][] = shares.map(() => []);
  for (const spot of spots) {
    const room = hands.map((hand, index) => {
      if (hand.length >= (shares[index] ?? 0)) return -1;
      return Math.min(999, ...hand.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y)));
    });
    hands[room.indexOf(Math.max(...room))]?.push(spot);
  }
  return hands;
}

/** Draws `shape` once, under the name `id`, and shows it at every spot. */
export function strewn(id: string, shape: string, spots: readonly Spot[]): string {
  const uses = spots.map(
    ({ x, y, turn }) => `<use href="#${id}" transform="translate(${x} ${y})rotate(${turn})"/>`,
  );
  return `<defs><g id="${id}">${shape}</g></defs>${uses.join('')}`;
}

/** Strokes laid over each other at every spot, widest first: seeds, herbs, olives, crumbs. */
export interface Dots {
  /** What is drawn from each spot, as path data: a point by default. */
  mark?: string;
  strokes: readonly { tone: string; width: number; shift?: number }[];
  cap?: 'round' | 'square';
}

/** Draws `dots` at every spot with one path for all: far smaller than a shape for each. */
export function dotted(id: string, dots: Dots, spots: readonly Spot[]): string {
  const { mark = 'h0', strokes, cap = 'round' } = dots;
  const layers = strokes.map(({ tone, width, shift = 0 }) => {
    const moved = shift ? ` x="${shift}" y="${shift}"` : '';
    return `<use href="#${id}" stroke="${tone}" stroke-width="${width}"${moved}/>`;
  });
  return (
    `<g fill="none" stroke-linecap="${cap}"><defs><path id="${id}" ` +
    `d="${spots.map(({ x, y }) => `M${x} ${y}${mark}`).join('')}"/></defs>${layers.join('')}</g>`
  );
}
