import * as z from 'zod';
import { stockCount } from '../../../../shared/contract/menu/inventory-contract';
import { id } from '../../../../shared/contract/platform/wire-values';
import { m } from '../../../../shared/messages/compiled/messages';
import { numericText } from '../../kit/form/numeric-text';

const typedCount = numericText(
  z
    .int()
    .refine((count) => count >= 0, { error: () => m.menuoffice_stock_negative() })
    .pipe(stockCount),
);

/** The typed starting and current stock (menu rule 13). */
export const stockLevelsDraft = z.object({ startingStock: typedCount, currentStock: typedCount });

/** The stock of one product, which must be chosen (menu rule 13). */
export const productStockDraft = stockLevelsDraft.extend({
  productId: z
    .string()
    .min(1, { error: () => m.menuoffice_select_product() })
    .pipe(id),
});

/** The stock of one or more products (menu rule 13). */
export const bulkStockDraft = stockLevelsDraft.extend({
  productIds: z.array(id).min(1, { error: () => m.menuoffice_select_some_product() }),
});

export type StockLevelsDraft = z.input<typeof stockLevelsDraft>;
