import { createRequire } from 'node:module';

/** Packages, and their font's name. The packages' files are not bundled. */
const FAMILIES = {
  hind: 'Hind',
  'hind-siliguri': 'Hind Siliguri',
  manjari: 'Manjari',
  'noto-sans-tamil': 'Noto Sans Tamil',
  'noto-sans-telugu': 'Noto Sans Telugu',
  'noto-sans-kannada': 'Noto Sans Kannada',
  'noto-sans-gujarati': 'Noto Sans Gujarati',
  'noto-sans-gurmukhi': 'Noto Sans Gurmukhi',
  'noto-sans-oriya': 'Noto Sans Oriya',
  'noto-naskh-arabic': 'Noto Naskh Arabic',
  'noto-serif-tibetan': 'Noto Serif Tibetan',
  'noto-emoji': 'Noto Emoji',
} as const;

export type FontName = keyof typeof FAMILIES;
export const FONT_NAMES = Object.keys(FAMILIES) as FontName[];

export const FONT_STYLES = ['400Regular', '700Bold'] as const;
export type FontStyle = (typeof FONT_STYLES)[number];

/** What the font calls itself. */
export function fontFamily(name: FontName): string {
  return FAMILIES[name];
}

/** The path of a font's TTF file. A server may have no fonts of its own. */
export function fontFile(name: FontName, style: FontStyle): string {
  const { resolve } = createRequire(import.meta.url);
  const stem = FAMILIES[name].replaceAll(' ', '');
  return resolve(`@expo-google-fonts/${name}/${style}/${stem}_${style}.ttf`);
}
