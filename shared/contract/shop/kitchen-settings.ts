import * as z from 'zod';
import { version } from '../platform/wire-values';
import { GUARD_DEFAULTS, guardSettings } from './guard-settings';
import { KITCHEN_TIMES_DEFAULTS, kitchenTimes } from './kitchen-times';
import { SLOT_DEFAULTS, slotSettings } from './slot-settings';

/** The owner's settings of the kitchen. */
export const kitchenSettings = z.object({
  hurryMinutes: z.int().min(1).max(240).describe('How long before it is due a ticket says Hurry'),
  ...kitchenTimes,
  ...slotSettings,
  ...guardSettings.shape,
  textsPerDay: z
    .int()
    .min(0)
    .max(1000)
    .describe('Text messages a day to customers without messages on a device; 0 sends none'),
});
export type KitchenSettings = z.infer<typeof kitchenSettings>;

export const KITCHEN_DEFAULTS: Readonly<KitchenSettings> = {
  hurryMinutes: 5,
  ...KITCHEN_TIMES_DEFAULTS,
  ...SLOT_DEFAULTS,
  ...GUARD_DEFAULTS,
  textsPerDay: 0,
};

export const storedKitchenSettings = kitchenSettings.extend({ version });
export type StoredKitchenSettings = z.infer<typeof storedKitchenSettings>;
