import { SCHEMES, type Scheme, type Tint } from './colour-schemes';
import {
  CONTROL_CONTRAST,
  contrast,
  hexOf,
  isOn,
  lighter,
  nearest,
  type Shade,
  shadeOf,
  TEXT_CONTRAST,
} from './shade';
import { DEFAULT_COLOURS, type ShopColours } from './shop-colours';

const CREAM = '#faf5e8';
const WHITE = '#ffffff';
const BLACK = '#000000';

/** Values `#rrggbb` of the tokens `--color-…` of web/theme.css that depend on the owner's colours. */
export type Palette = Readonly<ReturnType<typeof paletteOf>>;

export interface Theme {
  readonly light: Palette;
  readonly dark: Palette;
}

/** Each text has a contrast of at least 4.5, each control 3: a colour with less gets the nearest lightness. */
export function themeOf(colours: ShopColours): Theme {
  return { light: paletteOf(colours, SCHEMES.light), dark: paletteOf(colours, SCHEMES.dark) };
}

function paletteOf({ mainColour, accentColour }: ShopColours, scheme: Scheme) {
  const main = shadeOf(mainColour);
  const accent = shadeOf(accentColour);
  const mainTint = tintsOf(main, DEFAULT_COLOURS.mainColour);
  const accentTint = tintsOf(accent, DEFAULT_COLOURS.accentColour);

  const grounds = scheme.grounds(mainTint);
  const { paper, raised, sunken } = grounds;
  const pages = [paper, raised, sunken];
  const hillSoft = hexOf(scheme.hillSoft(mainTint));
  const waffleSoft = hexOf(scheme.waffleSoft(accentTint));
  const skyLow = hexOf(scheme.skyLow(mainTint));
  const readable = isOn([...pages, hillSoft, waffleSoft, ...scheme.noticeGrounds], TEXT_CONTRAST);
  const hill = nearest(scheme.hill(mainTint, main), readable);
  const hillStrong = lighter(hill, scheme.hover);
  const header = headerOf(scheme.forest(mainTint, main), mainTint);
  const waffle = nearest(
    scheme.waffle(accent),
    (hex) => standsOut(hex, header.forest, pages) && canCarryText(whileHovered(hex)),
  );

  return {
    ...grounds,
    'sky-top': paper,
    'sky-low': skyLow,
    ink: nearest(scheme.ink(mainTint), readable),
    'ink-soft': nearest(scheme.inkSoft(mainTint), readable),
    'mist-strong': nearest(scheme.mistStrong(mainTint), isOn(pages, CONTROL_CONTRAST)),
    hill,
    'hill-strong': hillStrong,
    'hill-soft': hillSoft,
    'on-hill': textOn([hill, hillStrong], mainTint),
    ...header,
    waffle,
    'on-waffle': textOn(whileHovered(waffle), accentTint),
    'waffle-ink': nearest(
      scheme.waffleInk(accentTint, accent),
      isOn([...pages, waffleSoft], TEXT_CONTRAST),
    ),
    'waffle-soft': waffleSoft,
  };
}

function tintsOf(chosen: Shade, own: string): Tint {
  const times = chosen.c / shadeOf(own).c;
  return (l, c, most) => ({ l, c: c * Math.min(times, most), h: chosen.h });
}

/** How far the main colour may be darkened so that its text can be light. */
const DARKENED_AT_MOST = 0.06;
/** How much lighter the header is under the pointer, or darker where its text needs that. */
const HOVERS = [0.105, -0.08];

function headerOf(chosen: Shade, tint: Tint) {
  const darkened = nearest(chosen, isOn([WHITE], TEXT_CONTRAST));
  const isNear = chosen.l - shadeOf(darkened).l <= DARKENED_AT_MOST;
  const forest = isNear ? darkened : hexOf(chosen);
  const text = textOn([forest], tint);
  const hovers = HOVERS.map((by) => lighter(forest, by));
  const isReadable = (hover: string) => contrast(text, hover) >= TEXT_CONTRAST;
  const strong = hovers.find((hover) => hover !== forest && isReadable(hover)) ?? forest;
  const isLight = shadeOf(text).l > 0.5;
  return {
    forest,
    'forest-strong': strong,
    'on-forest': text,
    'on-forest-soft': nearest(
      tint(isLight ? 0.85 : 0.38, 0.026, 1),
      isOn([forest, strong], TEXT_CONTRAST),
    ),
  };
}

/** The button of the accent colour is slightly brighter under the pointer. */
const whileHovered = (waffle: string) => [waffle, lighter(waffle, 0.03)];

/** Light text where it can be read, else dark. */
function textOn(grounds: readonly string[], tint: Tint): string {
  const isReadable = isOn(grounds, TEXT_CONTRAST);
  return [CREAM, WHITE].find(isReadable) ?? nearest(tint(0.23, 0.035, 1), isReadable);
}

function canCarryText(grounds: readonly string[]): boolean {
  return [WHITE, BLACK].some(isOn(grounds, TEXT_CONTRAST));
}

/** Whether a button can be told from the header, and the focus ring of both colours from every page. */
function standsOut(waffle: string, forest: string, pages: readonly string[]): boolean {
  const isSeen = (page: string) =>
    Math.max(contrast(waffle, page), contrast(forest, page)) >= CONTROL_CONTRAST;
  return contrast(waffle, forest) >= CONTROL_CONTRAST && pages.every(isSeen);
}
