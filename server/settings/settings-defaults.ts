import type { SettingsInput } from '../../shared/contract/settings-contract';

/**
 * What holds until the owner has saved settings; money in rupees, the radius in kilometres. The
 * numbers are the business constants of spec §9. The contact lines stand in for the owner's own.
 */
export const SETTINGS_DEFAULTS: Readonly<SettingsInput> = {
  storeName: 'Our cafe',
  storePhone: 'Not given yet',
  storeEmail: 'hello@cafe.example',
  storeAddress: 'Ravangla, South Sikkim 737139',
  businessHours: 'Mon-Sun 9:30am-7:40pm',
  taxRate: 5,
  deliveryRadius: 5,
  minOrderAmount: 0,
  deliveryFee: 20,
  reducedDeliveryFee: 10,
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
