const SLUG_MAX_LENGTH = 40;

/** Converts 'Crème brûlée!' to 'creme-brulee'; empty for a label without Latin letters or digits. */
function slugOf(label: string): string {
  return label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-|-$/g, '');
}

/** Never a bare number: objects list such keys first. @param fallback for a label without Latin letters. */
export function newSlug(label: string, taken: ReadonlySet<string>, fallback: string): string {
  const slug = slugOf(label);
  const base = slug === '' ? fallback : /^\d+$/.test(slug) ? `${fallback}-${slug}` : slug;
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : `-${number}`;
    const candidate = base.slice(0, SLUG_MAX_LENGTH - ending.length) + ending;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Items with a key keep it, so carts and open pages stay valid; the others get slugs. */
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
