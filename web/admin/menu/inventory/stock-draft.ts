import * as z from 'zod';
import { stockCount } from '../../../../shared/contract/menu/inventory-contract';
import { id } from '../../../../shared/contract/platform/wire-values';
import { numericText } from '../../kit/form/numeric-text';

const typedCount = numericText(
  z
    .int()
    .refine((count) => count >= 0, 'Stock values cannot be negative')
    .pipe(stockCount),
);

/** The typed starting and current stock (menu rule 13). */
export const stockLevelsDraft = z.object({ startingStock: typedCount, currentStock: typedCount });

/** The stock of one product, which must be chosen (menu rule 13). */
export const productStockDraft = stockLevelsDraft.extend({
  productId: z.string().min(1, 'Please select a product').pipe(id),
});

/** The stock of one or more products (menu rule 13). */
export const bulkStockDraft = stockLevelsDraft.extend({
  productIds: z.array(id).min(1, 'Please select at least one product'),
});

export type StockLevelsDraft = z.input<typeof stockLevelsDraft>;
