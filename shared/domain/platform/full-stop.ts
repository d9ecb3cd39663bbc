/** Adds the full stop that staff often leave out of a sentence of their own. */
export function withFullStop(text: string): string {
  if (/[.!?…।]$/.test(text)) return text;
  return text + (/\p{Script=Devanagari}$/u.test(text) ? '।' : '.');
}
