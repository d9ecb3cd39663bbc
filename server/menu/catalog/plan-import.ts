import { createHash } from 'node:crypto';
import type { Category, Product } from '../../../shared/contract/menu/catalog-contract';
import { categoryInput } from '../../../shared/contract/menu/category-shape';
import { MENU_COLUMNS, type MenuLine } from '../../../shared/contract/menu/menu-file-contract';
import { fieldWords } from '../../../shared/contract/platform/field-words';
import { canBecomeFree } from '../../../shared/domain/menu/option-checks';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { refusalMessage } from '../../../shared/domain/platform/refusals';
import { m } from '../../../shared/messages/compiled/messages';
import { type EnteredProduct, optionsFromWire } from './catalog-wire';
import { nameKey } from './category-store';
import { type CategoryNames, createCategoryNames, withNames } from './category-words';
import type { MenuRow } from './menu-csv';
import { createReferences } from './menu-references';
import { cellsOf, damageOf, type RowReferences, readRow } from './menu-row';

export interface PlannedLine extends MenuLine {
  /** The product to change; undefined for a new one. */
  present?: Product | undefined;
  newCategory?: string | undefined;
  /** Those of its category in other languages. */
  categoryNames?: CategoryNames | undefined;
  /** Undefined for an invalid line. In a new category, `categoryId` is the key of its name. */
  entered?: EnteredProduct | undefined;
}

interface Menu {
  products: readonly Product[];
  categories: readonly Category[];
  taxClasses: readonly { id: string; name: string }[];
  stations: readonly { id: string; name: string }[];
}

/** A row changes the product with its id, or with its name and category; otherwise it adds one. */
export function planImport(rows: readonly MenuRow[], menu: Menu): PlannedLine[] {
  const placed = placeRows(rows, menu);
  const added = placed.flatMap(({ row, category, present }) =>
    category && !present ? { id: newProductId(row.line), name: row.cells.name ?? '' } : [],
  );
  const references = {
    dishes: createReferences([...menu.products, ...added]),
    taxClasses: createReferences(menu.taxClasses),
    stations: createReferences(menu.stations),
    categoryWords: categoryWordsOf(menu.categories),
  };
  return placed.map((each) => planLine(each, references));
}

/** A row with the product that it changes, or a problem. */
interface PlacedRow {
  row: MenuRow;
  problems: string[];
  /** Undefined for a row with a problem. */
  category?: Pick<Category, 'id' | 'name'>;
  isNewCategory?: boolean;
  categoryNames?: CategoryNames;
  present?: Product | undefined;
}

function placeRows(rows: readonly MenuRow[], menu: Menu): PlacedRow[] {
  const taken = new Map<string, number>();
  const categoryByName = new Map(menu.categories.map((each) => [nameKey(each.name), each]));
  const readNames = createCategoryNames(menu.categories);
  const productById = new Map(menu.products.map((each) => [each.id, each]));
  const productsByName = new Map<string, Product[]>();
  for (const product of menu.products) {
    const key = placeKey(product);
    productsByName.set(key, [...(productsByName.get(key) ?? []), product]);
  }

  return rows.map((row) => {
    const { line, cells, overfull } = row;
    const wrong = (...problems: string[]): PlacedRow => ({ row, problems });
    if (overfull) return wrong(m.menufile_more_cells());
    const byId = cells.id ? productById.get(cells.id) : undefined;
    if (cells.id && !byId) {
      return wrong(m.menufile_no_id({ id: cells.id }));
    }
    const damage = damageOf(cells, byId);
    if (damage) return wrong(damage);
    const known = cells.category
      ? categoryByName.get(nameKey(cells.category))
      : menu.categories.find(({ id }) => id === byId?.categoryId);
    const checked = categoryInput.safeParse({ name: cells.category ?? '' }, { error: fieldWords });
    if (!known && !checked.success) {
      return wrong(
        ...(cells.category
          ? checked.error.issues.map(({ message }) => `category: ${message}`)
          : [m.menufile_needs_category()]),
      );
    }
    const name = checked.data?.name ?? '';
    const category = known ?? { id: newCategoryId(name), name };
    const place = placeKey({ categoryId: category.id, name: cells.name ?? byId?.name ?? '' });
    const named = byId ? [byId] : (productsByName.get(place) ?? []);
    if (named.length > 1) return wrong(m.menufile_several());
    const [present] = named;
    const earlier = taken.get(present?.id ?? place);
    if (earlier !== undefined) return wrong(m.menufile_line_twice({ line: earlier }));
    taken.set(present?.id ?? place, line);
    const read = readNames(row, { category, presentId: present?.categoryId });
    if ('problem' in read) return wrong(read.problem);
    const { names: categoryNames } = read;
    return { row, problems: [], category, isNewCategory: !known, categoryNames, present };
  });
}

function planLine(placed: PlacedRow, references: RowReferences): PlannedLine {
  const { row, category, present } = placed;
  const { line, cells } = row;
  const wrong = (problems: string[]): PlannedLine => ({
    line,
    name: cells.name ?? '',
    outcome: 'wrong',
    changes: [],
    problems,
  });
  if (!category) return wrong(placed.problems);
  const read = readRow(cells, present, category.id, references);
  if ('problems' in read) return wrong(read.problems);
  const { entered } = read;
  if (entered.goesWith?.includes(present?.id ?? newProductId(line))) {
    return wrong([m.menufile_itself()]);
  }
  const options = optionsFromWire(entered.customizationOptions);
  if (canBecomeFree(rupeesToPaise(entered.price), options)) {
    return wrong([`price: ${refusalMessage('price_not_positive', undefined)}`]);
  }
  const changes = present ? changesOf(present, entered, placed, references) : [];
  return {
    line,
    name: entered.name,
    outcome: !present ? 'added' : changes.length > 0 ? 'changed' : 'unchanged',
    changes,
    problems: [],
    present,
    entered,
    newCategory: placed.isNewCategory ? category.name : undefined,
    categoryNames: placed.categoryNames,
  };
}

/** The plan's id of the product that a line adds: an id that no product has. */
export function newProductId(line: number): string {
  return `new:${line}`;
}

/** The names of the categories that the lines add, by the plan's ids. The first spelling counts. */
export function newCategoriesOf(lines: readonly PlannedLine[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { newCategory, entered } of lines) {
    if (newCategory === undefined || !entered || names.has(entered.categoryId)) continue;
    names.set(entered.categoryId, newCategory);
  }
  return names;
}

/** The names in other languages that the lines give, by the plan's ids of categories. */
export function categoryNamesOf(lines: readonly PlannedLine[]): Map<string, CategoryNames> {
  const names = new Map<string, CategoryNames>();
  for (const { categoryNames, entered } of lines) {
    if (!categoryNames || !entered) continue;
    names.set(entered.categoryId, { ...names.get(entered.categoryId), ...categoryNames });
  }
  return names;
}

export function categoryWordsOf(categories: readonly Category[]): RowReferences['categoryWords'] {
  const words = new Map(categories.map(({ id, translations }) => [id, translations]));
  return (id) => words.get(id);
}

/** Whether nothing of the dish itself changes. */
export function isOfCategory({ changes }: PlannedLine): boolean {
  return changes.every(({ column }) => column.startsWith('category ('));
}

/** The plan's id of a category that does not exist yet: an id that no category has. */
function newCategoryId(name: string): string {
  return `new:${createHash('sha256').update(nameKey(name)).digest('hex')}`;
}

/** A hash of the plan and its versions, so that only the previewed plan is applied. */
export function planHash(lines: readonly PlannedLine[]): string {
  const plan = lines.map(({ present, ...line }) => ({ ...line, version: present?.version }));
  return createHash('sha256').update(JSON.stringify(plan)).digest('base64url');
}

function placeKey({ categoryId, name }: { categoryId: string; name: string }): string {
  return `${categoryId} ${nameKey(name)}`;
}

function changesOf(
  present: Product,
  entered: EnteredProduct,
  { category, categoryNames = {} }: PlacedRow,
  references: RowReferences,
) {
  const from = cellsOf(present, references);
  const entries = {
    ...present,
    ...entered,
    stockCount: present.stockCount,
    prepMinutes: entered.prepMinutes ?? null,
    contains: entered.contains ?? [],
    goesWith: entered.goesWith ?? present.goesWith,
    station: entered.station === undefined ? present.station : (entered.station ?? undefined),
    taxClassId: entered.taxClassId === undefined ? present.taxClassId : entered.taxClassId,
    categoryName: category?.name ?? '',
  };
  const categoryWords = (id: string) => withNames(references.categoryWords(id), categoryNames);
  const to = cellsOf(entries, { ...references, categoryWords });
  return MENU_COLUMNS.filter((column) => from[column] !== to[column]).map((column) => ({
    column,
    from: from[column],
    to: to[column],
  }));
}
