/** Examples in the empty fields of the settings. The demo says them; another cafe's pages do not. */
export const SUGGESTED_SETTINGS = {
  businessHours: 'Mon-Sun 9:30am-7:40pm',
  storeAddress: 'Ravangla, Sikkim 737139',
};

/** The same for the texts: the delivery hours, and the town for customers' addresses (shop rules 3 and 11). */
export const SUGGESTED_CONTENT = {
  deliveryHours: '10:00am-7:30pm daily',
  addressCity: 'Ravangla',
  addressState: 'Sikkim',
  addressPinCode: '737139',
};
