import { short } from './scene';

/** A straight glass, upright at x. */
export interface Glass {
  /** Height of the rim and of the foot, half the width at each. */
  rim: number;
  base: number;
  wide: number;
  foot: number;
  /** From the top down: what fills the glass from this share of its depth (0 is the rim). */
  fill: readonly (readonly [from: number, tone: string])[];
  /** Drawn in the drink, behind the shine of the glass. */
  within?: string;
  handle?: boolean;
  x?: number;
}

const TILT = 0.3;
const WALL = 5;

/** A glass with its drink in layers, light on its left side, and a thick foot. */
export function glass(drawing: Glass): string {
  const { rim, base, wide, foot, fill, within = '', x = 200 } = drawing;
  const half = (y: number) => short(foot + ((wide - foot) * (base - y)) / (base - rim));
  const from = (top: number, bottom: number, inset: number) => {
    const upper = short(half(top) - inset);
    const lower = short(half(bottom) - inset);
    return (
      `M${short(x - upper)} ${top}A${upper} ${short(upper * TILT)} 0 0 0 ${short(x + upper)} ` +
      `${top}L${short(x + lower)} ${bottom}` +
      `A${lower} ${short(lower * TILT)} 0 0 1 ${short(x - lower)} ${bottom}z`
    );
  };
  const layers = fill.map(([share, tone]) => {
    const top = Math.round(rim + (base - rim) * share);
    return `<path fill="${tone}" d="${from(top, base - 9, WALL)}"/>`;
  });
  const [first] = fill;
  const surface = Math.round(rim + (base - rim) * (first?.[0] ?? 0));
  const level = short(half(surface) - WALL);
  const ear =
    drawing.handle === true
      ? `<path fill="none" stroke="#fff" stroke-width="12" opacity=".7" d="M${x + wide - 6} ${rim + 30}c54-6 50 74-6 70"/>`
      : '';
  return (
    `${ear}<path fill="#fff" opacity=".55" d="${from(rim, base, 0)}"/>` +
    `<ellipse cx="${x}" cy="${rim}" rx="${wide}" ry="${short(wide * TILT)}" fill="#fff" ` +
    `opacity=".45"/>${layers.join('')}` +
    `<ellipse cx="${x}" cy="${surface}" rx="${level}" ry="${short(level * TILT)}" ` +
    `fill="${first?.[1]}"/>` +
    `<ellipse cx="${x}" cy="${surface}" rx="${level}" ry="${short(level * TILT)}" ` +
    `fill="#fff" opacity=".28"/>${within}` +
    `<path opacity=".09" d="M${x + wide} ${rim}L${x + foot} ${base}q-10 ` +
    `8-${short(foot * 0.55)} 12L${short(x + wide * 0.55)} ${rim + 10}z"/>` +
    '<path fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".6" ' +
    `d="M${short(x - wide * 0.74)} ${rim + 34}L${short(x - foot * 0.78)} ${base - 26}"/>`
  );
}

/** The front of the rim, to be drawn over what sticks out of the glass. */
export function rimFront(rim: number, wide: number, x = 200): string {
  return (
    `<path fill="none" stroke="#fff" stroke-width="3" opacity=".85" ` +
    `d="M${x - wide} ${rim}A${wide} ${short(wide * TILT)} 0 0 0 ${x + wide} ${rim}"/>`
  );
}

/** Cubes of ice, each at x,y and turned. */
export function ice(places: readonly (readonly [x: number, y: number, turn: number])[]): string {
  const cubes = places.map(
    ([x, y, turn]) =>
      `<rect x="-15" y="-15" width="30" height="30" rx="6" transform="translate(${x} ${y})rotate(${turn})"/>`,
  );
  return (
    '<g fill="#fff" fill-opacity=".34" stroke="#fff" stroke-opacity=".6" ' +
    `stroke-width="2">${cubes.join('')}</g>`
  );
}

/** A striped paper straw from x,y upwards. */
export function straw(x: number, y: number, tone: string): string {
  return (
    `<path stroke="#fff9ee" stroke-width="11" stroke-linecap="round" d="M${x} ${y}l34-110"/>` +
    `<path stroke="${tone}" stroke-width="11" stroke-dasharray="9 9" d="M${x} ${y}l34-110"/>`
  );
}
