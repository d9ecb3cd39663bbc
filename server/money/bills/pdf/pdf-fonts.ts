import { type Font, openSync } from 'fontkit';
import { type FontName, type FontStyle, fontFile } from '../../../platform/fonts/font-file';

/** Parsing a font takes longer than drawing a bill, so each is opened once. */
const fonts = new Map<string, Font>();

const BENGALI = /\p{Script=Bengali}/u;
const MALAYALAM = /\p{Script=Malayalam}/u;

/** A letter that it does not have is drawn as a box. */
export function fontOf(word: string, isBold: boolean): Font {
  const name: FontName = BENGALI.test(word)
    ? 'hind-siliguri'
    : MALAYALAM.test(word)
      ? 'manjari'
      : 'hind';
  const style: FontStyle = isBold ? '700Bold' : '400Regular';
  const file = fontFile(name, style);
  const font = fonts.get(file) ?? (openSync(file) as Font);
  fonts.set(file, font);
  return font;
}
