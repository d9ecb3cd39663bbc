import { createRequire } from 'node:module';

/** Packages and file names. The packages' files are not bundled. */
const FONT_FILES = {
  hind: 'Hind',
  'hind-siliguri': 'HindSiliguri',
  manjari: 'Manjari',
} as const;

/** Latin and Devanagari, Bengali, Malayalam; each has Latin, too. */
export type FontName = keyof typeof FONT_FILES;
export const FONT_NAMES = Object.keys(FONT_FILES) as FontName[];

export const FONT_STYLES = ['400Regular', '700Bold'] as const;
export type FontStyle = (typeof FONT_STYLES)[number];

/** The path of a font's TTF file. A server may have no fonts of its own. */
export function fontFile(name: FontName, style: FontStyle): string {
  const { resolve } = createRequire(import.meta.url);
  return resolve(`@expo-google-fonts/${name}/${style}/${FONT_FILES[name]}_${style}.ttf`);
}
