import * as z from 'zod';
import { id, stockCount } from '../../../shared/contract/wire-values';
import { numericText } from '../form/numeric-text';

const typedCount = numericText(
  z
    .int()
    .refine((count) => count >= 0, 'Stock values cannot be negative')
    .pipe(stockCount),
);

/** What a product begins with and what is there now, as they are typed (spec §5). */
export const stockLevelsDraft = z.object({ startingStock: typedCount, currentStock: typedCount });

/** The levels of one product, which has to be chosen (spec §5). */
export const productStockDraft = stockLevelsDraft.extend({
  productId: z.string().min(1, 'Please select a product').pipe(id),
});

/** The levels of many products, at least one (spec §5). */
export const bulkStockDraft = stockLevelsDraft.extend({
  productIds: z.array(id).min(1, 'Please select at least one product'),
});

/** What stands in the two fields. */
export type StockLevelsDraft = z.input<typeof stockLevelsDraft>;
/** The two fields, read. */
export type EnteredStockLevels = z.output<typeof stockLevelsDraft>;
