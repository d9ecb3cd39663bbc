import { cookies } from './cookie';
import { chips, forkPrint, jam, oatsAndRaisins, pistachio, sugarAndCracks } from './cookie-tops';
import { plate } from './crockery';
import { GROUNDS, idPrefix, scene, shadow } from './scene';

/** The dome of a coconut macaroon, its foot at 0,0. */
const MACAROON =
  '<ellipse cx="4" cy="4" rx="48" ry="18" fill="#4a2f18" opacity=".2"/>' +
  '<path fill="#dfbd83" d="M-45-6c0-48 28-66 46-66s44 18 44 66c-6 22-84 22-90 0z"/>' +
  '<path fill="#fbf1da" d="M-41-12c2-42 26-56 42-56s38 14 40 54c-9 5-14-3-21 3-7 5-13-3-20 ' +
  '1-8 6-14-2-20 1-8 4-12-5-21-3z"/>' +
  '<path fill="none" stroke="#cf9a52" stroke-width="4" stroke-linecap="round" ' +
  'd="M-20-44l8-8M-6-60l10 2M14-50l8 6M-30-24l6-4M-10-34l10-4M18-28l8 ' +
  '4M-4-18l8-2M28-14l4-4"/>';

const MACAROON_PLACES = [
  [200, 150],
  [132, 184],
  [268, 182],
  [166, 226],
  [238, 226],
];

/** A small cookie in the box, its dough and edge by turns. */
function boxed(x: number, y: number, dough: string, edge: string, dots: string): string {
  return (
    `<ellipse cx="${x}" cy="${y + 8}" rx="40" ry="25" fill="${edge}"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="40" ry="25" fill="${dough}"/>` +
    `<path stroke="${dots}" stroke-width="9" stroke-linecap="round" d="M${x - 20} ` +
    `${y - 4}h2m14-8h2m16 6h2m-26 14h2m18 2h2"/>`
  );
}

const BOX_BACK =
  '<path fill="#dcb27c" d="M76 128L100 44h200l24 84z"/>' +
  '<path fill="#c99a63" d="M90 122l18-68h184l18 68z"/>' +
  '<path fill="#f6e6c8" d="M160 78h80v26h-80z"/>' +
  '<path fill="none" stroke="#3f7156" stroke-width="5" stroke-linecap="round" ' +
  'stroke-linejoin="round" d="M180 98l14-14 8 8 6-5 12 11"/>' +
  '<path fill="#9c6f41" d="M76 128h248l20 96H56z"/>' +
  '<path fill="#fff6e2" d="M84 134h232l14 90H70z"/>';

const BOX_FRONT =
  '<path fill="#c99a63" d="M56 218h288v50H56z"/><path fill="#dcb27c" d="M56 218h288v9H56z"/>' +
  '<path fill="#3f7156" d="M178 218h44v50h-44z"/>' +
  '<path fill="#5d8a6d" d="M178 218h12v50h-12z"/>';

const BOX_COOKIES =
  boxed(126, 152, '#dfa355', '#a9682c', '#4a2a1b') +
  boxed(200, 150, '#6a3f29', '#3d2216', '#f7e4c4') +
  boxed(274, 152, '#f0d5a0', '#c99a55', '#ee7d1a') +
  boxed(118, 196, '#9a6f45', '#5f4023', '#fff6e2') +
  boxed(200, 194, '#f3d69a', '#cf9f55', '#6f9a3f') +
  boxed(282, 196, '#dfa355', '#a9682c', '#4a2436');

/** The pictures of the cookies, by product id. */
export const COOKIE_DRAWINGS: Record<string, (id: string) => string> = {
  'choc-chip-cookie': (id) =>
    cookies({
      id,
      dough: '#dfa355',
      edge: '#a9682c',
      glow: '#eec07c',
      top: (name) => chips(name, '#4a2a1b', '#8a5a3f', 11),
    }),
  'double-chocolate-cookie': (id) =>
    cookies({
      id,
      dough: '#6a3f29',
      edge: '#3d2216',
      glow: '#83533a',
      top: (name) => chips(name, '#f7e4c4', '#fff', 9),
    }),
  'oat-raisin-cookie': (id) =>
    cookies({ id, dough: '#c98f4f', edge: '#8f5a2a', glow: '#dba968', top: oatsAndRaisins }),
  'buckwheat-ginger-cookie': (id) =>
    cookies({ id, dough: '#9a6f45', edge: '#5f4023', glow: '#b0865a', top: sugarAndCracks }),
  'seabuckthorn-thumbprint': (id) =>
    cookies({
      id,
      dough: '#f0d5a0',
      edge: '#c99a55',
      glow: '#f9e6c0',
      top: () => jam('#ee7d1a', '#ffd08a'),
    }),
  'peanut-butter-cookie': (id) =>
    cookies({ id, dough: '#d69a4a', edge: '#9a6426', glow: '#e4b26a', top: forkPrint }),
  'cardamom-nankhatai': (id) =>
    cookies({
      id,
      dough: '#f3d69a',
      edge: '#cf9f55',
      glow: '#fbe8bf',
      top: pistachio,
      size: 0.72,
      places: [
        [200, 148, 0],
        [124, 178, 50],
        [276, 176, -40],
        [160, 216, 100],
        [240, 214, 200],
      ],
    }),
  'coconut-macaroon': (product) => {
    const id = `${idPrefix(product)}-m`;
    const domes = MACAROON_PLACES.map(([x, y]) => `<use href="#${id}" x="${x}" y="${y}"/>`);
    return scene(
      GROUNDS.blush,
      `<defs><g id="${id}">${MACAROON}</g></defs><g transform="translate(-8 -18)scale(1.04)">${plate()}${domes.join('')}</g>`,
    );
  },
  'cookie-box': () =>
    scene(GROUNDS.blush, shadow(200, 262, 152, 20) + BOX_BACK + BOX_COOKIES + BOX_FRONT),
};
