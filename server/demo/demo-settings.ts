import type { SettingsInput } from '../../shared/contract/settings-contract';
import { SETTINGS_DEFAULTS } from '../../shared/contract/settings-defaults';

/**
 * The demo cafe's settings. Nothing here reaches anyone: the phone is a placeholder, the mail address
 * ends in a reserved name, and no bank has the handle of the UPI id, so no payment can go astray.
 */
export const DEMO_SETTINGS: Readonly<SettingsInput> = {
  ...SETTINGS_DEFAULTS,
  storeName: 'Maenam Cafe (demo)',
  storePhone: '+91 90000 00000 (demo)',
  storeEmail: 'hello@maenam-cafe.example',
  storeAddress: 'Main Bazaar, Ravangla, South Sikkim 737139',
  openingMode: 'open',
  upiId: 'maenam.demo@example',
  upiPayeeName: 'Maenam Cafe Demo',
};
