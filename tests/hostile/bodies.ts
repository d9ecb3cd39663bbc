import { SETTINGS_DEFAULTS } from '../../shared/contract/settings-defaults';

/** A product as it may be entered, but for its category. */
export const PRODUCT = { name: 'Cake', price: 100, stockCount: 5 };

/** Settings as they may be entered, and none that a shop begins with. */
export const SETTINGS = { ...SETTINGS_DEFAULTS, storeName: 'Evil cafe', openingMode: 'open' };
