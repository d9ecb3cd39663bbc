import { m } from '../../shared/messages/compiled/messages';

/** 'Ralang, Kewzing and Borong' in the page's language. */
export function listText(items: readonly string[]): string {
  return new Intl.ListFormat(m.language_tag(), { type: 'conjunction' }).format(items);
}
