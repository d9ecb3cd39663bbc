import { lying, short } from './scene';

/** How far a rim opens towards the guest: its height for a width of 1. */
const RIM_TILT = 0.42;

/** A cup, mug or bowl of one glaze, upright at x = 200. */
export interface Cup {
  /** Height of the rim's centre, half its width, and how deep the body is. */
  rim: number;
  wide: number;
  deep: number;
  /** Half the width of the foot: near `wide` makes a mug, far smaller a bowl. */
  foot: number;
  glaze: string;
  inside?: string;
  liquid: string;
  /** What floats on the drink, seen from above around 0,0, on a disc of `wide` - 10. */
  art?: string;
  handle?: boolean;
  /** Drawn on the body, over its shading. */
  marks?: string;
  x?: number;
}

const r = short;

/** From a foot wider than this share of the rim on, the sides are straight: a mug, a tumbler. */
const STRAIGHT_FROM = 0.72;

/** The outline of the body below the rim, and the part of it that lies in shade. */
function outlines({ rim, wide, deep, foot, x = 200 }: Cup): { body: string; shade: string } {
  const base = rim + deep;
  const straight = foot / wide >= STRAIGHT_FROM;
  const turn = r(rim + deep * 0.66);
  const heel = r(foot * 1.12);
  const left = straight
    ? `L${x - foot} ${base}`
    : `C${x - wide} ${turn} ${r(x - heel)} ${base} ${x - foot} ${base}`;
  const right = straight
    ? `L${x + wide} ${rim}`
    : `C${r(x + heel)} ${base} ${x + wide} ${turn} ${x + wide} ${rim}`;
  const sole = r(foot * RIM_TILT);
  return {
    body: `M${x - wide} ${rim}${left}A${foot} ${sole} 0 0 0 ${x + foot} ${base}${right}z`,
    shade:
      `M${x + foot} ${base}${right}H${r(x + wide * 0.6)}` +
      `Q${r(x + wide * 0.6)} ${turn} ${r(x + foot * 0.4)} ${r(base + sole * 0.91)}A${foot} ${sole} 0 0 0 ${x + foot} ${base}z`,
  };
}

/** A cup with its drink: handle, body with one light and one shaded side, rim and surface. */
export function cup(drawing: Cup): string {
  const { rim, wide, deep, inside = '#e9dcc6', glaze, liquid, art = '', x = 200 } = drawing;
  const { body, shade } = outlines(drawing);
  const oval = (inset: number, drop: number, paint: string) =>
    `<ellipse cx="${x}" cy="${rim + drop}" rx="${wide - inset}" ` +
    `ry="${Math.round(wide * RIM_TILT - inset * 0.7)}" fill="${paint}"/>`;
  const shine =
    `M${r(x - wide * 0.82)} ${r(rim + deep * 0.4)}` +
    `q${r(wide * 0.06)} ${r(deep * 0.26)} ${r(wide * 0.2)} ${r(deep * 0.38)}`;
  return (
    `${drawing.handle === false ? '' : handle(drawing)}<path fill="${glaze}" d="${body}"/>` +
    `<path opacity=".1" d="${shade}"/>` +
    '<path fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5" ' +
    `d="${shine}"/>` +
    `${drawing.marks ?? ''}${oval(0, 0, glaze)}${oval(0, 0, '#fff" opacity=".35')}` +
    `${oval(6, 1, inside)}${oval(10, 4, liquid)}${lying(x, rim + 4, RIM_TILT, art)}`
  );
}

function handle({ rim, wide, deep, glaze, x = 200 }: Cup): string {
  const ear =
    `d="M${x + wide - 8} ${r(rim + deep * 0.22)}c${r(deep * 0.62)}-${r(deep * 0.16)} ` +
    `${r(deep * 0.56)} ${r(deep * 0.6)}-${r(wide * 0.16)} ${r(deep * 0.48)}"`;
  return (
    `<g fill="none" stroke-linecap="round"><path stroke="${glaze}" stroke-width="15" ${ear}/>` +
    `<path stroke="#000" stroke-width="15" opacity=".14" ${ear}/>` +
    `<path stroke="${glaze}" stroke-width="8" ${ear}/></g>`
  );
}
