import type { SettingsInput } from '../../shared/contract/settings-contract';

/**
 * The settings that a demo cafe begins with; money is in RUPEES, the radius in kilometres. Nothing
 * here reaches anyone: the phone is a placeholder, the address of the mail ends in a reserved
 * name, and no bank has the handle of the UPI id, so that no payment can go astray.
 */
export const DEMO_SETTINGS: Readonly<SettingsInput> = {
  storeName: 'Maenam Cafe (demo)',
  storePhone: '+91 90000 00000 (demo)',
  storeEmail: 'hello@maenam-cafe.example',
  storeAddress: 'Main Bazaar, Ravangla, South Sikkim 737139',
  businessHours: 'Mon-Sun 9:30am-7:40pm',
  taxRate: 5,
  deliveryRadius: 5,
  minOrderAmount: 0,
  deliveryFee: 20,
  reducedDeliveryFee: 10,
  reducedDeliveryFeeFrom: 499,
  cancelUnpaidAfterMinutes: null,
  openingMode: 'open',
  opensAt: '10:00',
  closesAt: '19:40',
  upiId: 'maenam.demo@example',
  upiPayeeName: 'Maenam Cafe Demo',
  storeLatitude: 27.307,
  storeLongitude: 88.366,
  gstin: '',
  fssaiNumber: '',
};
