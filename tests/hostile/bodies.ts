import { SETTINGS_DEFAULTS } from '../../shared/contract/shop/settings-table';
import { type Attack, bad } from './attack';

/** A valid product without its category. */
export const PRODUCT = { name: 'Cake', price: 100, stockCount: 5 };

/** Valid settings that differ from the defaults. */
export const SETTINGS = { ...SETTINGS_DEFAULTS, storeName: 'Evil cafe', openingMode: 'open' };

/** A manager adds a product with these changes. @param make its refusal. */
export const product = (changes: object, make = bad): Attack =>
  make(({ manager, waffle }) => [
    'POST',
    '/api/products',
    { token: manager.token, body: { ...PRODUCT, categoryId: waffle.categoryId, ...changes } },
  ]);

/** The owner saves settings with these changes. */
export const settings = (changes: object): Attack =>
  bad(({ admin }) => [
    'PUT',
    '/api/settings',
    { token: admin.token, body: { ...SETTINGS, ...changes } },
  ]);
