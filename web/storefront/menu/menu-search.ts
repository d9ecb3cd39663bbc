import MiniSearch, { type SearchOptions } from 'minisearch';
import { foldWord, searchWords } from '../../../shared/domain/platform/search-folding';
import type { MenuProduct } from '../../api/catalog-from-wire';
import type { MenuPart } from './menu-parts';

const FIELDS = ['name', 'options', 'category', 'description'];
/** Parts of a name from this length on are indexed, so that a mistake is forgiven in half a word. */
const SHORTEST_PREFIX = 3;
const HOW = {
  prefix: true,
  combineWith: 'AND',
  boost: { name: 8, options: 2, category: 2 },
} as const;
/** A single letter begins some word of nearly every description. */
const IN_NAMES = { ...HOW, fields: ['name'] };

/** Between two words: 'hot and sour' is also written 'Hot & Sour', 'mac n cheese' without any. */
const AND = /(\S)\s+(?:and|n|&)(?=\s+\S)/gi;

/** Finds products by a query among those that `isWanted` accepts, best first. */
export type MenuSearch = (
  query: string,
  isWanted?: (product: MenuProduct) => boolean,
) => readonly MenuProduct[];

/** Any script. A mistake is forgiven only when nothing matches as typed, wanted or not. */
export function createMenuSearch(parts: readonly MenuPart[]): MenuSearch {
  const products = new Map<string, MenuProduct>();
  // Beside the index, whose first letter would get slower by them.
  const joined: { product: MenuProduct; starts: string[] }[] = [];
  const index = new MiniSearch({
    fields: FIELDS,
    processTerm: (term, field) => (field === 'name' ? prefixesOf(foldWord(term)) : foldWord(term)),
    searchOptions: { processTerm: foldWord },
  });
  for (const { category, products: own } of parts) {
    for (const product of own) {
      products.set(product.id, product);
      joined.push({ product, starts: joinedFrom(product.name) });
      const { id, name, description, customizationOptions } = product;
      const labels = Object.values(customizationOptions).flatMap(({ options }) =>
        options.map(({ label }) => label),
      );
      index.add({ id, name, description, category: category.name, options: labels.join(' ') });
    }
  }

  return (typed, isWanted = () => true) => {
    const query = typed.replace(AND, '$1');
    const find = (how: SearchOptions) =>
      index.search(query, how).flatMap(({ id }) => products.get(id) ?? []);
    const initial = query.trim().length === 1 ? find(IN_NAMES).filter(isWanted) : [];
    if (initial.length > 0) return initial;
    const start = searchWords(query).join('');
    const alike = joined.filter(
      ({ starts }) => start !== '' && starts.some((words) => words.startsWith(start)),
    );
    const exact = [...new Set([...find(HOW), ...alike.map(({ product }) => product)])];
    const found = exact.length > 0 ? exact : find({ ...HOW, fuzzy: forgivenEdits });
    return found.filter(isWanted);
  };
}

/** How many letters of a word may be wrong, missing or too many. */
function forgivenEdits(word: string): number {
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

/** The folded words of a name from each word on, without anything between them. */
function joinedFrom(name: string): string[] {
  const words = searchWords(name);
  return words.map((_, at) => words.slice(at).join(''));
}

function prefixesOf(word: string): string[] {
  const prefixes = [word];
  for (let length = SHORTEST_PREFIX; length < word.length; length += 1) {
    prefixes.push(word.slice(0, length));
  }
  return prefixes;
}
