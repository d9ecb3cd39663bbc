import { plate } from './crockery';
import { GROUNDS, idPrefix, lying, scene } from './scene';

export interface CookieDrawing {
  /** The product's id. */
  id: string;
  dough: string;
  /** The baked edge. */
  edge: string;
  /** Lighter, where the oven reached it first. */
  glow: string;
  /**
   * What is baked in or lies on it, seen from above around 0,0, where the cookie's radius is 64;
   * the argument is a prefix for ids.
   */
  top: (id: string) => string;
  /** Where each cookie lies, the farthest first, with its turn. */
  places?: readonly (readonly [x: number, y: number, turn: number])[];
  /** 1 is a large cookie. */
  size?: number;
}

const THREE = [
  [140, 172, -20],
  [256, 166, 70],
  [202, 210, 10],
] as const;

const TILT = 0.62;

/** A plate of cookies, all cut from the same dough. */
export function cookies(drawing: CookieDrawing): string {
  const { dough, edge, glow, top, places = THREE, size = 1 } = drawing;
  const id = idPrefix(drawing.id);
  const outline =
    'd="M0-64c18-2 32 8 44 17s22 26 20 46-10 36-26 48-34 19-54 16-34-14-42-30-10-38 0-56 ' +
    '36-39 58-41z"';
  const lay = places.map(([x, y, turn]) => {
    const face = (drop: number, body: string) =>
      lying(x, y + drop, TILT, `<g transform="rotate(${turn})scale(${size})">${body}</g>`);
    return (
      `<ellipse cx="${x + 3}" cy="${y + 17}" rx="${Math.round(68 * size)}" ` +
      `ry="${Math.round(42 * size)}" fill="#4a2f18" opacity=".2"/>` +
      face(13, `<use href="#${id}-e"/>`) +
      face(6, `<use href="#${id}-e"/>`) +
      face(0, `<use href="#${id}-c"/>`)
    );
  });
  return scene(
    GROUNDS.blush,
    `<defs><path id="${id}-e" fill="${edge}" ${outline}/><g id="${id}-c">` +
      `<path fill="${dough}" ${outline}/>` +
      `<path fill="${glow}" d="M-8-50c26-8 50 10 56 32-16-14-38-20-60-14-18 4-30 18-36 30 0-22 16-42 40-48z"/>${top(`${id}-t`)}</g></defs>` +
      `<g transform="translate(-8 -18)scale(1.04)">${plate()}${lay.join('')}</g>`,
  );
}
