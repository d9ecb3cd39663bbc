import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { dietProblem } from '../../../shared/domain/menu/diet';
import { badInput, DomainError } from '../../../shared/domain/platform/refusals';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { type Change, recordChanges } from '../../platform/audit/record-change';
import type { Database } from '../../platform/db/database';
import { isForeignKeyViolation } from '../../platform/db/engine-errors';
import { assertVersion, updateUnchanged, type VersionedRef } from '../../platform/db/row-version';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { assertTaxClasses } from '../../shop/settings/tax-settings';
import { setStocks } from '../inventory/set-stocks';
import { asFields, type EnteredProduct, productToWire } from './catalog-wire';
import { withKnownSuggestions } from './goes-with';
import { productChange } from './product-change';
import { insertProducts, listProductRows, nextPosition } from './product-store';
import { followSharedOptions } from './shared-options-store';

/** The versions that the editor saw; a missing one is not checked. */
interface SeenVersions {
  version?: number | undefined;
  stockVersion?: number | undefined;
}

/**
 * With its inventory record when a stock is given.
 * @throws DomainError `not_found` for an unknown category, `price_not_positive`, `bad_input` for an
 * unknown tax class.
 */
export async function createProduct(db: Database, entered: EnteredProduct, actor: AuditActor) {
  return writeProduct(db, (tx) => addProducts(tx, [entered], actor));
}

/** With ids if they are to be named before. @throws the engine's foreign key violation for an unknown category. */
export async function addProducts(
  tx: Tx,
  entered: readonly (EnteredProduct & { id?: string })[],
  actor: AuditActor,
) {
  const followed = await withKnownSuggestions(tx, await followSharedOptions(tx, entered));
  const made = followed.map((product) => ({ id: actor.newId(), ...product }));
  const rows = made.map((product) => ({ id: product.id, ...asFields(product) }));
  await insertProducts(tx, rows, actor.now);
  return setStocksAndRecord(
    tx,
    made.map((product) => ({ before: null, entered: product })),
    actor,
  );
}

/**
 * The stock is set only if the request has one, because orders change it meanwhile.
 * @throws DomainError `not_found` for the product or its category, `price_not_positive`, `bad_input`
 * for a mark that contradicts what it contains, `conflict` when product or stock changed meanwhile.
 */
export async function changeProduct(
  db: Database,
  id: string,
  entered: EnteredProduct & SeenVersions,
  actor: AuditActor,
): Promise<Product> {
  return writeProduct(db, (tx) => replaceProducts(tx, [{ id, ...entered }], actor));
}

export async function replaceProducts(
  tx: Tx,
  entered: readonly (EnteredProduct & SeenVersions & { id: string })[],
  actor: AuditActor,
): Promise<Product[]> {
  const present = await readProducts(tx, idsOf(entered), actor);
  const written: WrittenProduct[] = [];
  const followed = await withKnownSuggestions(tx, await followSharedOptions(tx, entered));
  for (const product of followed) {
    const fields = asFields(product);
    const before = known(present, product.id);
    assertVersion(product.version, before.version);
    // The contract has checked the mark of a product that says what it contains.
    if (!product.contains) assertDiet(product.diet, before.contains);
    // In another category it comes last.
    const moved = before.categoryId !== product.categoryId && {
      position: await nextPosition(tx),
    };
    await updateUnchanged(tx, 'products', before, { ...fields, ...moved }, actor.now);
    written.push({ before, entered: product });
  }
  return setStocksAndRecord(tx, written, actor);
}

/** Old orders keep it. @throws DomainError `not_found`, `conflict` when it was changed meanwhile. */
export async function deleteProduct(
  db: Database,
  ref: VersionedRef,
  actor: AuditActor,
): Promise<void> {
  await deleteProducts(db, [ref], actor);
}

export async function deleteProducts(
  db: Database,
  refs: readonly VersionedRef[],
  actor: AuditActor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const present = await readProducts(tx, idsOf(refs), actor);
    const deleted = { deleted_at: actor.now.toISOString() };
    const changes: Change[] = [];
    for (const { id, version: seen } of refs) {
      const before = known(present, id);
      assertVersion(seen, before.version);
      await updateUnchanged(tx, 'products', before, deleted, actor.now);
      changes.push(productChange(before, before, null));
    }
    await recordChanges(tx, actor, changes);
  });
}

interface CommonFields {
  isAvailable?: boolean | undefined;
  categoryId?: string | undefined;
  stockCount?: number | undefined;
}

/** Changes the same fields of many products, all or none. @throws DomainError like `changeProduct`. */
export async function changeProducts(
  db: Database,
  { products, change }: { products: readonly VersionedRef[]; change: CommonFields },
  actor: AuditActor,
): Promise<Product[]> {
  return writeProducts(db, async (tx) => {
    const present = await readProducts(tx, idsOf(products), actor);
    const entered = products.map(({ id, version }) => {
      const { stockCount, stockVersion, ...fields } = known(present, id);
      return {
        ...fields,
        version: version ?? fields.version,
        isAvailable: change.isAvailable ?? fields.isAvailable,
        categoryId: change.categoryId ?? fields.categoryId,
        stockCount: change.stockCount,
      };
    });
    return replaceProducts(tx, entered, actor);
  });
}

interface WrittenProduct {
  before: Product | null;
  entered: EnteredProduct & SeenVersions & { id: string };
}

async function setStocksAndRecord(tx: Tx, written: readonly WrittenProduct[], actor: AuditActor) {
  await assertTaxClasses(
    tx,
    written.map(({ entered }) => entered.taxClassId),
  );
  const stocks = written.flatMap(({ entered: { id, name, stockCount, stockVersion } }) =>
    stockCount === undefined
      ? []
      : { product: { id, name }, stock: stockCount, seen: stockVersion },
  );
  await setStocks(tx, stocks, actor);
  // Read after the write, to detect a category that was deleted meanwhile.
  const present = await readProducts(
    tx,
    written.map(({ entered }) => entered.id),
    actor,
  );
  const done = written.map(({ before, entered }) => ({
    before,
    after: known(present, entered.id),
  }));
  await recordChanges(
    tx,
    actor,
    done.map(({ before, after }) => productChange(before ?? after, before, after)),
  );
  return done.map(({ after }) => after);
}

async function readProducts(
  tx: Tx,
  ids: readonly string[],
  { now }: AuditActor,
): Promise<Map<string, Product>> {
  if (ids.length === 0) return new Map();
  const rows = await listProductRows(tx, { ids, withHidden: true });
  return new Map(rows.map((row) => [row.id, productToWire(row, now)]));
}

function known(products: ReadonlyMap<string, Product>, id: string): Product {
  const product = products.get(id);
  if (!product) throw new DomainError('not_found');
  return product;
}

function assertDiet(...dish: Parameters<typeof dietProblem>): void {
  const message = dietProblem(...dish);
  if (message) throw badInput('diet', message);
}

const idsOf = (refs: readonly { id: string }[]) => refs.map(({ id }) => id);

async function writeProduct(db: Database, work: (tx: Tx) => Promise<Product[]>): Promise<Product> {
  const [product] = await writeProducts(db, work);
  if (!product) throw new DomainError('not_found');
  return product;
}

async function writeProducts(db: Database, work: (tx: Tx) => Promise<Product[]>) {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new DomainError('not_found');
    throw error;
  }
}
