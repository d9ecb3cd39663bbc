import {
  DEFAULT_COLOURS,
  hasDefaultColours,
  type ShopColours,
} from '../../shared/domain/shop/shop-colours';
import { type Palette, themeOf } from '../../shared/domain/shop/theme';
import type { ColourStyles } from './colour-style';

const DEFAULT_STYLES: ColourStyles = {
  css: '',
  bars: { light: DEFAULT_COLOURS.mainColour, dark: '#10291e' },
};

/** Loads a colour library: a page in the browser imports it when the owner previews colours. */
export function colourStyles(colours: ShopColours): ColourStyles {
  if (hasDefaultColours(colours)) return DEFAULT_STYLES;
  const { light, dark } = themeOf(colours);
  const inTheDark = `@media(prefers-color-scheme:dark){${ruleOf(dark)}}`;
  return { css: ruleOf(light) + inTheDark, bars: { light: light.forest, dark: dark.forest } };
}

function ruleOf(palette: Palette): string {
  const values = Object.entries(palette).map(([token, value]) => `--color-${token}:${value}`);
  return `:root{${values.join(';')}}`;
}
