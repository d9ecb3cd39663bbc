import { type Product, productInput } from '../../../shared/contract/menu/catalog-contract';
import type { MenuColumn } from '../../../shared/contract/menu/menu-file-contract';
import { fieldWords } from '../../../shared/contract/platform/field-words';
import { ALLERGENS, type Allergen, allergensAmong } from '../../../shared/domain/menu/allergens';
import type { CustomizationOptions } from '../../../shared/domain/menu/customizations';
import type { Diet } from '../../../shared/domain/menu/diet';
import { optionsText, readOptionsText } from '../../../shared/domain/menu/options-text';
import { UNCOUNTED_STOCK } from '../../../shared/domain/menu/stock';
import type { Translations } from '../../../shared/domain/menu/translations';
import { asciiDigits } from '../../../shared/domain/platform/ascii-digits';
import { NO_STATION, NO_STATION_WORD } from '../../../shared/domain/shop/stations';
import { m } from '../../../shared/messages/compiled/messages';
import { type EnteredProduct, optionsFromWire, optionsToWire } from './catalog-wire';
import type { MenuCells } from './menu-csv';
import { entriesOf, type MenuReferences } from './menu-references';
import {
  changedSharedOptions,
  readLabels,
  readTranslations,
  translatedCells,
  translatedColumnAt,
} from './translated-cells';

/** The stock of a dish that nobody counts; an empty cell means the same. */
const ALWAYS = 'always';

type ProductCells = Record<MenuColumn, string>;

/** What rows name besides their own product. */
export interface RowReferences {
  dishes: MenuReferences;
  taxClasses: MenuReferences;
  stations: MenuReferences;
  categoryWords: (categoryId: string) => Translations | undefined;
}

export function cellsOf(
  product: Product,
  { dishes, taxClasses, stations, categoryWords }: RowReferences,
): ProductCells {
  return {
    id: product.id,
    ...translatedCells(product, categoryWords(product.categoryId)),
    name: product.name,
    description: product.description,
    category: product.categoryName,
    price: product.price.toFixed(2),
    'packaging charge': product.packagingCharge.toFixed(2),
    stock: product.stockCount === UNCOUNTED_STOCK ? ALWAYS : String(product.stockCount),
    'minutes to make': String(product.prepMinutes ?? ''),
    diet: product.diet,
    contains: product.contains.join(', '),
    'on the menu': product.isAvailable ? 'yes' : 'no',
    picture: product.imageUrl,
    options: optionsText(optionsFromWire(product.customizationOptions)),
    'goes well with': product.goesWith.flatMap((id) => dishes.textOf(id) ?? []).join(', '),
    'other words': product.otherWords ?? '',
    station: stationText(product.station, stations),
    'tax class': product.taxClassId ? (taxClasses.textOf(product.taxClassId) ?? '') : '',
  };
}

type ReadRow = { entered: EnteredProduct } | { problems: string[] };

const COLUMN_OF: Record<string, MenuColumn> = {
  packagingCharge: 'packaging charge',
  stockCount: 'stock',
  prepMinutes: 'minutes to make',
  isAvailable: 'on the menu',
  imageUrl: 'picture',
  customizationOptions: 'options',
  categoryId: 'category',
  goesWith: 'goes well with',
  otherWords: 'other words',
};

type Cell = { column: MenuColumn; cell: string };

const EXPECTED: Partial<Record<MenuColumn, (read: Cell) => string>> = {
  price: m.menufile_price,
  'packaging charge': m.menufile_price,
  stock: m.menufile_stock,
  'minutes to make': m.menufile_whole_number,
  diet: m.menufile_diet,
  contains: (read) => m.menufile_contains({ ...read, words: ALLERGENS.join(', ') }),
  'on the menu': m.menufile_yes_or_no,
  options: m.menufile_options,
};

/**
 * Missing columns keep the existing values. The stock is read only for new products, because orders have
 * changed it since the file was written; without one a new product is always available.
 * @param categoryId the row's category, or the existing product's.
 */
export function readRow(
  cells: MenuCells,
  present: Product | undefined,
  categoryId: string,
  { dishes, taxClasses, stations }: RowReferences,
): ReadRow {
  const problems: string[] = [];
  const read = <Value>(
    column: MenuColumn,
    instead: Value,
    of: (cell: string) => Value | undefined,
  ) => {
    const cell = cells[column];
    if (cell === undefined) return instead;
    const value = of(cell);
    if (value === undefined) {
      problems.push((EXPECTED[column] ?? m.menufile_unreadable)({ column, cell }));
    }
    return value;
  };
  const idsOf = (column: MenuColumn, references: MenuReferences, texts: readonly string[]) =>
    texts.flatMap((text) => {
      const found = references.find(text);
      if ('id' in found) return found.id;
      problems.push(found.problem(column));
      return [];
    });
  const goesWith = cells['goes well with'];
  const taxClass = cells['tax class'];
  const { station } = cells;
  const translations = readTranslations(cells, present);
  const entered = {
    ...(translations && { translations }),
    name: read('name', present?.name ?? '', (cell) => cell),
    description: read('description', present?.description ?? '', (cell) => cell),
    categoryId,
    price: read('price', present?.price, amount),
    packagingCharge: read('packaging charge', present?.packagingCharge ?? 0, amountOrZero),
    prepMinutes: read('minutes to make', present?.prepMinutes ?? null, minutesOf),
    diet: read('diet', present?.diet ?? 'veg', dietOf),
    contains: read('contains', present?.contains ?? [], allergensOf),
    otherWords: read('other words', present?.otherWords ?? '', (cell) => cell),
    isAvailable: read('on the menu', present?.isAvailable ?? true, yesOrNo),
    imageUrl: read('picture', present?.imageUrl ?? '', (cell) => cell),
    customizationOptions: optionsOf(),
    ...(goesWith !== undefined && {
      goesWith: [...new Set(idsOf('goes well with', dishes, entriesOf(goesWith)))],
    }),
    ...(taxClass !== undefined && {
      taxClassId: idsOf('tax class', taxClasses, taxClass === '' ? [] : [taxClass])[0] ?? null,
    }),
    ...(station !== undefined && {
      station: stationOf(station, (text) => idsOf('station', stations, [text])[0]),
    }),
    ...(!present && { stockCount: read('stock', UNCOUNTED_STOCK, stockOf) }),
  };
  function optionsOf(): CustomizationOptions {
    const known = optionsFromWire(present?.customizationOptions ?? {});
    const options = read('options', known, (cell) => readOptionsText(cell, known));
    if (!options) return {};
    const said = readLabels(cells, options);
    if ('options' in said) {
      problems.push(...changedSharedOptions(known, said.options));
      return optionsToWire(said.options);
    }
    problems.push(m.menufile_labels({ column: said.wrong }));
    return {};
  }

  if (problems.length > 0) return { problems };
  const checked = productInput.safeParse(entered, { error: fieldWords });
  if (checked.success) return { entered: checked.data };
  return {
    problems: checked.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `${translatedColumnAt(path) ?? COLUMN_OF[name] ?? name}: ${message}`;
    }),
  };
}

function stationText(station: number | null | undefined, { textOf }: MenuReferences): string {
  if (station === NO_STATION) return NO_STATION_WORD;
  return station ? (textOf(String(station)) ?? '') : '';
}

/** Null for its category's station. */
function stationOf(cell: string, idOf: (text: string) => string | undefined): number | null {
  if (cell === '') return null;
  return cell.toLowerCase() === NO_STATION_WORD ? NO_STATION : Number(idOf(cell) ?? NO_STATION);
}

/**
 * Commas are refused unless they group the digits before decimals, as in "1,200.00": "1,20" could be either. So
 * are three decimals, which could be thousands.
 */
function amount(cell: string): number | undefined {
  const digits = asciiDigits(seen(cell)).replace(/^₹\s*/, '');
  const plain = GROUPED.test(digits) ? digits.replaceAll(',', '') : digits;
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** In thousands, or in lakhs. */
const GROUPED = /^\d{1,3}(,\d{2,3})*,\d{3}\.\d{1,2}$/;

/** Without invisible characters, which copied numbers and words bring along. */
function seen(cell: string): string {
  return cell.replace(/\p{Cf}/gu, '').trim();
}

function amountOrZero(cell: string): number | undefined {
  return cell === '' ? 0 : amount(cell);
}

function stockOf(cell: string): number | undefined {
  return ['', ALWAYS].includes(seen(cell).toLowerCase()) ? UNCOUNTED_STOCK : amount(cell);
}

/** Null for the usual time. */
function minutesOf(cell: string): number | null | undefined {
  return cell === '' ? null : amount(cell);
}

function dietOf(cell: string): Diet | undefined {
  const word = seen(cell).toLowerCase();
  if (word === '') return 'veg';
  return word === 'veg' || word === 'non-veg' ? word : undefined;
}

function allergensOf(cell: string): Allergen[] | undefined {
  const named = entriesOf(seen(cell).toLowerCase());
  const known = allergensAmong(named);
  return named.every((word) => known.some((allergen) => allergen === word)) ? known : undefined;
}

function yesOrNo(cell: string): boolean | undefined {
  const word = seen(cell).toLowerCase();
  if (['yes', 'true', '1', ''].includes(word)) return true;
  return ['no', 'false', '0'].includes(word) ? false : undefined;
}

const SPREADSHEET_ERROR = /^#(REF!|NAME\?|VALUE!|DIV\/0!|N\/A|NULL!|NUM!|SPILL!|CALC!)$/i;
/** What Excel writes for letters that its "CSV" without UTF-8 lacks, such as all of Devanagari. */
const LOST_LETTERS = /\?{3}/;

/** Why a cell is not what its writer has seen. @param present the product that the row changes. */
export function damageOf(cells: MenuCells, present: Product | undefined): string | undefined {
  const hasMarks = LOST_LETTERS.test(JSON.stringify(present ?? ''));
  for (const [column, cell] of Object.entries(cells)) {
    if (SPREADSHEET_ERROR.test(cell)) return m.menufile_not_computed({ column, cell });
    if (LOST_LETTERS.test(cell) && !hasMarks) {
      return m.menufile_lost_letters({ column });
    }
  }
  return undefined;
}
