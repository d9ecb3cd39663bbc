import { plate } from './crockery';
import { GROUNDS, type Ground, idPrefix, lying, scene, short } from './scene';

/** The colours of a batter: top of the ridges, floor and wall of the pockets, baked edge. */
export interface Batter {
  ridge: string;
  floor: string;
  wall: string;
  edge: string;
}

export const BATTERS = {
  golden: { ridge: '#f2bf68', floor: '#dd9b3e', wall: '#b8702a', edge: '#a9652b' },
  buckwheat: { ridge: '#b88f66', floor: '#96704a', wall: '#6f4c30', edge: '#68472d' },
  cocoa: { ridge: '#8d5a3b', floor: '#6c412a', wall: '#4a2a1b', edge: '#43271a' },
} as const satisfies Record<string, Batter>;

/** Seen from above, centre 0,0: the outline and the part of it that has pockets. */
interface Shape {
  turn: number;
  outline: (tone: string) => string;
  pockets: string;
}

const SCALLOP_GAP = short((2 * Math.PI * 106) / 26);

const SHAPES = {
  round: {
    turn: 45,
    outline: (tone) =>
      `<circle r="106" fill="${tone}" stroke="${tone}" stroke-width="22" ` +
      `stroke-linecap="round" stroke-dasharray="0 ${SCALLOP_GAP}"/>`,
    pockets: '<circle r="103"',
  },
  square: {
    turn: 28,
    outline: (tone) => `<rect x="-99" y="-99" width="198" height="198" rx="24" fill="${tone}"/>`,
    pockets: '<rect x="-90" y="-90" width="180" height="180" rx="14"',
  },
} as const satisfies Record<string, Shape>;

export interface WaffleDrawing {
  /** The product's id. */
  id: string;
  batter?: Batter;
  shape?: keyof typeof SHAPES;
  ground?: Ground;
  /** What lies on the waffle, drawn on the 400 by 300 picture; its top is centred at 200,164. */
  topping: string;
}

const TILT = 0.6;
const THICKNESS = 18;

/** A waffle on the cafe's plate: baked edge, ridges, pockets with depth, and its topping. */
export function waffle(drawing: WaffleDrawing): string {
  const { batter = BATTERS.golden, ground = GROUNDS.amber } = drawing;
  const id = idPrefix(drawing.id);
  const { turn, outline, pockets } = SHAPES[drawing.shape ?? 'round'];
  const layer = (drop: number, body: string) =>
    lying(200, 164 + drop, TILT, `<g transform="rotate(${turn})">${body}</g>`);
  const pattern =
    `<pattern id="${id}-p" width="36" height="36" patternUnits="userSpaceOnUse" x="18" y="18">` +
    `<rect x="4" y="4" width="28" height="28" rx="6" fill="${batter.wall}"/>` +
    `<rect x="10" y="10" width="22" height="22" rx="5" fill="${batter.floor}"/></pattern>`;
  return scene(
    ground,
    `${pattern}<g transform="translate(-10 -20)scale(1.05)">${plate()}` +
      '<ellipse cx="204" cy="194" rx="118" ry="66" fill="#4a2f18" opacity=".16"/>' +
      layer(THICKNESS, outline(batter.edge)) +
      layer(THICKNESS / 2, outline(batter.edge)) +
      layer(0, `${outline(batter.ridge)}${pockets} fill="url(#${id}-p)"/>`) +
      `${drawing.topping}</g>`,
  );
}
