import type { Category, Product } from '../../shared/contract/catalog-contract';
import { type CustomizationOptions, convertModifiers } from '../../shared/domain/customizations';
import { type Paise, rupeesToPaise } from '../../shared/domain/money';

export interface MenuCategory {
  id: string;
  name: string;
  description: string;
}

/** A product of the menu, with amounts in paise. Its stock comes from the inventory. */
export interface MenuProduct {
  id: string;
  name: string;
  description: string;
  /** One unit without options. */
  price: Paise;
  imageUrl: string;
  categoryId: string;
  /** For one unit. */
  packagingCharge: Paise;
  customizationOptions: CustomizationOptions;
  diet: 'veg' | 'non-veg';
}

export function categoryFromWire({ id, name, description }: Category): MenuCategory {
  return { id, name, description };
}

/** Converts rupees to paise. */
export function productFromWire(product: Product): MenuProduct {
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    price: rupeesToPaise(product.price),
    imageUrl: product.imageUrl,
    categoryId: product.categoryId,
    packagingCharge: rupeesToPaise(product.packagingCharge),
    customizationOptions: convertModifiers(product.customizationOptions, rupeesToPaise),
    diet: product.diet,
  };
}
