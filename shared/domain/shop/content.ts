export const VALUE_ICONS = ['flame', 'leaf', 'heart', 'star', 'clock', 'people'] as const;
export type ValueIcon = (typeof VALUE_ICONS)[number];

/** The most products that the owner may choose for the home page's Specialties. */
export const MOST_SPECIALTIES = 4;

/** Whether a text message's template contains the sign-in code exactly once. */
export function hasOneCode(template: string): boolean {
  return template.split('{code}').length === 2;
}

/** Fills `{code}` and `{name}` of the owner's template in one pass, so that a name is never a placeholder. */
export function fillSmsText(template: string, values: { code: string; name: string }): string {
  return template.replace(/\{(code|name)\}/g, (_, key: 'code' | 'name') => values[key]);
}

/** The paragraphs of a text, which are separated by empty lines. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}
