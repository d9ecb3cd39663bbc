import * as z from 'zod';

/** The owner's settings of orders for later, in the document of the kitchen's settings. */
export const slotSettings = {
  laterOrders: z
    .boolean()
    .describe('Whether customers can order for later, also while the shop is closed by its hours'),
  ordersPerSlot: z.int().min(1).max(100).describe('Orders for the same quarter of an hour'),
  workMinutesPerSlot: z
    .int()
    .min(1)
    .max(600)
    .nullable()
    .describe(
      'Minutes of work of these orders together; null: 15 minutes for each pair of hands in the kitchen',
    ),
};

/**
 * Off, because a closed shop sells nothing unless its owner wants it to. Three orders leave a
 * kitchen of two pairs of hands time for customers who order for now.
 */
export const SLOT_DEFAULTS = { laterOrders: false, ordersPerSlot: 3, workMinutesPerSlot: null };
