import * as z from 'zod';
import type { Product, productInput } from '../../../shared/contract/menu/catalog-contract';
import { menuSections } from '../../../shared/contract/menu/option-shape';
import { allergensAmong } from '../../../shared/domain/menu/allergens';
import {
  type CustomizationOptions,
  convertModifiers,
} from '../../../shared/domain/menu/customizations';
import { canBecomeFree } from '../../../shared/domain/menu/option-checks';
import { soldOutUntil } from '../../../shared/domain/menu/sold-out';
import { allNames, optionsInLanguage } from '../../../shared/domain/menu/translations';
import { comingTime } from '../../../shared/domain/platform/coming-time';
import type { Language } from '../../../shared/domain/platform/languages';
import { paiseToRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { inLanguage } from '../../../shared/domain/platform/translated-languages';
import { parseJsonColumn, parseOnce } from '../../platform/db/json-column';
import type { ProductsTable } from '../../platform/db/schema';
import { readTranslations, storedNameIn, writeTranslations } from '../stored-translations';
import type { ProductFields, ProductRow } from './product-store';

/** Until when a product cannot be ordered; null for one that can. */
export function soldOutEndOf(
  row: Pick<ProductRow, 'sold_out_until' | 'category_sold_out_until'>,
  now: Date,
): string | null {
  return soldOutUntil([row.sold_out_until, row.category_sold_out_until], now);
}

/** A product as staff read it, in all languages, money in rupees. Without an inventory record its stock is 0. */
export function productToWire(row: ProductRow, now: Date): Product {
  const until = soldOutEndOf(row, now);
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    ...readTranslations(row.translations, `products.translations of ${row.id}`),
    price: paiseToRupees(row.price_paise),
    imageUrl: row.image_url,
    categoryId: row.category_id,
    categoryName: row.category_name,
    isAvailable: row.is_available === 1,
    stockCount: row.current_stock ?? 0,
    soldOutUntil: until,
    back: until === null ? null : comingTime(new Date(until), now),
    packagingCharge: paiseToRupees(row.packaging_paise),
    customizationOptions: convertModifiers(readOptions(row), paiseToRupees),
    diet: row.diet,
    prepMinutes: row.prep_minutes,
    contains: allergensAmong(readWords(row, 'contains')),
    goesWith: readWords(row, 'goes_with'),
    ...(row.other_words !== '' && { otherWords: row.other_words }),
    ...(row.tax_class_id !== null && { taxClassId: row.tax_class_id }),
    ...(row.station !== null && { station: row.station }),
    version: row.version,
    stockVersion: row.stock_version ?? 0,
  };
}

/** As everyone reads it: in one language. */
export function publicProduct(product: Product, language: Language): Product {
  return {
    ...inLanguage(product, language),
    customizationOptions: optionsInLanguage(product.customizationOptions, language),
  };
}

export function categoryNameOf(row: ProductRow, language: Language): string {
  const { category_name: name, category_translations: translations } = row;
  return storedNameIn({ name, translations }, language);
}

/** Its name in English and in the other languages, each once. */
export function namesOf(row: ProductRow): string[] {
  const where = `products.translations of ${row.id}`;
  return allNames({ name: row.name, ...readTranslations(row.translations, where) });
}

const words = z.array(z.string());

function readWords(row: ProductRow, column: 'contains' | 'goes_with'): string[] {
  return parseJsonColumn(words, row[column], `products.${column} of ${row.id}`);
}

/** A product's stored options: JSON, modifiers in paise. */
export function readOptions({
  id,
  customization_options,
}: Pick<ProductsTable, 'id' | 'customization_options'>): CustomizationOptions {
  return parseOptions(customization_options, `products.customization_options of ${id}`);
}

/** More than the dishes with options of their own on most menus. They hold some 10 MB at the most. */
const MOST_TEXTS = 200;

const parseOptions = parseOnce<CustomizationOptions>(
  (text, where) => parseJsonColumn(menuSections, text, where),
  MOST_TEXTS,
);

export function optionsFromWire(options: CustomizationOptions): CustomizationOptions {
  return convertModifiers(options, rupeesToPaise);
}

export function optionsToWire(options: CustomizationOptions): CustomizationOptions {
  return convertModifiers(options, paiseToRupees);
}

/** A product parsed by the contract, with money in rupees. */
export type EnteredProduct = z.output<typeof productInput>;

/** @throws DomainError `price_not_positive` when some combination of options would cost nothing or less. */
export function asFields(entered: EnteredProduct): ProductFields {
  const price = rupeesToPaise(entered.price);
  const options = optionsFromWire(entered.customizationOptions);
  if (canBecomeFree(price, options)) throw new DomainError('price_not_positive');
  return {
    category_id: entered.categoryId,
    name: entered.name,
    description: entered.description,
    ...writeTranslations(entered.translations),
    price_paise: price,
    packaging_paise: rupeesToPaise(entered.packagingCharge),
    image_url: entered.imageUrl,
    customization_options: JSON.stringify(options),
    diet: entered.diet,
    ...(entered.prepMinutes !== undefined && { prep_minutes: entered.prepMinutes }),
    ...(entered.contains && { contains: JSON.stringify(allergensAmong(entered.contains)) }),
    ...(entered.goesWith && { goes_with: JSON.stringify(entered.goesWith) }),
    ...(entered.otherWords !== undefined && { other_words: entered.otherWords }),
    ...(entered.taxClassId !== undefined && { tax_class_id: entered.taxClassId }),
    ...(entered.station !== undefined && { station: entered.station }),
    is_available: entered.isAvailable ? 1 : 0,
  };
}
