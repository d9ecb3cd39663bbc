import * as z from 'zod';
import {
  MOST_GOES_WITH,
  PRODUCT_NAME_MAX_LENGTH,
  type Product,
  type ProductInput,
  productInput,
} from '../../../../shared/contract/menu/catalog-contract';
import { stockCount } from '../../../../shared/contract/menu/inventory-contract';
import { text } from '../../../../shared/contract/platform/wire-values';
import { convertModifiers } from '../../../../shared/domain/menu/customizations';
import { dietProblem } from '../../../../shared/domain/menu/diet';
import { canBecomeFree } from '../../../../shared/domain/menu/option-checks';
import { UNCOUNTED_STOCK } from '../../../../shared/domain/menu/stock';
import { rupeesToPaise } from '../../../../shared/domain/platform/money';
import { refusalMessage } from '../../../../shared/domain/platform/refusals';
import { m } from '../../../../shared/messages/compiled/messages';
import { missing, numericText, optionalNumericText } from '../../kit/form/numeric-text';
import { translationsDraft } from '../languages/translations-draft';
import { sectionDraft, sectionsFromWire, sectionsToWire } from './section-draft';

const fields = productInput.shape;

/** No choice of options may make a unit free. */
export const productDraft = z
  .object({
    name: fields.name,
    description: text(1000),
    translations: fields.translations.unwrap(),
    categoryId: z.string().min(1, { error: missing }),
    price: numericText(fields.price),
    packagingCharge: optionalNumericText(fields.packagingCharge.unwrap()),
    /** Empty for the kitchen's usual time. */
    prepMinutes: z
      .string()
      .trim()
      .transform((value) => (value === '' ? null : Number(value)))
      .pipe(fields.prepMinutes.unwrap()),
    /** Empty for a product that nobody counts. */
    stockCount: z
      .string()
      .trim()
      .transform((value) => (value === '' ? undefined : Number(value)))
      .pipe(stockCount.optional()),
    isUncounted: z.boolean(),
    /** A product saved meanwhile would lose its picture. */
    isUploading: z.boolean(),
    imageUrl: fields.imageUrl.unwrap(),
    diet: fields.diet.unwrap(),
    contains: fields.contains.unwrap(),
    /** The ids of three dishes; empty for a place without one. */
    goesWith: z.array(z.string()),
    otherWords: fields.otherWords.unwrap(),
    /** Empty for the class of all dishes. */
    taxClassId: z.string().transform((value) => value || null),
    station: fields.station,
    isAvailable: z.boolean(),
    sections: z.array(sectionDraft).max(12),
  })
  .transform(({ sections, isUncounted, isUploading, ...entered }, context): ProductInput => {
    const stock = isUncounted ? UNCOUNTED_STOCK : entered.stockCount;
    if (stock === undefined) {
      context.addIssue({ code: 'custom', path: ['stockCount'], message: missing() });
    }
    if (isUploading) {
      const message = m.menuoffice_still_uploading();
      context.addIssue({ code: 'custom', path: ['imageUrl'], message });
    }
    const customizationOptions = sectionsToWire(sections);
    const inPaise = convertModifiers(customizationOptions, rupeesToPaise);
    if (canBecomeFree(rupeesToPaise(entered.price), inPaise)) {
      const message = refusalMessage('price_not_positive', undefined);
      context.addIssue({ code: 'custom', path: ['price'], message });
    }
    const message = dietProblem(entered.diet, entered.contains);
    if (message) context.addIssue({ code: 'custom', path: ['diet'], message });
    return {
      ...entered,
      goesWith: entered.goesWith.filter((id) => id !== ''),
      stockCount: stock,
      customizationOptions,
    };
  });

export type ProductDraft = z.input<typeof productDraft>;

/** The first category (menu rule 2); a new product is never sold out by an oversight. */
export function emptyDraft(firstCategoryId: string): ProductDraft {
  return {
    name: '',
    description: '',
    translations: translationsDraft(),
    categoryId: firstCategoryId,
    price: '',
    packagingCharge: '0',
    prepMinutes: '',
    stockCount: '',
    isUncounted: true,
    isUploading: false,
    imageUrl: '',
    diet: 'veg',
    contains: [],
    goesWith: placesOf([]),
    otherWords: '',
    taxClassId: '',
    station: null,
    isAvailable: true,
    sections: [],
  };
}

export function draftOf(product: Product): ProductDraft {
  return {
    name: product.name,
    description: product.description,
    translations: translationsDraft(product.translations),
    categoryId: product.categoryId,
    price: String(product.price),
    packagingCharge: String(product.packagingCharge),
    prepMinutes: String(product.prepMinutes ?? ''),
    ...stockDraft(product.stockCount),
    isUploading: false,
    imageUrl: product.imageUrl,
    diet: product.diet,
    contains: product.contains,
    goesWith: placesOf(product.goesWith),
    otherWords: product.otherWords ?? '',
    taxClassId: product.taxClassId ?? '',
    station: product.station ?? null,
    isAvailable: product.isAvailable,
    sections: sectionsFromWire(product.customizationOptions),
  };
}

/** The form of a copy: not on the menu until its owner has looked at it, and not sold out. */
export function copyDraft(product: Product): ProductDraft {
  const added = m.menuoffice_copied_name({ name: '' }).length;
  const name = m.menuoffice_copied_name({
    name: product.name.slice(0, PRODUCT_NAME_MAX_LENGTH - added),
  });
  const stock = stockDraft(product.stockCount || UNCOUNTED_STOCK);
  return { ...draftOf(product), ...stock, name, isAvailable: false };
}

/** Chosen dishes first, then empty places. */
const placesOf = (ids: readonly string[]) =>
  Array.from({ length: MOST_GOES_WITH }, (_, place) => ids[place] ?? '');

function stockDraft(stock: number): Pick<ProductDraft, 'stockCount' | 'isUncounted'> {
  const isUncounted = stock === UNCOUNTED_STOCK;
  return { stockCount: isUncounted ? '' : String(stock), isUncounted };
}
