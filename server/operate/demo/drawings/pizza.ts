import { board } from './crockery';
import { type Dots, deal, dotted, scatter, strewn } from './scatter';
import { GROUNDS, idPrefix, lying, scene } from './scene';

/** A topping and its number of pieces: a shape (from above, around 0,0, some 36 across) or dots. */
type PizzaTopping = readonly [lay: string | Dots, pieces: number];

export interface PizzaDrawing {
  /** The product's id. */
  id: string;
  sauce?: string;
  cheese?: string;
  /** Mixed with each other over the whole pizza; the cheese ends 98 from the middle. */
  toppings: readonly PizzaTopping[];
  /** Strewn over everything else. */
  dust?: PizzaTopping;
}

const WEDGE = 'M0 0L-66 190H66z';
const REST = 'M0 0L-66 190H-200V-200H200V190H66z';
const CRUST = { top: '#e0a04e', light: '#f0bf74', edge: '#a9682c' };

function laid(name: string, lay: string | Dots, spots: Parameters<typeof strewn>[2]): string {
  return typeof lay === 'string' ? strewn(name, lay, spots) : dotted(name, lay, spots);
}

/** A pizza on its board, cut in eight, one slice drawn towards the guest. */
export function pizza(drawing: PizzaDrawing): string {
  const { sauce = '#c8452d', cheese = '#f8d57e', toppings, dust } = drawing;
  const id = idPrefix(drawing.id);
  const shares = toppings.map(([, pieces]) => pieces);
  const hands = deal(
    scatter(
      shares.reduce((sum, share) => sum + share, 0),
      91,
      0.9,
    ),
    shares,
  );
  const on = toppings.map(([lay], index) => laid(`${id}-${index}`, lay, hands[index] ?? []));
  if (dust) on.push(laid(`${id}-d`, dust[0], scatter(dust[1], 90, 2.4)));
  const face =
    `<g id="${id}-f"><circle r="128" fill="${CRUST.top}"/>` +
    `<circle r="119" fill="none" stroke="${CRUST.light}" stroke-width="7"/>` +
    `<circle r="108" fill="${sauce}"/>` +
    `<circle r="98" fill="${cheese}" stroke="${cheese}" stroke-width="12" ` +
    `stroke-linecap="round" stroke-dasharray="0 17"/>${on.join('')}` +
    '<path fill="none" stroke="#a5642a" stroke-width="3" opacity=".55" d="M-128 ' +
    '0H128M0-128V0M-90-90L0 0 90-90"/></g>';
  const part = (clip: string, drop: number, shift: number, body: string) =>
    lying(200, 174 + drop + shift, 0.6, `<g clip-path="url(#${id}-${clip})">${body}</g>`);
  const edge = `<circle r="128" fill="${CRUST.edge}"/>`;
  const slab = (clip: string, shift: number) =>
    part(clip, 12, shift, edge) +
    part(clip, 6, shift, edge) +
    part(clip, 0, shift, `<use href="#${id}-f"/>`);
  return scene(
    GROUNDS.sage,
    `<clipPath id="${id}-r"><path d="${REST}"/></clipPath><clipPath id="${id}-w">` +
      `<path d="${WEDGE}"/></clipPath>` +
      `<defs>${face}</defs>${board()}<ellipse cx="204" cy="192" rx="132" ry="80" ` +
      'fill="#4a2f18" opacity=".22"/>' +
      slab('r', -6) +
      slab('w', 12),
  );
}
