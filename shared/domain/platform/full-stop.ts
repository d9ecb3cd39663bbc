/** Adds the full stop that staff often leave out of a sentence of their own. */
export function withFullStop(text: string): string {
  return /[.!?…।]$/.test(text) ? text : `${text}.`;
}
