import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTROL_CONTRAST, contrast, hexOf, shadeOf, TEXT_CONTRAST } from './shade';
import { DEFAULT_COLOURS } from './shop-colours';
import { type Theme, themeOf } from './theme';

type Scheme = keyof Theme;
type Palette = Readonly<Record<string, string>>;

const SHEET = readFileSync(new URL('../../../web/theme.css', import.meta.url), 'utf8');
const [LIGHT_SHEET = '', DARK_SHEET = ''] = SHEET.split('prefers-color-scheme: dark');
const tokensIn = (css: string): Palette =>
  Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
/** The values of web/theme.css; the dark ones replace some of the light ones. */
const OWN: Record<Scheme, Palette> = {
  light: tokensIn(LIGHT_SHEET),
  dark: { ...tokensIn(LIGHT_SHEET), ...tokensIn(DARK_SHEET) },
};

const PAGES = ['paper', 'raised', 'sunken'];
const SOFT = ['hill-soft', 'waffle-soft', 'chilli-soft', 'leaf-soft', 'sky-soft'];
const TEXTS: Record<string, string[]> = {
  ink: [...PAGES, ...SOFT, 'sky-low', 'sky-top'],
  'ink-soft': [...PAGES, ...SOFT],
  hill: [...PAGES, ...SOFT],
  'hill-strong': [...PAGES, ...SOFT],
  'on-hill': ['hill', 'hill-strong'],
  'on-forest': ['forest', 'forest-strong'],
  'on-forest-soft': ['forest', 'forest-strong'],
  'on-waffle': ['waffle'],
  'waffle-ink': [...PAGES, 'waffle-soft'],
  chilli: [...PAGES, 'chilli-soft'],
  'on-chilli': ['chilli'],
  leaf: [...PAGES, 'leaf-soft'],
  nonveg: PAGES,
  sky: [...PAGES, 'sky-soft'],
};
const CONTROLS: Record<string, string[]> = {
  hill: PAGES,
  'mist-strong': PAGES,
  waffle: ['forest'],
};

const COLOURS = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
const NEON = ['#ffff00', '#00ff00', '#00ffff', '#ff00ff', '#ff0000', '#0000ff', '#ff1493'];
const GREYS = ['#000000', '#ffffff', '#777777', '#808080', '#0a0a0a', '#f5f5f5'];
const ANY_COLOUR = fc.oneof(COLOURS, fc.constantFrom(...NEON, ...GREYS));

function tooFaint(palette: Palette, pairs: Record<string, string[]>, least: number): string[] {
  const colourOf = (token: string) => palette[token] ?? `no ${token}`;
  return Object.entries(pairs).flatMap(([token, grounds]) =>
    grounds
      .filter((ground) => contrast(colourOf(token), colourOf(ground)) < least)
      .map((ground) => `${token} ${colourOf(token)} on ${ground} ${colourOf(ground)}`),
  );
}

/** What of a palette cannot be read or told apart. */
function faults(palette: Palette): string[] {
  const [waffle = '', forest = ''] = [palette.waffle, palette.forest];
  return [
    ...tooFaint(palette, TEXTS, TEXT_CONTRAST),
    ...tooFaint(palette, CONTROLS, CONTROL_CONTRAST),
    // A focus ring has two colours, so that one of them shows on every ground.
    ...PAGES.filter(
      (page) =>
        Math.max(contrast(waffle, palette[page] ?? ''), contrast(forest, palette[page] ?? '')) <
        CONTROL_CONTRAST,
    ).map((page) => `the focus ring on ${page}`),
  ];
}

describe.each(['light', 'dark'] as const)('the %s palette', (scheme) => {
  it('of the style sheet has enough contrast', () => {
    expect(faults(OWN[scheme])).toEqual([]);
  });

  it('of any two colours has enough contrast', () => {
    fc.assert(
      fc.property(ANY_COLOUR, ANY_COLOUR, (mainColour, accentColour) => {
        const palette = themeOf({ mainColour, accentColour })[scheme];
        expect(faults({ ...OWN[scheme], ...palette })).toEqual([]);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  it('of any hue of the colour circle has enough contrast', () => {
    for (let hue = 0; hue < 360; hue += 15) {
      const mainColour = hexOf({ l: 0.55, c: 0.4, h: hue });
      const accentColour = hexOf({ l: 0.7, c: 0.4, h: hue + 15 });
      const palette = themeOf({ mainColour, accentColour })[scheme];
      expect(faults({ ...OWN[scheme], ...palette })).toEqual([]);
    }
  }, 60_000);

  it('of the default colours is very near the one of the style sheet', () => {
    for (const [token, value] of Object.entries(themeOf(DEFAULT_COLOURS)[scheme])) {
      const own = OWN[scheme][token] ?? `no ${token}`;
      expect(difference(value, own), `${token}: ${value} instead of ${own}`).toBeLessThan(0.05);
    }
  });
});

it('the header has the main colour itself, unless its text could not be read', () => {
  for (const mainColour of ['#ffd500', '#0000ff', '#0a0a0a', '#ffffff', '#163f2e']) {
    const { light } = themeOf({ ...DEFAULT_COLOURS, mainColour });
    expect(light.forest).toBe(mainColour);
  }
  const { light } = themeOf({ ...DEFAULT_COLOURS, mainColour: '#e53935' });
  expect(difference(light.forest, '#e53935')).toBeLessThan(0.05);
  expect(shadeOf(light['on-forest']).l).toBeGreaterThan(0.9);
});

/** The distance in OKLab; 0.02 is about the least that one sees. */
function difference(one: string, other: string): number {
  const [a, b] = [shadeOf(one), shadeOf(other)].map(({ l, c, h }) => {
    const angle = (h * Math.PI) / 180;
    return [l, c * Math.cos(angle), c * Math.sin(angle)];
  });
  return Math.hypot(...(a ?? []).map((part, at) => part - (b?.[at] ?? 0)));
}
