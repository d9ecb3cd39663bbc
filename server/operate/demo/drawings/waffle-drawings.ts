import { cream, scoop } from './cream';
import { bananaSlices, mint, segment, strawberry } from './fruit';
import { idPrefix } from './scene';
import { BATTERS, waffle } from './waffle';
import { butter, dipper, drizzle, syrup } from './waffle-toppings';

const BANANA_PLACES = [
  [196, 122],
  [142, 138],
  [250, 136],
  [176, 156],
  [226, 164],
  [128, 174],
  [276, 174],
  [194, 192],
] as const;

const HONEY = { tone: '#d98a1c', light: '#ffd883' };

const CRUMBS =
  '<path fill="none" stroke="#3b2a24" stroke-width="9" stroke-linecap="round" ' +
  'stroke-dasharray="0 26" d="M112 158q80 66 178-8M140 136q50-20 110 0"/>';

const SANDWICH_COOKIE =
  '<g transform="translate(236 96)rotate(22)">' +
  '<ellipse cx="-7" rx="30" ry="31" fill="#2c1f1b"/>' +
  '<ellipse cx="-3" rx="30" ry="31" fill="#fff6e6"/>' +
  '<ellipse cx="3" rx="30" ry="31" fill="#40302a"/>' +
  '<circle cx="3" r="22" fill="none" stroke="#5b463e" stroke-width="4" stroke-dasharray="4 ' +
  '5"/></g>';

/** A cube of soft chhurpi cheese, drawn once and placed where it lies. */
const chhurpi = (id: string) =>
  `<defs><g id="${id}"><path fill="#fff7e0" d="M-24-6L0-18l24 12L0 7z"/>` +
  '<path fill="#dcc694" d="M-24-6L0 7v20l-24-13z"/>' +
  '<path fill="#efdfb6" d="M24-6L0 7v20l24-13z"/></g></defs>' +
  [
    [182, 120],
    [238, 132],
    [140, 142],
    [196, 152],
    [252, 168],
  ]
    .map(([x, y]) => `<use href="#${id}" x="${x}" y="${y}"/>`)
    .join('');

const SPRING_ONION =
  '<g fill="none" stroke-width="5">' +
  '<path stroke="#5d9c55" stroke-linecap="round" d="M120 172l12 6M152 186l14-4M216 196l12 ' +
  '5M276 142l10 8M226 106l12-3M162 108l-10 4M206 184l-3 5"/>' +
  '<path stroke="#c8402f" stroke-linecap="round" d="M176 190l10 4M270 186l-6 6M146 ' +
  '118l9-2M292 160l3 4"/></g>';

const DRUMSTICK =
  '<g transform="translate(196 136)rotate(-22)scale(1.1)">' +
  '<ellipse cx="4" cy="30" rx="66" ry="17" fill="#4a2f18" opacity=".25"/>' +
  '<path fill="#f8ecd6" d="M46-9l42-7q10-13 19-3 11 4 4 15 4 13-9 13-10 3-14-6l-42 6z"/>' +
  '<path fill="#b0651f" d="M-62 10c-6-40 30-58 64-46 24 8 40 22 60 26v16c-18 6-34 24-62 ' +
  '30-30 6-58 0-62-26z"/>' +
  '<path fill="#e09a3c" d="M-57 0c0-34 32-46 58-36 22 8 38 22 58 26-6 6-14 2-22 8-8 4-6 ' +
  '14-18 18-10 2-12 8-22 8-8 4-18-2-26 0-14 0-26-8-28-24z"/>' +
  '<path fill="none" stroke="#f9cf84" stroke-width="6" stroke-linecap="round" ' +
  'd="M-40-10q8-16 24-16M-2-24l8 4M-20 2l7 3M14-6l8 1M-36 10h4M22 4l4-1"/></g>';

/** The pictures of the waffles, by product id. */
export const WAFFLE_DRAWINGS: Record<string, (id: string) => string> = {
  'classic-butter-waffle': (id) => waffle({ id, topping: butter() }),
  'himalayan-honey-waffle': (id) =>
    waffle({ id, topping: syrup(HONEY.tone, HONEY.light) + dipper() }),
  'chocolate-drizzle-waffle': (id) =>
    waffle({
      id,
      topping: drizzle('#4a2a1b', '#8a5a3f', 13, 8) + scoop(204, 150, '#7b4a30', '#57321f'),
    }),
  'strawberry-cream-waffle': (id) =>
    waffle({
      id,
      topping:
        cream(206, 156) +
        strawberry(132, 152, -38, 1.15) +
        strawberry(268, 138, 34, 1.15) +
        strawberry(176, 186, -12, 1.3) +
        strawberry(232, 184, 28, 1.1),
    }),
  'banana-caramel-waffle': (id) =>
    waffle({
      id,
      topping:
        bananaSlices(`${idPrefix(id)}-b`, BANANA_PLACES) + drizzle('#a65a17', '#e8ad5e', 7, 6),
    }),
  'cookies-and-cream-waffle': (id) =>
    waffle({
      id,
      batter: BATTERS.cocoa,
      topping: CRUMBS + SANDWICH_COOKIE + scoop(192, 160, '#fff6e6', '#e2cfb2'),
    }),
  'sikkim-mandarin-waffle': (id) =>
    waffle({
      id,
      shape: 'square',
      topping:
        segment(142, 156, -24) +
        segment(258, 150, 20) +
        cream(200, 152) +
        segment(200, 184, 4) +
        mint(206, 96, 10),
    }),
  'buckwheat-chhurpi-waffle': (id) =>
    waffle({ id, batter: BATTERS.buckwheat, topping: SPRING_ONION + chhurpi(`${idPrefix(id)}-c`) }),
  'chicken-waffle': (id) =>
    waffle({ id, shape: 'square', topping: syrup('#b5451f', '#f2a071') + DRUMSTICK }),
};
