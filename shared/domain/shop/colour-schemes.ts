import { hexOf, type Shade } from './shade';

/** The owner's hue, with chroma in proportion. @param most that the chroma may be multiplied by. */
export type Tint = (l: number, c: number, most: number) => Shade;

/** How a scheme, light or dark, makes its colours from the owner's. The numbers are those of web/theme.css. */
export interface Scheme {
  /** Pages, cards and wells, and the lines on them. */
  grounds(main: Tint): { paper: string; raised: string; sunken: string; mist: string };
  /** The soft grounds of errors, success and news. */
  readonly noticeGrounds: readonly string[];
  readonly ink: (main: Tint) => Shade;
  readonly inkSoft: (main: Tint) => Shade;
  readonly mistStrong: (main: Tint) => Shade;
  readonly hill: (main: Tint, chosen: Shade) => Shade;
  readonly hillSoft: (main: Tint) => Shade;
  /** How much lighter a button is under the pointer. */
  readonly hover: number;
  readonly forest: (main: Tint, chosen: Shade) => Shade;
  readonly waffle: (chosen: Shade) => Shade;
  readonly waffleInk: (accent: Tint, chosen: Shade) => Shade;
  readonly waffleSoft: (accent: Tint) => Shade;
  readonly skyLow: (main: Tint) => Shade;
}

const ANY = Number.POSITIVE_INFINITY;

const WARM_MIST: Shade = { l: 0.614, c: 0.029, h: 90 };
const CREAM: Shade = { l: 0.944, c: 0.018, h: 86 };

const LIGHT: Scheme = {
  grounds: () => ({ paper: '#fbf6ec', raised: '#fffdf8', sunken: '#f3ebdb', mist: '#e4dac6' }),
  noticeGrounds: ['#fbe5df', '#dff0de', '#e0edf6'],
  ink: (main) => main(0.282, 0.023, 1),
  inkSoft: (main) => main(0.485, 0.021, 1),
  mistStrong: () => WARM_MIST,
  // A dark main colour is lightened, so that a button is not black. A grey one is not: a button in
  // mid-grey looks disabled.
  hill: (main, { l, c }) =>
    main(Math.min(Math.max(l, Math.min(l + 0.094, 0.427)), 0.3 + 3 * c), 0.079, ANY),
  hillSoft: (main) => main(0.936, 0.02, 2),
  hover: -0.067,
  forest: (_main, chosen) => chosen,
  waffle: (chosen) => chosen,
  waffleInk: (accent, { l }) => accent(Math.min(l, 0.484), 0.108, ANY),
  waffleSoft: (accent) => accent(0.947, 0.048, 1.2),
  skyLow: (main) => main(0.9, 0.022, 1.5),
};

const DARK: Scheme = {
  grounds: (main) => ({
    paper: hexOf(main(0.198, 0.016, 1)),
    raised: hexOf(main(0.247, 0.02, 1)),
    sunken: hexOf(main(0.172, 0.015, 1)),
    mist: hexOf(main(0.336, 0.024, 1)),
  }),
  noticeGrounds: ['#401c16', '#17331f', '#152c3f'],
  ink: () => CREAM,
  inkSoft: (main) => main(0.779, 0.019, 1),
  mistStrong: (main) => main(0.602, 0.026, 1),
  // A grey one is lighter, for the same reason as in the light scheme.
  hill: (main, { c }) => main(Math.max(0.781, 0.9 - 2.2 * c), 0.096, 1.8),
  hillSoft: (main) => main(0.321, 0.044, 1.5),
  hover: 0.06,
  forest: (main) => main(0.257, 0.038, 2.5),
  waffle: (chosen) => ({ ...chosen, l: Math.max(chosen.l + 0.018, 0.68) }),
  waffleInk: (accent, { l }) => accent(Math.max(l, 0.837), 0.118, 1.2),
  waffleSoft: (accent) => accent(0.295, 0.045, 1.5),
  skyLow: (main) => main(0.344, 0.042, 1.5),
};

export const SCHEMES = { light: LIGHT, dark: DARK };
