const SLUG_MAX_LENGTH = 40;

/** 'Crème brûlée!' is 'creme-brulee'; empty when nothing of the label is left. */
function slugOf(label: string): string {
  return label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-|-$/g, '');
}

/**
 * A key for something that only has a label, different from all `taken` ones. Lower-case letters,
 * digits and hyphens; never a bare number, which would put itself first in an object.
 * @param fallback what a label without Latin letters or digits is called.
 */
export function newSlug(label: string, taken: ReadonlySet<string>, fallback: string): string {
  const slug = slugOf(label);
  const base = slug === '' ? fallback : /^\d+$/.test(slug) ? `${fallback}-${slug}` : slug;
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : `-${number}`;
    const candidate = base.slice(0, SLUG_MAX_LENGTH - ending.length) + ending;
    if (!taken.has(candidate)) return candidate;
  }
}

/**
 * Gives each labelled thing a key of its own. One that has a key keeps it, so that carts and open
 * pages which name it stay right; the others get slugs of their labels.
 */
export function withSlugs<Item extends { key: string; label: string }>(
  items: readonly Item[],
  fallback: string,
): Item[] {
  const taken = new Set(items.map(({ key }) => key));
  return items.map((item) => {
    if (item.key !== '') return item;
    const key = newSlug(item.label, taken, fallback);
    taken.add(key);
    return { ...item, key };
  });
}
