import * as z from 'zod';
import { ALLERGENS } from '../../domain/menu/allergens';
import { DIETS, dietProblem } from '../../domain/menu/diet';
import { PRODUCT_STATUSES } from '../../domain/menu/stock-status';
import { MOST_STATIONS, NO_STATION } from '../../domain/shop/stations';
import { m } from '../../messages/compiled/messages';
import { call } from '../platform/call';
import { comingTime } from '../platform/coming-time-shape';
import { lang } from '../platform/each-language';
import { removal, removalInput, removed } from '../platform/removal';
import {
  id,
  lineText,
  money,
  nameText,
  rupees,
  text,
  timestamp,
  version,
} from '../platform/wire-values';
import { category, categoryInput } from './category-shape';
import { stockCount } from './inventory-contract';
import { customizationOptions, menuSections } from './option-shape';
import { sentTranslations, wordsOf } from './translations-shape';

const diet = z.enum(DIETS);

/** An https URL or a path of the shop; nothing that a browser would run. */
const imageUrl = z
  .string()
  .max(500)
  .regex(/^(?!.*[\s\p{Cc}\p{Cs}"'<>\\])(https:\/\/.+|\/[^/].*)?$/su, {
    error: m.validation_picture_address,
  })
  .refine((url) => !url.startsWith('https:') || z.url().safeParse(url).success, {
    error: m.validation_web_address,
  });

const PACKAGING_MAX_RUPEES = 50;
export const PRODUCT_NAME_MAX_LENGTH = 100;
const PRODUCT_DESCRIPTION_MAX_LENGTH = 1000;
const PREP_MAX_MINUTES = 240;
/** More would push the note and the button of a dish's sheet out of sight. */
export const MOST_GOES_WITH = 3;
/** Every visitor's phone loads those of the whole menu. */
const OTHER_WORDS_MAX_LENGTH = 200;

/** What an update leaves alone without them. */
const optionalFields = {
  translations: wordsOf(PRODUCT_NAME_MAX_LENGTH, PRODUCT_DESCRIPTION_MAX_LENGTH),
  prepMinutes: z
    .int()
    .min(0)
    .max(PREP_MAX_MINUTES)
    .nullable()
    .optional()
    .describe('Minutes to make one, null for the kitchen’s usual time'),
  taxClassId: id
    .nullable()
    .optional()
    .describe('A class of the tax settings, null for the class of all dishes'),
  station: z
    .int()
    .min(NO_STATION)
    .max(MOST_STATIONS)
    .nullable()
    .optional()
    .describe('The station that makes it: null for its category’s, 0 for none'),
  contains: z
    .array(z.enum(ALLERGENS))
    .max(ALLERGENS.length)
    .optional()
    .describe('If empty, the page says nothing; it never means that the dish is free of something'),
  goesWith: z
    .array(id)
    .max(MOST_GOES_WITH)
    .optional()
    .describe('Ids of products that the dish’s page suggests; unknown ones are left out'),
  otherWords: lineText(OTHER_WORDS_MAX_LENGTH)
    .optional()
    .describe('Other words by which the menu’s search finds it'),
};

/** `stockCount` is 1,000,000 for a product that nobody counts; an update without it leaves the stock alone. */
const productFields = z.object({
  name: nameText(PRODUCT_NAME_MAX_LENGTH, 1),
  description: text(PRODUCT_DESCRIPTION_MAX_LENGTH).default(''),
  price: money,
  imageUrl: imageUrl.default(''),
  categoryId: id,
  isAvailable: z.boolean().default(true),
  stockCount: stockCount.optional(),
  packagingCharge: rupees(0, PACKAGING_MAX_RUPEES).default(0),
  customizationOptions: customizationOptions.default({}),
  diet: diet.default('veg'),
  ...optionalFields,
});

export const productInput = productFields.superRefine((product, context) => {
  const message = dietProblem(product.diet, product.contains ?? []);
  if (message) context.addIssue({ code: 'custom', path: ['diet'], message });
});

const product = z.object({
  id,
  name: z.string(),
  slug: z
    .string()
    .describe('Its name in the address of its page, `/menu/{slug}`; it never changes'),
  description: z.string(),
  translations: sentTranslations,
  price: z.number(),
  imageUrl: z.string(),
  categoryId: id,
  categoryName: z.string().describe('In the language of the list or else of the request'),
  isAvailable: z.boolean(),
  stockCount: z.int(),
  soldOutUntil: timestamp
    .nullable()
    .describe('While it or its category is sold out for a while, whatever its stock'),
  back: comingTime.nullable().describe('The same time, as customers are told it'),
  packagingCharge: z.number(),
  customizationOptions: menuSections,
  diet,
  prepMinutes: z.int().nullable().describe('Minutes to make one; null for the usual time'),
  contains: z
    .array(z.enum(ALLERGENS))
    .describe('What the owner says it contains; it may contain what is not listed'),
  goesWith: z
    .array(id)
    .describe('Products that its page suggests; some may not be on the menu any more'),
  otherWords: z.string().optional().describe('Other words by which the search finds it, if any'),
  taxClassId: id.nullable().optional().describe('Its tax class, if it is not that of all dishes'),
  station: z.int().optional().describe('Its station, if it is not its category’s: 0 for none'),
  isPopular: z
    .boolean()
    .optional()
    .describe('Whether it is among the products in the most orders; only in lists'),
  version,
  stockVersion: z.int().min(0).describe("Its inventory record's version, 0 while it has none"),
});

const dishNames = z.object({ id, names: z.array(z.string()) });

export type Category = z.infer<typeof category>;
export type CategoryInput = z.input<typeof categoryInput>;
export type DishNames = z.infer<typeof dishNames>;
export type Product = z.infer<typeof product>;
export type ProductInput = z.input<typeof productInput>;

export const categoryFilter = z.object({ lang });

export const productFilter = z.object({
  categoryId: id.optional(),
  status: z.enum(PRODUCT_STATUSES).optional(),
  lang,
});

/** Far more than a cafe's menu has; a request of as many still fits into a body. */
const MOST_AT_ONCE = 1000;
const ids = z
  .array(id)
  .min(1)
  .max(MOST_AT_ONCE)
  .refine((all) => new Set(all).size === all.length, 'Each only once');

const seenProducts = z
  .array(z.object({ id, version: version.optional() }))
  .min(1)
  .max(MOST_AT_ONCE)
  .refine((all) => new Set(all.map((each) => each.id)).size === all.length, 'Each only once');

export const catalogContract = {
  listCategories: call('public', 'GET /categories', 'List the categories')
    .input(categoryFilter)
    .output(z.array(category)),
  createCategory: call('categories', 'POST /categories', 'Add a category', { successStatus: 201 })
    .input(categoryInput)
    .output(category),
  updateCategory: call('categories', 'PUT /categories/{id}', 'Change a category')
    .input(categoryInput.extend({ id, version: version.optional() }))
    .output(category),
  /** The ids of all categories, in the order of the menu; `conflict` when one was added or deleted. */
  arrangeCategories: call('categories', 'PUT /categories/order', 'Put the categories in order')
    .input(z.object({ categoryIds: ids }))
    .output(z.array(category)),
  removeCategory: call('categories', 'DELETE /categories/{id}', 'Delete a category', removal)
    .input(removalInput)
    .output(removed),
  listProducts: call('public', 'GET /products', 'List the products')
    .input(productFilter)
    .output(z.array(product)),
  listNames: call('public', 'GET /products/names', 'List the names of products in all languages', {
    description: 'Of those that have a name in another language than English, for a search.',
  }).output(z.array(dishNames)),
  createProduct: call('products', 'POST /products', 'Add a product', { successStatus: 201 })
    .input(productInput)
    .output(product),
  updateProduct: call('products', 'PUT /products/{id}', 'Change a product')
    .input(
      productInput.safeExtend({
        id,
        version: version.optional(),
        stockVersion: product.shape.stockVersion.optional(),
      }),
    )
    .output(product),
  /** The ids of all products of a category, in the order of the menu; `conflict` like categories. */
  arrangeProducts: call('products', 'PUT /products/order', "Put a category's products in order")
    .input(z.object({ categoryId: id, productIds: ids }))
    .output(z.array(product)),
  /** Changes the same fields of many products: all or none. */
  changeProducts: call('products', 'POST /products/change-many', 'Change many products')
    .input(
      z.object({
        products: seenProducts,
        change: z
          .object({ isAvailable: z.boolean(), categoryId: id, stockCount })
          .partial()
          .refine((change) => Object.keys(change).length > 0, 'Nothing to change'),
      }),
    )
    .output(z.array(product)),
  /** Deletes many products: all or none. */
  removeProducts: call('products', 'POST /products/delete-many', 'Delete many products')
    .input(z.object({ products: seenProducts }))
    .output(z.object({ removed: z.int() })),
  removeProduct: call('products', 'DELETE /products/{id}', 'Delete a product', removal)
    .input(removalInput)
    .output(removed),
};
