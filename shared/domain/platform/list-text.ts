import { m } from '../../messages/compiled/messages';

/** 'Ralang, Kewzing and Borong' in the page's language. `Intl` does not know Nepali on each phone. */
export function listText(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return m.times_list({ items: items.slice(0, -1).join(', '), last });
}
