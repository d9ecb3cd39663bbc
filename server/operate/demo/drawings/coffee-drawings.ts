import { cream, scoop } from './cream';
import { saucer } from './crockery';
import { cup } from './cup';
import { glass, ice, rimFront, straw } from './glass';
import { crema, heart, rosetta, tulip } from './latte-art';
import { GROUNDS, scene, shadow, steam } from './scene';

const CREAM = '#fff6e8';
const HILL = '#3f7156';
const CHILLI = '#c05a3c';
const STEEL = '#c9d2d6';

const SPOON =
  '<path stroke="#b3bcc0" stroke-width="6" stroke-linecap="round" d="M286 236l34-22"/>' +
  '<ellipse cx="278" cy="241" rx="15" ry="9" fill="#c9d2d6" transform="rotate(-30 278 241)"/>';

const NUTS =
  '<g fill="#8a5a33"><circle cx="106" cy="236" r="11"/><circle cx="128" cy="252" r="11"/>' +
  '<circle cx="284" cy="250" r="11"/></g>' +
  '<g fill="#c99a63"><path d="M97 232q9-12 18 0zM119 248q9-12 18 0zM275 246q9-12 18 0z"/></g>';

const STEEL_BANDS =
  '<path fill="none" stroke="#98a5ab" stroke-width="3" d="M148 132q52 22 104 0M151 178q49 20 ' +
  '98 0"/>' +
  '<path fill="none" stroke="#fff" stroke-width="9" opacity=".7" d="M176 138l2 82"/>';

/** The pictures of the coffees, by product id. */
export const COFFEE_DRAWINGS: Record<string, (id: string) => string> = {
  cappuccino: () =>
    scene(
      GROUNDS.sand,
      saucer(226) +
        cup({
          rim: 140,
          wide: 88,
          deep: 88,
          foot: 44,
          glaze: CREAM,
          liquid: '#b9743c',
          art: heart(),
        }) +
        steam(200, 92),
    ),
  'cafe-latte': () =>
    scene(
      GROUNDS.sand,
      saucer(228, 118, '#cfe0d4', '#3f7156') +
        cup({
          rim: 128,
          wide: 80,
          deep: 102,
          foot: 46,
          glaze: HILL,
          liquid: '#c98d54',
          art: rosetta(),
        }) +
        steam(200, 84),
    ),
  'hazelnut-latte': () =>
    scene(
      GROUNDS.sand,
      saucer(228, 122, '#f6dcc4', '#b9743c') +
        NUTS +
        cup({
          rim: 138,
          wide: 82,
          deep: 92,
          foot: 42,
          glaze: '#d98d4a',
          liquid: '#b0713e',
          art: tulip(),
        }) +
        steam(200, 92, 2),
    ),
  espresso: () =>
    scene(
      GROUNDS.sand,
      saucer(226, 112) +
        SPOON +
        cup({
          rim: 148,
          wide: 66,
          deep: 80,
          foot: 36,
          glaze: CREAM,
          liquid: '#4a2a1b',
          art: crema(56, '#c98d45'),
        }) +
        steam(200, 110, 2),
    ),
  americano: () =>
    scene(
      GROUNDS.sand,
      shadow(206, 252, 84, 30) +
        cup({
          rim: 122,
          wide: 72,
          deep: 124,
          foot: 60,
          glaze: CHILLI,
          liquid: '#3a2116',
          art: crema(62, '#7d4a28'),
        }) +
        steam(200, 84),
    ),
  mocha: () =>
    scene(
      GROUNDS.sand,
      shadow(204, 256, 82, 28) +
        glass({
          rim: 116,
          base: 252,
          wide: 64,
          foot: 50,
          handle: true,
          fill: [
            [0.1, '#f3dcbb'],
            [0.24, '#a5673a'],
            [0.66, '#4a2a1b'],
          ],
        }) +
        `<g transform="translate(-46 -22)scale(1.2)">${cream(204, 124)}</g>` +
        rimFront(116, 64) +
        '<path stroke="#4a2a1b" stroke-width="5" stroke-linecap="round" d="M178 96l8 4M212 84l-6 5M196 66l5 3M222 104l7-3M188 112l5 2"/>',
    ),
  'filter-coffee': () =>
    scene(
      GROUNDS.sand,
      shadow(204, 244, 110, 34) +
        cup({
          rim: 204,
          wide: 104,
          deep: 46,
          foot: 78,
          glaze: STEEL,
          inside: '#8f9ca2',
          liquid: '#aab6bb',
          handle: false,
        }) +
        cup({
          rim: 104,
          wide: 56,
          deep: 112,
          foot: 48,
          glaze: STEEL,
          inside: '#8f9ca2',
          liquid: '#a86a3a',
          handle: false,
          marks: STEEL_BANDS,
          art: '<circle r="40" fill="#e3b989"/><path fill="#f6dfc0" d="M-24-8a9 9 0 1 1 4 8zM2 14a10 10 0 1 1 6 8zM10-22a8 8 0 1 1 4 8z"/>',
        }) +
        steam(200, 76, 2),
    ),
  'cold-coffee': () =>
    scene(
      GROUNDS.sand,
      shadow(204, 264, 66, 22) +
        straw(214, 150, HILL) +
        glass({
          rim: 100,
          base: 264,
          wide: 60,
          foot: 44,
          fill: [
            [0.06, '#e7c9a2'],
            [0.3, '#c99a6b'],
            [0.7, '#a87446'],
          ],
          within: ice([
            [176, 190, 16],
            [222, 218, 40],
          ]),
        }) +
        scoop(196, 108, '#fff6e6', '#e8d5b6') +
        rimFront(100, 60),
    ),
};
