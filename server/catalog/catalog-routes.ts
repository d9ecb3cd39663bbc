import type { Area } from '../../shared/domain/roles';
import { mayOpen } from '../../shared/domain/roles';
import { productStatus } from '../../shared/domain/stock';
import type { Database } from '../db/database';
import { api, type Caller } from '../http/api-call';
import { productToWire } from './catalog-wire';
import { listCategories } from './category-store';
import { changeCategory, createCategory, deleteCategory } from './keep-categories';
import { changeProduct, createProduct, deleteProduct } from './keep-products';
import { listProductRows } from './product-store';

interface CatalogDeps {
  db: Database;
  clock: () => Date;
  newId: () => string;
}

/** Inactive categories and products are hidden from all but those who may edit them. */
function seesHidden(caller: Caller | null, area: Area): boolean {
  return caller?.admin ? mayOpen(caller.admin.role, area) : false;
}

/** The menu, for everyone to read and managers to keep (spec §6, §7). */
export function catalogRoutes({ db, clock, newId }: CatalogDeps) {
  const making = () => ({ now: clock(), newId });
  return api.catalog.router({
    listCategories: api.catalog.listCategories.handler(({ context }) =>
      listCategories(db, { withHidden: seesHidden(context.caller, 'categories') }),
    ),
    createCategory: api.catalog.createCategory.handler(({ input }) =>
      createCategory(db, { ...input, id: newId() }, clock()),
    ),
    updateCategory: api.catalog.updateCategory.handler(({ input }) =>
      changeCategory(db, input, clock()),
    ),
    removeCategory: api.catalog.removeCategory.handler(({ input }) =>
      deleteCategory(db, input.id, clock()),
    ),
    listProducts: api.catalog.listProducts.handler(async ({ input, context }) => {
      const withHidden = seesHidden(context.caller, 'products');
      const rows = await listProductRows(db, { categoryId: input.categoryId, withHidden });
      const products = rows.map(productToWire);
      if (!input.status) return products;
      return products.filter(
        ({ isAvailable, stockCount }) => productStatus(isAvailable, stockCount) === input.status,
      );
    }),
    createProduct: api.catalog.createProduct.handler(({ input }) =>
      createProduct(db, input, making()),
    ),
    updateProduct: api.catalog.updateProduct.handler(({ input: { id, ...entered } }) =>
      changeProduct(db, id, entered, making()),
    ),
    removeProduct: api.catalog.removeProduct.handler(({ input }) =>
      deleteProduct(db, input.id, clock()),
    ),
  });
}
