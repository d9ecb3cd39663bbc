import {
  KITCHEN_DEFAULTS,
  type KitchenSettings,
} from '../../../shared/contract/shop/kitchen-settings';
import type { SettingsInput } from '../../../shared/contract/shop/settings-contract';
import { SETTINGS_DEFAULTS } from '../../../shared/contract/shop/settings-table';
import { SUGGESTED_SETTINGS } from '../../../shared/contract/shop/suggestions';

/**
 * The demo cafe's settings. They belong to nobody: the phone number is a placeholder, the mail address
 * has a reserved domain, and no bank uses the UPI id's handle, so no payment can be misdirected.
 */
export const DEMO_SETTINGS: Readonly<SettingsInput> = {
  ...SETTINGS_DEFAULTS,
  storeName: 'Maenam Cafe (demo)',
  storePhone: '+91 90000 00000 (demo)',
  storeEmail: 'hello@maenam-cafe.example',
  businessHours: SUGGESTED_SETTINGS.businessHours,
  storeAddress: 'Main Bazaar, Ravangla, South Sikkim 737139',
  openingMode: 'open',
  upiId: 'maenam.demo@example',
  upiPayeeName: 'Maenam Cafe Demo',
};

/** A visitor of the demo can try orders for later. */
export const DEMO_KITCHEN: Readonly<KitchenSettings> = { ...KITCHEN_DEFAULTS, laterOrders: true };
