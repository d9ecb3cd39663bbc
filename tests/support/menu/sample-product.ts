import type { MenuProduct } from '../../../web/api/catalog-from-wire';

/** A product for tests, whose id is its name. */
export const sampleProduct = (name: string, fields: Partial<MenuProduct> = {}): MenuProduct => ({
  id: name,
  name,
  slug: name,
  description: '',
  imageUrl: '',
  categoryId: 'tea',
  diet: 'veg',
  back: null,
  prepMinutes: null,
  contains: [],
  goesWith: [],
  price: 100,
  packagingCharge: 0,
  customizationOptions: {},
  ...fields,
});
