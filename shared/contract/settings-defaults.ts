import type { SettingsInput } from './settings-contract';

/**
 * The settings that hold until the owner saves some: the business constants of spec §9, the tax of
 * Indian restaurants, and contact lines that claim nothing. Record 0054 tells where they differ from
 * the sample values, and 0055 why unpaid orders are limited. The demo and the pages' fallback override only what is theirs.
 */
export const SETTINGS_DEFAULTS: Readonly<SettingsInput> = {
  storeName: 'Our cafe',
  storePhone: 'Not given yet',
  storeEmail: 'hello@cafe.example',
  storeAddress: 'Ravangla, Sikkim 737139',
  businessHours: 'Mon-Sun 9:30am-7:40pm',
  taxRate: 5,
  deliveryRadius: 5,
  minOrderAmount: 0,
  deliveryFee: 20,
  reducedDeliveryFee: 10,
  reducedDeliveryFeeFrom: 499,
  cancelUnpaidAfterMinutes: 15,
  unpaidItemsOfGuest: 20,
  unpaidAmountOfGuest: 3000,
  unpaidItemsOfCustomer: 60,
  unpaidAmountOfCustomer: 10_000,
  unpaidItemsOfNetwork: 100,
  unpaidAmountOfNetwork: 20_000,
  openingMode: 'hours',
  opensAt: '10:00',
  closesAt: '19:40',
  weeklyHours: null,
  holidays: [],
  upiId: '',
  upiPayeeName: '',
  storeLatitude: 27.307,
  storeLongitude: 88.366,
  gstin: '',
  fssaiNumber: '',
};
