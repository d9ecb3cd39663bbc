import {
  BUBBLES,
  MANGO,
  MARSHMALLOWS,
  ORANGES,
  RHODODENDRON,
  SEABUCKTHORN,
} from './beverage-garnish';
import { bottle } from './bottle';
import { cream } from './cream';
import { cup } from './cup';
import { citrus, mint, strawberry } from './fruit';
import { glass, ice, rimFront, straw } from './glass';
import { GROUNDS, scene, shadow, steam } from './scene';

/** The pictures of the other beverages, by product id. */
export const BEVERAGE_DRAWINGS: Record<string, (id: string) => string> = {
  'seabuckthorn-cooler': () =>
    scene(
      GROUNDS.mist,
      shadow(204, 264, 64, 22) +
        SEABUCKTHORN +
        straw(206, 150, '#3f7156') +
        glass({
          rim: 96,
          base: 264,
          wide: 58,
          foot: 46,
          fill: [
            [0.12, '#f8b13c'],
            [0.42, '#f2922a'],
            [0.76, '#e2701c'],
          ],
          within: ice([
            [180, 148, 14],
            [218, 168, 36],
            [192, 204, -20],
          ]),
        }) +
        rimFront(96, 58) +
        mint(182, 110, -8),
    ),
  'fresh-lime-soda': () =>
    scene(
      GROUNDS.mist,
      shadow(204, 264, 64, 22) +
        straw(190, 150, '#6fa04a') +
        glass({
          rim: 96,
          base: 264,
          wide: 58,
          foot: 50,
          fill: [
            [0.12, '#dcebb4'],
            [0.6, '#cbe09a'],
          ],
          within: citrus(186, 206, 25, '#7fb04a', '#c3dd84') + BUBBLES + ice([[216, 158, 24]]),
        }) +
        citrus(250, 98, 30, '#6fa04a', '#c3dd84') +
        rimFront(96, 58),
    ),
  'sikkim-orange-juice': () =>
    scene(
      GROUNDS.mist,
      shadow(214, 262, 70, 22) +
        ORANGES +
        glass({
          rim: 124,
          base: 262,
          wide: 64,
          foot: 54,
          fill: [
            [0.12, '#f79a2b'],
            [0.7, '#f08a1d'],
          ],
          x: 212,
        }) +
        rimFront(124, 64, 212) +
        citrus(122, 252, 27, '#e67f1a', '#f9ae4a'),
    ),
  'mango-lassi': () =>
    scene(
      GROUNDS.mist,
      shadow(204, 258, 70, 24) +
        MANGO +
        cup({
          rim: 116,
          wide: 66,
          deep: 136,
          foot: 50,
          glaze: '#c9d2d6',
          inside: '#93a0a6',
          liquid: '#f9c648',
          handle: false,
          marks:
            '<path fill="none" stroke="#98a5ab" stroke-width="3" d="M136 156q64 36 128 0M140 212q60 30 120 0"/>',
          art: '<path fill="none" stroke="#fde39a" stroke-width="9" d="M-30 4a30 30 0 1 1 30 28"/><path stroke="#6f9a3f" stroke-width="8" stroke-linecap="round" d="M-8-6l8-6M8 8l10-4M-16 16l6 4M14-18l6 4"/>',
        }),
    ),
  'strawberry-milkshake': () =>
    scene(
      GROUNDS.mist,
      shadow(204, 266, 66, 22) +
        straw(214, 130, '#d8556a') +
        glass({
          rim: 110,
          base: 266,
          wide: 62,
          foot: 40,
          fill: [
            [0.06, '#f9c9cf'],
            [0.3, '#f2a3b0'],
            [0.72, '#e27f92'],
          ],
        }) +
        cream(198, 112) +
        rimFront(110, 62) +
        strawberry(246, 104, 18, 1.05),
    ),
  'chocolate-milkshake': () =>
    scene(
      GROUNDS.mist,
      shadow(204, 266, 66, 22) +
        straw(214, 130, '#8a5a33') +
        glass({
          rim: 110,
          base: 266,
          wide: 62,
          foot: 40,
          fill: [
            [0.06, '#a87650'],
            [0.3, '#8a5636'],
            [0.74, '#6a3f29'],
          ],
          within:
            '<path fill="none" stroke="#43271a" stroke-width="8" stroke-linecap="round" d="M156 132q10 40 4 66M184 140q-10 34 2 78M216 142q12 36 0 66M244 132q-8 30 -4 54"/>',
        }) +
        cream(198, 112) +
        rimFront(110, 62) +
        '<circle cx="205" cy="56" r="12" fill="#c8302f"/><path fill="none" stroke="#6d3a2a" stroke-width="3" stroke-linecap="round" d="M206 46q2-14 14-18"/><circle cx="201" cy="52" r="3" fill="#fff" opacity=".7"/>',
    ),
  'hot-chocolate': () =>
    scene(
      GROUNDS.mist,
      shadow(206, 252, 86, 30) +
        cup({ rim: 130, wide: 78, deep: 116, foot: 62, glaze: '#e7b04a', liquid: '#5a3220' }) +
        MARSHMALLOWS +
        steam(204, 86, 2),
    ),
  'rhododendron-cooler': () =>
    scene(
      GROUNDS.mist,
      shadow(204, 262, 66, 22) +
        RHODODENDRON +
        glass({
          rim: 110,
          base: 262,
          wide: 64,
          foot: 48,
          fill: [
            [0.12, '#f08aa0'],
            [0.5, '#e0557a'],
            [0.78, '#c9345e'],
          ],
          within:
            ice([
              [182, 158, 18],
              [220, 182, -24],
            ]) + BUBBLES,
        }) +
        rimFront(110, 64) +
        mint(202, 122, 4),
    ),
  'ginger-fizz': () =>
    scene(
      GROUNDS.mist,
      shadow(204, 258, 70, 22) +
        bottle('#e0a545', '#eef4ee', '#3f7156') +
        BUBBLES.replace('M178 150h0', 'M188 158h0'),
    ),
};
