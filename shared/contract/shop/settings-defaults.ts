import type { SettingsInput } from './settings-contract';
import { SHOWN_DEFAULTS } from './shown-defaults';

/**
 * The settings that hold until the owner saves some: fees, hours and zone (shop rule 2), the tax of
 * Indian restaurants, and contact lines that claim nothing. Orders rule 16 tells what unpaid orders
 * may hold. The demo overrides only what is its own, and a page without settings uses
 * SHOWN_DEFAULTS alone.
 */
export const SETTINGS_DEFAULTS: Readonly<SettingsInput> = {
  ...SHOWN_DEFAULTS,
  storePhone: 'Not given yet',
  storeEmail: 'hello@cafe.example',
  storeAddress: 'Ravangla, Sikkim 737139',
  taxRate: 5,
  cancelUnpaidAfterMinutes: 15,
  startsWhenPaid: false,
  contactInbox: false,
  unpaidItemsOfGuest: 20,
  unpaidAmountOfGuest: 3000,
  unpaidItemsOfCustomer: 60,
  unpaidAmountOfCustomer: 10_000,
  unpaidItemsOfNetwork: 100,
  unpaidAmountOfNetwork: 20_000,
  openingMode: 'hours',
  upiId: '',
  upiPayeeName: '',
  upiIntent: false,
  payAtCounter: false,
  cashOnDelivery: false,
  payLaterAmount: 1000,
};
