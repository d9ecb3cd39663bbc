import MiniSearch, { type SearchOptions } from 'minisearch';
import { foldWord, searchWords } from '../../../shared/domain/platform/search-folding';
import type { MenuProduct } from '../../api/catalog-from-wire';
import type { MenuPart } from './menu-parts';

const FIELDS = ['name', 'otherWords', 'options', 'category', 'description'];
/** Parts of a name from this length on are indexed, so that a mistake is forgiven in half a word. */
const SHORTEST_PREFIX = 3;
const HOW = {
  prefix: true,
  combineWith: 'AND',
  boost: { name: 8, otherWords: 6, options: 2, category: 2 },
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
    processTerm: indexedWords,
    searchOptions: { processTerm: foldWord },
  });
  for (const { category, products: own } of parts) {
    for (const product of own) {
      products.set(product.id, product);
      joined.push({ product, starts: joinedFrom(product.name) });
      const { id, name, description, customizationOptions, otherWords = '' } = product;
      const labels = Object.values(customizationOptions).flatMap(({ options }) =>
        options.map(({ label }) => label),
      );
      const options = labels.join(' ');
      index.add({ id, name, otherWords, description, category: category.name, options });
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

/** What a menu of the region calls one thing in English, Hindi and Nepali, in Roman letters. */
const SAME_WORDS = [
  ['tea', 'chai', 'chiya'],
  ['coffee', 'kofi', 'coffie', 'kaphi'],
  ['water', 'pani'],
  ['milk', 'doodh', 'dudh'],
  ['momo', 'momos', 'dumpling', 'dumplings'],
  ['chowmein', 'chowmin', 'chaumin', 'noodles'],
  ['rice', 'bhat', 'chawal'],
  ['potato', 'aloo', 'alu'],
  ['egg', 'anda'],
  ['chicken', 'murgh', 'kukhura'],
  ['curd', 'dahi', 'yogurt'],
  ['lemon', 'nimbu', 'kagati'],
];
const sameWords = new Map(SAME_WORDS.flatMap((words) => words.map((word) => [word, words])));

/** Not those of descriptions, which name things that are no part of a dish. */
function indexedWords(term: string, field?: string): string | string[] {
  const word = foldWord(term);
  if (field === 'description') return word;
  const words = sameWords.get(word) ?? [word];
  return field === 'name' ? words.flatMap(prefixesOf) : words;
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
