import { productStatus } from '../../../shared/domain/menu/stock-status';
import { type Language, SOURCE_LANGUAGE } from '../../../shared/domain/platform/languages';
import type { Area } from '../../../shared/domain/platform/roles';
import { mayOpen } from '../../../shared/domain/platform/roles';
import { inLanguage } from '../../../shared/domain/platform/translated-languages';
import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { api, type CallContext, type Caller, requireAdmin } from '../../platform/http/api/api-call';
import { arrangeCategories, arrangeProducts } from './arrange-menu';
import { categoryNameOf, namesOf, productToWire, publicProduct } from './catalog-wire';
import { changeCategory, createCategory, deleteCategory } from './category-commands';
import { listCategories } from './category-store';
import {
  changeProduct,
  changeProducts,
  createProduct,
  deleteProduct,
  deleteProducts,
} from './product-commands';
import { listPopularIds, listProductRows } from './product-store';

/** Only users who may edit the menu see inactive categories and products. */
function seesHidden(caller: Caller | null, area: Area): boolean {
  return caller?.admin ? mayOpen(caller.admin.role, area) : false;
}

/** Undefined for users who may edit the menu: they read all languages, unless they ask for one. */
function languageOf({ lang }: { lang?: Language | undefined }, maySeeAll: boolean) {
  return lang ?? (maySeeAll ? undefined : SOURCE_LANGUAGE);
}

export function catalogRoutes({ db, clock, newId }: WriteDeps) {
  const actorOf = (context: CallContext) => adminActor({ clock, newId }, requireAdmin(context));
  return api.catalog.router({
    listCategories: api.catalog.listCategories.handler(async ({ input, context }) => {
      const withHidden = seesHidden(context.caller, 'categories');
      const categories = await listCategories(db, { withHidden });
      const language = languageOf(input, withHidden);
      return language ? categories.map((each) => inLanguage(each, language)) : categories;
    }),
    createCategory: api.catalog.createCategory.handler(({ input, context }) =>
      createCategory(db, { ...input, id: newId() }, actorOf(context)),
    ),
    updateCategory: api.catalog.updateCategory.handler(({ input, context }) =>
      changeCategory(db, input, actorOf(context)),
    ),
    arrangeCategories: api.catalog.arrangeCategories.handler(({ input, context }) =>
      arrangeCategories(db, input.categoryIds, actorOf(context)),
    ),
    removeCategory: api.catalog.removeCategory.handler(async ({ input, context }) => {
      await deleteCategory(db, { ...input.params, ...input.query }, actorOf(context));
      return { status: 204 };
    }),
    listProducts: api.catalog.listProducts.handler(async ({ input, context }) => {
      const withHidden = seesHidden(context.caller, 'products');
      const rows = await listProductRows(db, { categoryId: input.categoryId, withHidden });
      const now = clock();
      const popular = new Set(await listPopularIds(db));
      const language = languageOf(input, withHidden);
      const products = rows.map((row) => {
        const product = {
          ...productToWire(row, now),
          categoryName: categoryNameOf(row, language ?? context.language),
          isPopular: popular.has(row.id),
        };
        return language ? publicProduct(product, language) : product;
      });
      if (!input.status) return products;
      return products.filter(
        ({ isAvailable, stockCount, soldOutUntil }) =>
          productStatus(isAvailable, stockCount, soldOutUntil) === input.status,
      );
    }),
    listNames: api.catalog.listNames.handler(async () => {
      const rows = await listProductRows(db, { withHidden: false });
      const names = rows.map((row) => ({ id: row.id, names: namesOf(row) }));
      return names.filter((each) => each.names.length > 1);
    }),
    createProduct: api.catalog.createProduct.handler(({ input, context }) =>
      createProduct(db, input, actorOf(context)),
    ),
    updateProduct: api.catalog.updateProduct.handler(({ input: { id, ...entered }, context }) =>
      changeProduct(db, id, entered, actorOf(context)),
    ),
    arrangeProducts: api.catalog.arrangeProducts.handler(({ input, context }) =>
      arrangeProducts(db, input, actorOf(context)),
    ),
    changeProducts: api.catalog.changeProducts.handler(({ input, context }) =>
      changeProducts(db, input, actorOf(context)),
    ),
    removeProducts: api.catalog.removeProducts.handler(async ({ input, context }) => {
      await deleteProducts(db, input.products, actorOf(context));
      return { removed: input.products.length };
    }),
    removeProduct: api.catalog.removeProduct.handler(async ({ input, context }) => {
      await deleteProduct(db, { ...input.params, ...input.query }, actorOf(context));
      return { status: 204 };
    }),
  });
}
