import { saucer } from './crockery';
import { cup } from './cup';
import { citrus, mint } from './fruit';
import { glass, ice, rimFront, straw } from './glass';
import { butterDrops, crema, lemonSlice } from './latte-art';
import { GROUNDS, scene, shadow, steam } from './scene';
import { CARDAMOM, GINGER, SPICES, TEA_LEAVES } from './tea-garnish';

const CLAY_GROOVES =
  '<path fill="none" stroke="#8f4a2c" stroke-width="3" opacity=".7" d="M136 148q64 36 128 ' +
  '0M140 164q60 35 120 0"/>';

const BRASS =
  '<path fill="none" stroke="#d9a63c" stroke-width="9" d="M109 172q91 66 182 0"/>' +
  '<path fill="none" stroke="#f3d37c" stroke-width="3" d="M109 169q91 66 182 0"/>' +
  '<g fill="none" stroke="#5a3420" stroke-width="3" opacity=".6">' +
  '<path d="M118 200q82 48 164 0M138 224q62 32 124 0"/></g>';

const RIBS =
  '<path stroke="#fff" stroke-width="4" opacity=".4" d="M164 150l6 88M188 158l3 92M212 ' +
  '158l-3 92M236 150l-6 88"/>';

/** The pictures of the teas, by product id. */
export const TEA_DRAWINGS: Record<string, (id: string) => string> = {
  'temi-black-tea': () =>
    scene(
      GROUNDS.leaf,
      saucer(226) +
        TEA_LEAVES +
        cup({
          rim: 146,
          wide: 86,
          deep: 82,
          foot: 40,
          glaze: '#fffaf0',
          liquid: '#a8431b',
          art: crema(76, '#d67a2c'),
        }) +
        steam(200, 98),
    ),
  'masala-chai': () =>
    scene(
      GROUNDS.leaf,
      shadow(206, 248, 66, 26) +
        SPICES +
        cup({
          rim: 122,
          wide: 70,
          deep: 122,
          foot: 46,
          glaze: '#bd6b45',
          inside: '#8f4a2c',
          liquid: '#c98a52',
          handle: false,
          marks: CLAY_GROOVES,
          art: crema(60, '#e3b382'),
        }) +
        steam(200, 84),
    ),
  'cardamom-milk-tea': () =>
    scene(
      GROUNDS.leaf,
      shadow(204, 254, 66, 24) +
        CARDAMOM +
        glass({
          rim: 132,
          base: 252,
          wide: 58,
          foot: 44,
          fill: [
            [0.16, '#c4834a'],
            [0.8, '#b3733c'],
          ],
          within: RIBS,
        }) +
        rimFront(132, 58) +
        steam(200, 108),
    ),
  'temi-green-tea': () =>
    scene(
      GROUNDS.leaf,
      shadow(204, 246, 72, 28) +
        `<g transform="translate(-206 4)">${TEA_LEAVES}</g>` +
        cup({
          rim: 142,
          wide: 84,
          deep: 98,
          foot: 44,
          glaze: '#7fa79b',
          inside: '#dbe8da',
          liquid: '#c9cf6a',
          handle: false,
          art: '<path fill="#5d8a45" d="M-30-6q22-26 48 2-26 16-48-2zM10 30q16-16 32 0-16 12-32 0z"/>',
        }) +
        steam(200, 96, 2),
    ),
  'butter-tea': () =>
    scene(
      GROUNDS.leaf,
      shadow(204, 248, 82, 30) +
        cup({
          rim: 146,
          wide: 96,
          deep: 96,
          foot: 50,
          glaze: '#8a5233',
          inside: '#d9a63c',
          liquid: '#e8bf96',
          handle: false,
          marks: BRASS,
          art: butterDrops(),
        }) +
        steam(200, 92, 2),
    ),
  'ginger-lemon-honey-tea': () =>
    scene(
      GROUNDS.leaf,
      shadow(204, 254, 76, 26) +
        GINGER +
        glass({
          rim: 124,
          base: 252,
          wide: 64,
          foot: 54,
          handle: true,
          fill: [
            [0.14, '#f0bd4c'],
            [0.76, '#e09a2c'],
          ],
        }) +
        `<g transform="translate(200 143)scale(1 .36)">${lemonSlice()}</g>` +
        rimFront(124, 64) +
        steam(200, 102, 2),
    ),
  'iced-lemon-tea': () =>
    scene(
      GROUNDS.leaf,
      shadow(204, 264, 64, 22) +
        straw(196, 150, '#c8402f') +
        glass({
          rim: 96,
          base: 264,
          wide: 58,
          foot: 46,
          fill: [
            [0.12, '#d9802c'],
            [0.5, '#c0621f'],
          ],
          within: ice([
            [182, 146, 12],
            [218, 172, 38],
            [188, 204, -16],
          ]),
        }) +
        citrus(248, 96, 32, '#f0be2c', '#f9de6a') +
        rimFront(96, 58) +
        mint(176, 112, -14),
    ),
};
