import type { SettingsInput } from '../../../shared/contract/shop/settings-contract';
import { SETTINGS_DEFAULTS } from '../../../shared/contract/shop/settings-table';

/** The defaults with what the form asks of every cafe. */
export const SAMPLE_SETTINGS: SettingsInput = {
  ...SETTINGS_DEFAULTS,
  storePhone: '+91 98470 00000',
  storeEmail: 'hello@adukkala.example',
  businessHours: 'Every day 12pm-9pm',
  storeAddress: 'Princess Street, Fort Kochi 682001',
};
