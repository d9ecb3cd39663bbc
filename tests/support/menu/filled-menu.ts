import type { Insertable } from 'kysely';
import type { ShopTables } from '../../../server/platform/db/schema';

/** Rows to insert, by table. */
export type Rows = { [Table in keyof ShopTables]?: Insertable<ShopTables[Table]>[] };

const CATEGORIES = 20;
const DISHES = [
  'Waffle',
  'Momo',
  'थुकपा',
  'Pizza',
  'Coffee',
  'Lassi',
  'Soup',
  'Salad',
  'Roll',
  'नूडल',
];

/** A menu with this number of products in twenty categories, each with an inventory record. */
export function menuOf(products: number, now: Date): Rows {
  const at = now.toISOString();
  const times = { created_at: at, updated_at: at };
  const numbers = Array.from({ length: products }, (_, index) => index);
  return {
    categories: numbers.slice(0, CATEGORIES).map((index) => ({
      id: `filled-category-${index}`,
      name: `Filled ${index}`,
      name_key: `filled ${index}`,
      description: '',
      is_active: 1,
      position: index + 100,
      deleted_at: null,
      ...times,
    })),
    products: numbers.map((index) => ({
      id: productId(index),
      category_id: `filled-category-${index % CATEGORIES}`,
      name: `${DISHES[index % DISHES.length]} number ${index}`,
      slug: productId(index),
      description: 'Crisp outside, soft inside, warm from the iron.',
      price_paise: 10_000 + index,
      packaging_paise: 500,
      image_url: '',
      customization_options: '{}',
      diet: 'veg',
      is_available: 1,
      position: index + 100,
      deleted_at: null,
      ...times,
    })),
    inventory: numbers.map((index) => ({
      id: `filled-stock-${index}`,
      product_id: productId(index),
      starting_stock: 50,
      current_stock: index % 50,
      updated_at: at,
    })),
  };
}

/** The id of a product of this menu. */
export const productId = (index: number) => `filled-product-${index}`;
