import type { Selectable } from 'kysely';
import type { Product } from '../../shared/contract/catalog-contract';
import { type CustomizationOptions, convertModifiers } from '../../shared/domain/customizations';
import { paiseToRupees, rupeesToPaise } from '../../shared/domain/money';
import type { ProductsTable } from '../db/schema';

type WireOptions = Product['customizationOptions'];

/** A product's row with what the menu shows beside it. */
export type ProductRow = Pick<
  Selectable<ProductsTable>,
  | 'id'
  | 'name'
  | 'description'
  | 'price_paise'
  | 'packaging_paise'
  | 'image_url'
  | 'category_id'
  | 'is_available'
  | 'customization_options'
  | 'diet'
  | 'version'
> & { category_name: string; current_stock: number | null; stock_version: number | null };

/** A product as it crosses the wire, money in rupees; without an inventory record it has no stock. */
export function productToWire(row: ProductRow): Product {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: paiseToRupees(row.price_paise),
    imageUrl: row.image_url,
    categoryId: row.category_id,
    categoryName: row.category_name,
    isAvailable: row.is_available === 1,
    stockCount: row.current_stock ?? 0,
    packagingCharge: paiseToRupees(row.packaging_paise),
    customizationOptions: convertModifiers(readOptions(row.customization_options), paiseToRupees),
    diet: row.diet,
    version: row.version,
    stockVersion: row.stock_version ?? 0,
  };
}

/** The options of a product as they are stored: JSON, modifiers in paise. */
export function readOptions(stored: string): CustomizationOptions {
  return JSON.parse(stored);
}

/** Options as they were entered, in rupees, to the domain's. */
export function optionsFromWire(options: WireOptions): CustomizationOptions {
  return convertModifiers(options, rupeesToPaise);
}

/** The domain's options as they cross the wire, in rupees. */
export function optionsToWire(options: CustomizationOptions): WireOptions {
  return convertModifiers(options, paiseToRupees);
}
