import type * as z from 'zod';
import type { Product, productInput } from '../../shared/contract/catalog-contract';
import { lowestUnitPrice } from '../../shared/domain/customizations';
import { rupeesToPaise } from '../../shared/domain/money';
import { DomainError } from '../../shared/domain/refusals';
import { type Fields, recordChange, type Signature } from '../audit/record-change';
import type { Database } from '../db/database';
import { isForeignKeyViolation } from '../db/engine-errors';
import { checkSeen, checkWritten } from '../db/row-version';
import { inTransaction, type Tx } from '../db/transaction';
import { setStock } from '../inventory/inventory-store';
import { optionsFromWire, productToWire } from './catalog-wire';
import {
  insertProduct,
  listProductRows,
  type ProductFields,
  updateProductRow,
} from './product-store';

/** A product as the contract let it in, money in rupees. */
export type EnteredProduct = z.output<typeof productInput>;

/** The versions that an editor saw; what is left out is not checked. */
export interface SeenProduct {
  version?: number | undefined;
  stockVersion?: number | undefined;
}

/**
 * Adds a product, with its inventory record when a stock is given.
 * @throws DomainError `not_found` for an unknown category, `price_not_positive` when some
 * combination of options would cost nothing or less.
 */
export async function createProduct(
  db: Database,
  entered: EnteredProduct,
  signed: Signature,
): Promise<Product> {
  return writeProduct(db, (tx) => addProduct(tx, entered, signed));
}

/** The same within a transaction; an unknown category is the engine's foreign key error there. */
export async function addProduct(
  tx: Tx,
  entered: EnteredProduct,
  signed: Signature,
): Promise<Product> {
  const id = signed.newId();
  await insertProduct(tx, id, asFields(entered), signed.now);
  return finish(tx, null, { id, ...entered }, signed);
}

/**
 * Replaces what was entered of a product. Its stock is set only when one is sent: meanwhile the
 * shop has been selling.
 * @throws DomainError `not_found` for the product or its category, `price_not_positive`, `conflict`
 * when it, or a stock that is sent, is no longer the version that was edited.
 */
export async function changeProduct(
  db: Database,
  id: string,
  entered: EnteredProduct & SeenProduct,
  signed: Signature,
): Promise<Product> {
  return writeProduct(db, (tx) => replaceProduct(tx, id, entered, signed));
}

/** The same within a transaction, as `addProduct`. */
export async function replaceProduct(
  tx: Tx,
  id: string,
  { version: seen, ...entered }: EnteredProduct & SeenProduct,
  signed: Signature,
): Promise<Product> {
  const fields = asFields(entered);
  const before = await readProduct(tx, id);
  checkSeen(seen, before.version);
  checkWritten(await updateProductRow(tx, before, fields, signed.now));
  return finish(tx, before, { id, ...entered }, signed);
}

/** Takes a product off the menu for good; old orders keep it. @throws DomainError `not_found`. */
export async function deleteProduct(db: Database, id: string, signed: Signature): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await readProduct(tx, id);
    const deleted = { deleted_at: signed.now.toISOString() };
    checkWritten(await updateProductRow(tx, before, deleted, signed.now));
    await recordProduct(tx, signed, before, { before, after: null });
  });
}

async function finish(
  tx: Tx,
  before: Product | null,
  { id, name, stockCount, stockVersion }: EnteredProduct & SeenProduct & { id: string },
  signed: Signature,
): Promise<Product> {
  if (stockCount !== undefined) {
    await setStock(tx, { product: { id, name }, stock: stockCount, seen: stockVersion }, signed);
  }
  // Read after the write: a category that was deleted meanwhile shows itself here.
  const after = await readProduct(tx, id);
  await recordProduct(tx, signed, before ?? after, { before, after });
  return after;
}

/** Its stock is written down with the stock, and a category by its name. */
async function recordProduct(
  tx: Tx,
  signed: Signature,
  subject: Product,
  { before, after }: { before: Product | null; after: Product | null },
): Promise<void> {
  await recordChange(tx, signed, {
    area: 'products',
    subject: { id: subject.id, name: subject.name },
    from: before && recordedFields(before),
    to: after && recordedFields(after),
  });
}

function recordedFields(product: Product): Fields {
  const { id, version, stockVersion, stockCount, categoryId, ...fields } = product;
  return fields;
}

async function readProduct(tx: Tx, id: string): Promise<Product> {
  const [row] = await listProductRows(tx, { ids: [id], withHidden: true });
  if (!row) throw new DomainError('not_found');
  return productToWire(row);
}

async function writeProduct(db: Database, work: (tx: Tx) => Promise<Product>): Promise<Product> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new DomainError('not_found');
    throw error;
  }
}

function asFields(entered: EnteredProduct): ProductFields {
  const price = rupeesToPaise(entered.price);
  const options = optionsFromWire(entered.customizationOptions);
  if (lowestUnitPrice(price, options) <= 0) throw new DomainError('price_not_positive');
  return {
    category_id: entered.categoryId,
    name: entered.name,
    description: entered.description,
    price_paise: price,
    packaging_paise: rupeesToPaise(entered.packagingCharge),
    image_url: entered.imageUrl,
    customization_options: JSON.stringify(options),
    diet: entered.diet,
    is_available: entered.isAvailable ? 1 : 0,
  };
}
