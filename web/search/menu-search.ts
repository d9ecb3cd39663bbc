import MiniSearch, { type SearchOptions } from 'minisearch';
import { foldWord, searchWords } from '../../shared/domain/platform/search-folding';
import type { MenuProduct } from '../api/catalog-from-wire';
import { inRoman, soundOf } from './roman-spelling';

const FIELDS = ['name', 'names', 'otherWords', 'options', 'category', 'description'];
/** Parts of a name from this length on are indexed, so that a mistake is forgiven in half a word. */
const SHORTEST_PREFIX = 3;
const HOW = {
  prefix: true,
  combineWith: 'AND',
  boost: { name: 8, names: 7, otherWords: 6, options: 2, category: 2 },
} as const;
/** A single letter begins some word of nearly every description. */
const IN_NAMES = { ...HOW, fields: ['name', 'names'] };

/** A shorter one begins too many words. */
const SHORTEST_SOUND = 3;

/** Between two words: 'hot and sour' is also written 'Hot & Sour', 'mac n cheese' without any. */
const AND = /(\S)\s+(?:and|n|&)(?=\s+\S)/gi;

/** A category with its products. */
interface Part<Product> {
  category: { name: string };
  products: readonly Product[];
}

/** Finds products by a query among those that `isWanted` accepts, best first. */
export type MenuSearch<Product = MenuProduct> = (
  query: string,
  isWanted?: (product: Product) => boolean,
) => readonly Product[];

/**
 * Any script, and Devanagari in Latin letters. Another spelling or a mistake is forgiven only when nothing matches
 * as typed, wanted or not.
 * @param namesById the names in all languages of dishes that have several.
 */
export function createMenuSearch<Product extends MenuProduct>(
  parts: readonly Part<Product>[],
  namesById: ReadonlyMap<string, readonly string[]> = new Map(),
): MenuSearch<Product> {
  const products = new Map<string, Product>();
  // Beside the index, whose first letter would get slower by them.
  const joined: { product: Product; starts: string[]; sounds: string[] }[] = [];
  const index = new MiniSearch({
    fields: FIELDS,
    processTerm: indexedWords,
    searchOptions: { processTerm: foldWord },
  });
  for (const { category, products: own } of parts) {
    for (const product of own) {
      products.set(product.id, product);
      const names = [product.name, ...(namesById.get(product.id) ?? [])];
      const roman = names.map(inRoman);
      joined.push({
        product,
        starts: [...names, ...roman].flatMap(joinedFrom),
        sounds: roman.flatMap(searchWords).map(soundOf),
      });
      const { id, name, description, customizationOptions, otherWords = '' } = product;
      const labels = Object.values(customizationOptions).flatMap(({ options }) =>
        options.map(({ label }) => label),
      );
      const options = labels.join(' ');
      const others = [...names.slice(1), ...roman.filter((each) => !names.includes(each))].join(
        ' ',
      );
      index.add({
        id,
        name,
        names: others,
        otherWords,
        description,
        category: category.name,
        options,
      });
    }
  }

  function soundingLike(words: readonly string[]): Product[] {
    const typed = words.map(soundOf);
    const matching = (isAlike: (sound: string, own: string) => boolean) =>
      joined
        .filter(({ sounds }) => typed.every((sound) => sounds.some((own) => isAlike(sound, own))))
        .map(({ product }) => product);
    if (typed.length === 0) return [];
    const same = matching((sound, own) => sound === own);
    return same.length > 0
      ? same
      : matching((sound, own) => sound.length >= SHORTEST_SOUND && own.startsWith(sound));
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
    if (exact.length > 0) return exact.filter(isWanted);
    const alikeInSound = soundingLike(searchWords(inRoman(query)));
    const found = alikeInSound.length > 0 ? alikeInSound : find({ ...HOW, fuzzy: forgivenEdits });
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
  return field === 'name' || field === 'names' ? words.flatMap(prefixesOf) : words;
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
