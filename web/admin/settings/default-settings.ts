import type { SettingsInput } from '../../../shared/contract/settings-contract';

/**
 * What the form shows while the settings cannot be read (spec §8): the numbers of spec §9, with
 * sample contact text. They are never saved, as nobody has seen what they would overwrite.
 */
export const DEFAULT_SETTINGS: Readonly<SettingsInput> = {
  storeName: 'Our cafe',
  storePhone: '+91 90000 00000',
  storeEmail: 'hello@cafe.example',
  storeAddress: 'Ravangla, Sikkim 737139',
  businessHours: 'Mon-Sun 9:30am-7:40pm',
  taxRate: 8,
  deliveryRadius: 5,
  minOrderAmount: 10,
  deliveryFee: 3,
  reducedDeliveryFee: 3,
  reducedDeliveryFeeFrom: 499,
  cancelUnpaidAfterMinutes: null,
  openingMode: 'hours',
  opensAt: '10:00',
  closesAt: '19:40',
  upiId: '',
  upiPayeeName: '',
  storeLatitude: 27.307,
  storeLongitude: 88.366,
  gstin: '',
  fssaiNumber: '',
};
