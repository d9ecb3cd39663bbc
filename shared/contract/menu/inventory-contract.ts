import * as z from 'zod';
import { UNCOUNTED_STOCK } from '../../domain/menu/stock';
import {
  MOST_THROWN_BY_DAY,
  MOST_THROWN_UNITS,
  THROWN_REASONS,
  type WasteReason,
} from '../../domain/menu/waste';
import { STOCK_REASONS } from '../../domain/platform/audit';
import { m } from '../../messages/compiled/messages';
import { call } from '../platform/call';
import { id, lineText, timestamp, version } from '../platform/wire-values';
import { namesInLanguages } from './translations-shape';

export const stockCount = z.int().min(0).max(UNCOUNTED_STOCK);

const stockLevels = { startingStock: stockCount, currentStock: stockCount };

export const inventoryInput = z.object({ productId: id, ...stockLevels });

const productNames = namesInLanguages.optional().describe('The product’s names in other languages');

const inventoryRecord = z.object({
  id,
  productId: id,
  productName: z.string(),
  translations: productNames,
  startingStock: z.int(),
  currentStock: z.int(),
  isAvailable: z.boolean().describe('Whether the product is on sale'),
  soldOutUntil: timestamp
    .nullable()
    .describe('While it is sold out for a while, whatever its stock'),
  updatedAt: timestamp,
  version,
});

const countedProduct = z.object({
  id,
  name: z.string(),
  translations: productNames,
  categoryName: z.string().describe('In the language of the request'),
  currentStock: z.int().nullable().describe('Null while it has no inventory record'),
});

/** Stock that orders take and restore is recorded in the orders. */
const stockChange = z.object({
  at: timestamp,
  by: z.string(),
  from: z.int().nullable().describe('Null for the creation of the record'),
  to: z.int(),
  reason: z.enum(STOCK_REASONS),
});

/** Stock by product id; a missing product has none (menu rule 9). */
const publicInventory = z.record(z.string(), z.object({ currentStock: z.int() }));

export type CountedProduct = z.infer<typeof countedProduct>;
export type InventoryRecord = z.infer<typeof inventoryRecord>;
export type StockChange = z.infer<typeof stockChange>;
export type PublicInventory = z.infer<typeof publicInventory>;

export const inventoryFilter = z.object({ categoryId: id.optional() });

/** Why something is wasted: one of these reasons, and staff's own words, which `other` needs. */
export function wasteFields<const Reasons extends readonly WasteReason[]>(reasons: Reasons) {
  return { reason: z.enum(reasons), note: lineText(200) };
}

/** The arguments of `refine` for a schema with `wasteFields`. */
export const EXPLAINED_IF_OTHER: [
  (entry: { reason: WasteReason; note: string }) => boolean,
  { path: string[]; error: () => string },
] = [
  ({ reason, note }) => reason !== 'other' || note !== '',
  { path: ['note'], error: () => m.validation_missing() },
];

export const throwAwayFields = z.object({
  quantity: z.int().min(1).max(MOST_THROWN_UNITS),
  ...wasteFields(THROWN_REASONS),
});

export const inventoryContract = {
  listPublic: call('public', 'GET /inventory/public', 'Read the stock of the menu')
    .input(inventoryFilter)
    .output(publicInventory),
  list: call('inventory', 'GET /inventory', 'List the inventory records').output(
    z.array(inventoryRecord),
  ),
  listProducts: call('inventory', 'GET /inventory/products', 'List the products to count').output(
    z.array(countedProduct).describe('Those without a record first, each group by name'),
  ),
  initialize: call('inventory', 'POST /inventory/initialize', 'Start counting a product', {
    successStatus: 201,
  })
    .input(inventoryInput)
    .output(inventoryRecord),
  update: call('inventory', 'PUT /inventory/{id}', 'Set a stock')
    .input(inventoryInput.extend({ id, version: version.optional() }))
    .output(inventoryRecord),
  throwAway: call('inventory', 'POST /inventory/{id}/waste', 'Throw units away', {
    description: `They leave the stock and stand in the report. At most ${MOST_THROWN_BY_DAY} entries a day of one person.`,
  })
    .input(
      throwAwayFields
        .extend({ id, entryId: z.uuid().describe('What is sent twice is taken once') })
        .refine(...EXPLAINED_IF_OTHER),
    )
    .output(inventoryRecord),
  listHistory: call('inventory', 'GET /inventory/{id}/history', 'List who set a stock')
    .input(z.object({ id }))
    .output(z.array(stockChange)),
  bulkInitialize: call(
    'inventory',
    'POST /inventory/bulk-initialize',
    'Start counting many products',
  )
    .input(z.object({ productIds: z.array(id).min(1).max(1000), ...stockLevels }))
    .output(z.object({ successCount: z.int(), failedCount: z.int() })),
};
