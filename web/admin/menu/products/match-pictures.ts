interface Named {
  id: string;
  name: string;
}

/** 'Classic_Waffle-2.JPG' and 'Classic Waffle' as the same words. */
function plainWords(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Ignores a number at the end unless a name has it. Undefined when none or several match. */
export function productOfPicture<Product extends Named>(
  fileName: string,
  products: readonly Product[],
): Product | undefined {
  const words = plainWords(fileName.replace(/\.\w+$/, ''));
  const named = (wanted: string) => products.filter(({ name }) => plainWords(name) === wanted);
  const exact = named(words);
  const [found, ...others] = exact.length > 0 ? exact : named(words.replace(/ \d+$/, ''));
  return others.length === 0 ? found : undefined;
}
