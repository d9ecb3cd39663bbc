import { storedText } from '../../device/stored-text';

/** Where the device stores which orders were placed on it without signing in. */
export const guestOrdersText = storedText('maenam-guest-orders');
