const MAX_LENGTH = 60;

/** The dish's name in an address: 'Crème brûlée, large' is 'creme-brulee-large'. */
function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-').slice(0, MAX_LENGTH).replace(/-$/, '') ?? 'dish';
}

/** With a number behind it when the name is taken; 'dish' without Latin letters or digits. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name);
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const numbered = `${slug}-${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}
