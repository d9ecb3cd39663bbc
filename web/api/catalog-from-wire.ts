import type { Category, Product } from '../../shared/contract/menu/catalog-contract';
import {
  type CustomizationOptions,
  convertModifiers,
} from '../../shared/domain/menu/customizations';
import { withSoldOut } from '../../shared/domain/menu/sold-out-options';
import { type Paise, rupeesToPaise } from '../../shared/domain/platform/money';
import { pick } from './pick';

const CATEGORY_FIELDS = ['id', 'name', 'description'] as const;
const UNCHANGED = [
  'id',
  'name',
  'slug',
  'description',
  'imageUrl',
  'categoryId',
  'diet',
  'contains',
  'goesWith',
  'otherWords',
  'back',
  'prepMinutes',
  'isPopular',
] as const;

export type MenuCategory = Pick<Category, (typeof CATEGORY_FIELDS)[number]>;

/** A product of the menu, with amounts in paise. Its stock comes from the inventory. */
export interface MenuProduct extends Pick<Product, (typeof UNCHANGED)[number]> {
  /** One unit without options. */
  price: Paise;
  /** For one unit. */
  packagingCharge: Paise;
  customizationOptions: CustomizationOptions;
}

export const categoryFromWire = (category: Category): MenuCategory =>
  pick(category, CATEGORY_FIELDS);

/** Converts rupees to paise, and marks the options that are sold out. */
export function productFromWire(product: Product, soldOutIds: ReadonlySet<string>): MenuProduct {
  const options = convertModifiers(product.customizationOptions, rupeesToPaise);
  return {
    ...pick(product, UNCHANGED),
    price: rupeesToPaise(product.price),
    packagingCharge: rupeesToPaise(product.packagingCharge),
    customizationOptions: withSoldOut(product.id, options, soldOutIds),
  };
}
