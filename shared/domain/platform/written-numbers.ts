import { asciiDigits } from './ascii-digits';

/** What may be one number each: a link, a name or a comma ends it, and so does the + of a second one. */
export function writtenNumbers(text: string): string[] {
  return visible(text).match(/\+*[0-9()\s.–-]+/g) ?? [];
}

/** A text with ASCII digits and without the letters that nobody sees. */
export const visible = (text: string) =>
  asciiDigits(text)
    .replaceAll('＋', '+')
    .replace(/\p{Cf}/gu, '');
