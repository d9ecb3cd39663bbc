/**
 * The part of the default settings that pages show while the shop's cannot be loaded (shop rule 6).
 */
export const SHOWN_DEFAULTS = {
  storeName: 'Our cafe',
  businessHours: 'Mon-Sun 9:30am-7:40pm',
  deliveryRadius: 5,
  deliversOutsideZone: false,
  deliveryAreas: [],
  minOrderAmount: 0,
  deliveryFee: 20,
  reducedDeliveryFee: 10,
  reducedDeliveryFeeFrom: 499,
  opensAt: '10:00',
  closesAt: '19:40',
  weeklyHours: null,
  holidays: [],
  storeLatitude: 27.307,
  storeLongitude: 88.366,
  gstin: '',
  fssaiNumber: '',
};
