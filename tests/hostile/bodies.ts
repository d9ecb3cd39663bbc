import { SETTINGS_DEFAULTS } from '../../shared/contract/shop/settings-table';

/** A valid product without its category. */
export const PRODUCT = { name: 'Cake', price: 100, stockCount: 5 };

/** Valid settings that differ from the defaults. */
export const SETTINGS = { ...SETTINGS_DEFAULTS, storeName: 'Evil cafe', openingMode: 'open' };
