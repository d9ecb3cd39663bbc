import * as z from 'zod';
import {
  type Product,
  type ProductInput,
  productInput,
} from '../../../shared/contract/catalog-contract';
import { stockCount, text } from '../../../shared/contract/wire-values';
import { canBecomeFree, convertModifiers } from '../../../shared/domain/customizations';
import { rupeesToPaise } from '../../../shared/domain/money';
import { refusalMessage } from '../../../shared/domain/refusals';
import { MISSING, numericText, optionalNumericText } from '../form/numeric-text';
import { sectionDraft, sectionsFromWire, sectionsToWire } from './section-draft';

/** Shown once above the form (spec §5). */
export const REQUIRED_MESSAGE = 'Please fill in all required fields';

const fields = productInput.shape;

/**
 * Validates the typed fields by the contract's rules and converts them to the API's input. No choice of
 * options may make a unit free.
 */
export const productDraft = z
  .object({
    name: fields.name,
    description: text(1000),
    categoryId: z.string().min(1, MISSING),
    price: numericText(fields.price),
    packagingCharge: optionalNumericText(fields.packagingCharge.unwrap()),
    // An empty field leaves the stock unchanged.
    stockCount: z
      .string()
      .trim()
      .transform((value) => (value === '' ? undefined : Number(value)))
      .pipe(stockCount.optional()),
    imageUrl: fields.imageUrl.unwrap(),
    diet: fields.diet.unwrap(),
    isAvailable: z.boolean(),
    sections: z.array(sectionDraft).max(12),
  })
  .transform(({ sections, ...entered }, context): ProductInput => {
    const customizationOptions = sectionsToWire(sections);
    const inPaise = convertModifiers(customizationOptions, rupeesToPaise);
    if (canBecomeFree(rupeesToPaise(entered.price), inPaise)) {
      const message = refusalMessage('price_not_positive', undefined);
      context.addIssue({ code: 'custom', path: ['price'], message });
    }
    return { ...entered, customizationOptions };
  });

export type ProductDraft = z.input<typeof productDraft>;

/** An empty form with the first category (spec §5). */
export function emptyDraft(firstCategoryId: string): ProductDraft {
  return {
    name: '',
    description: '',
    categoryId: firstCategoryId,
    price: '',
    packagingCharge: '0',
    stockCount: '0',
    imageUrl: '',
    diet: 'veg',
    isAvailable: true,
    sections: [],
  };
}

export function draftOf(product: Product): ProductDraft {
  return {
    name: product.name,
    description: product.description,
    categoryId: product.categoryId,
    price: String(product.price),
    packagingCharge: String(product.packagingCharge),
    stockCount: String(product.stockCount),
    imageUrl: product.imageUrl,
    diet: product.diet,
    isAvailable: product.isAvailable,
    sections: sectionsFromWire(product.customizationOptions),
  };
}
