/** A product as it may be entered, but for its category. */
export const PRODUCT = { name: 'Cake', price: 100, stockCount: 5 };

/** Settings as they may be entered. */
export const SETTINGS = {
  storeName: 'Evil cafe',
  storePhone: '+91 98000 00000',
  storeEmail: 'hello@cafe.example',
  storeAddress: 'Ravangla',
  businessHours: 'Mon-Sun',
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
  upiId: '',
  upiPayeeName: '',
  storeLatitude: 27.307,
  storeLongitude: 88.366,
  gstin: '',
  fssaiNumber: '',
};
