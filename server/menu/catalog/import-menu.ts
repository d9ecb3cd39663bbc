import { isDeepStrictEqual } from 'node:util';
import type { Category } from '../../../shared/contract/menu/catalog-contract';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { MOST_STATIONS, stationName } from '../../../shared/domain/shop/stations';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { readStations } from '../../shop/settings/kitchen-settings';
import { readTaxes } from '../../shop/settings/tax-settings';
import { type EnteredProduct, productToWire } from './catalog-wire';
import { addCategory, replaceCategory } from './category-commands';
import { listCategories } from './category-store';
import { withNames } from './category-words';
import { readMenuCsv, writeMenuCsv } from './menu-csv';
import { createReferences } from './menu-references';
import { cellsOf } from './menu-row';
import {
  categoryNamesOf,
  categoryWordsOf,
  isOfCategory,
  newCategoriesOf,
  newProductId,
  type PlannedLine,
  planHash,
  planImport,
} from './plan-import';
import { addProducts, replaceProducts } from './product-commands';
import { listProductRows } from './product-store';

/** All products, inactive ones included, as a CSV file that `importMenu` reads. */
export async function exportMenu(db: Database, now: Date): Promise<File> {
  const { products, categories, taxClasses, stations } = await readMenu(db, now);
  const references = {
    dishes: createReferences(products),
    taxClasses: createReferences(taxClasses),
    stations: createReferences(stations),
    categoryWords: categoryWordsOf(categories),
  };
  const csv = writeMenuCsv(products.map((product) => cellsOf(product, references)));
  return new File([csv], 'menu.csv', { type: 'text/csv; charset=utf-8' });
}

/** Writes nothing. @throws DomainError `bad_input` for a file that cannot be read. */
export async function previewImport(db: Database, csv: string, now: Date) {
  const lines = planImport(readMenuCsv(csv), await readMenu(db, now));
  return { lines, newCategories: [...newCategoriesOf(lines).values()], seen: planHash(lines) };
}

/**
 * One transaction: all lines or none. @param seen the plan's hash from the preview.
 * @throws DomainError `conflict` when the plan has changed since, `bad_input` for an invalid line.
 */
export async function importMenu(
  db: Database,
  { csv, seen }: { csv: string; seen: string },
  actor: AuditActor,
): Promise<{ added: number; changed: number }> {
  const rows = readMenuCsv(csv);
  return inTransaction(db, async (tx) => {
    const menu = await readMenu(tx, actor.now);
    const lines = planImport(rows, menu);
    if (planHash(lines) !== seen) throw new DomainError('conflict');
    const wrong = lines.filter(({ outcome }) => outcome === 'wrong');
    if (wrong.length > 0) throw new DomainError('bad_input', { issues: wrong.flatMap(issuesOf) });
    const added: (EnteredProduct & { id: string })[] = [];
    const changed: Parameters<typeof replaceProducts>[1][number][] = [];
    const categoryIds = await writeCategories(tx, lines, menu.categories, actor);
    const productIds = new Map(lines.map(({ line }) => [newProductId(line), actor.newId()]));
    for (const planned of lines) {
      const { line, present, entered: read } = planned;
      if (!read || (present && isOfCategory(planned))) continue;
      const categoryId = categoryIds.get(read.categoryId) ?? read.categoryId;
      const goesWith = read.goesWith?.map((id) => productIds.get(id) ?? id);
      const entered = { ...read, categoryId, goesWith };
      if (present) changed.push({ ...entered, id: present.id, version: present.version });
      else added.push({ ...entered, id: productIds.get(newProductId(line)) ?? actor.newId() });
    }
    // First, because changed products may name added ones.
    await addProducts(tx, added, actor);
    await replaceProducts(tx, changed, actor);
    return {
      added: added.length,
      changed: lines.filter(({ outcome }) => outcome === 'changed').length,
    };
  });
}

/** @returns the ids of the added categories by the plan's ids. */
async function writeCategories(
  tx: Tx,
  lines: readonly PlannedLine[],
  present: readonly Category[],
  actor: AuditActor,
) {
  const ids = new Map<string, string>();
  const names = categoryNamesOf(lines);
  for (const [planned, name] of newCategoriesOf(lines)) {
    const id = actor.newId();
    const translations = withNames(undefined, names.get(planned) ?? {});
    await addCategory(tx, { id, name, description: '', isActive: true, translations }, actor);
    ids.set(planned, id);
  }
  for (const category of present) {
    const translations = withNames(category.translations, names.get(category.id) ?? {});
    if (isDeepStrictEqual(translations, category.translations ?? {})) continue;
    await replaceCategory(tx, { ...category, translations }, actor);
  }
  return ids;
}

async function readMenu(db: Database, now: Date) {
  const [rows, categories] = [
    await listProductRows(db, { withHidden: true }),
    await listCategories(db, { withHidden: true }),
  ];
  const { classes: taxClasses } = await readTaxes(db);
  const open = await readStations(db);
  // A dish may have one that was closed.
  const stations = Array.from({ length: MOST_STATIONS }, (_, index) => ({
    id: String(index + 1),
    name: stationName(open, index + 1),
  }));
  return { products: rows.map((row) => productToWire(row, now)), categories, taxClasses, stations };
}

function issuesOf({ line, problems }: PlannedLine) {
  return problems.map((message) => ({ path: `lines.${line}`, message }));
}
