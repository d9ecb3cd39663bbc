import { ArrowDownUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Product, productFilter } from '../../../../shared/contract/menu/catalog-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { productStatusLabels } from '../../../ui/product-status-pill';
import { ListFilters } from '../../kit/list/list-filters';
import { ListPage } from '../../kit/list/list-page';
import { readFilter, useListParams } from '../../kit/list/list-params';
import { ListTable } from '../../kit/list/list-table';
import { RowActions } from '../../kit/list/row-actions';
import { useRowChanges } from '../../kit/list/use-row-changes';
import { FailureNotice } from '../../kit/query/failure-notice';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import { dishName, isDishFound } from '../languages/dish-names';
import { SoldOutSection } from '../sold-out/sold-out-section';
import { WaysOffTheMenuLink } from '../sold-out/ways-off-the-menu';
import type { Route } from './+types/products-page';
import { ManyProductsBar } from './many-products-bar';
import { MenuFileButtons, PicturesButton } from './menu-file-buttons';
import { PRODUCT_COLUMNS } from './product-columns';
import { DeleteProduct, ProductDialog } from './product-dialogs';
import { ProductEditingContext } from './product-editing';
import { categoryLabel } from './product-fields';
import { ProductOrderDialog } from './product-order-dialog';
import { useProductEditing } from './use-product-editing';

export const clientLoader = pageLoader(async (api, search) => {
  const [products, categories, taxes] = await Promise.all([
    api.catalog.listProducts(readFilter(search, productFilter.shape)),
    api.catalog.listCategories({}),
    api.taxes.read(),
  ]);
  return { products, categories, taxes };
});

export const meta = () => [{ title: m.menuoffice_products_page_title() }];

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { catalog } = useApi();
  const page = usePageData(loaderData);
  const { data } = page;
  const changes = useRowChanges(
    data?.products,
    (products) => data && page.replace({ ...data, products }),
  );
  const { params } = useListParams();
  const { editing, ticked, tick } = useProductEditing(data?.products, changes.change);
  const [isArranging, setArranging] = useState(false);
  const setAvailable = (product: Product) => {
    // The stock is not sent, because orders change it all the time.
    const { stockCount, stockVersion, categoryName, ...input } = product;
    return changes.change(
      () => catalog.updateProduct({ ...input, isAvailable: !product.isAvailable }),
      m.menuoffice_availability_failed(),
    );
  };
  const found = (products: readonly Product[]) =>
    products.filter((product) => isDishFound(product, params.get('q') ?? ''));
  const categoryNames = Object.fromEntries(
    data?.categories.map((category) => [category.id, categoryLabel(category)]) ?? [],
  );
  const selects = [
    { name: 'categoryId', label: m.menuoffice_category(), options: categoryNames },
    { name: 'status', label: m.menuoffice_status(), options: productStatusLabels() },
  ];

  return (
    <ListPage
      title={m.menuoffice_products()}
      intro={
        <>
          {m.menuoffice_deactivate_intro()} <WaysOffTheMenuLink />
        </>
      }
      page={page}
      failed={m.menuoffice_products_load_failed()}
      actions={
        <Button onClick={() => changes.startAdd()}>
          <Plus aria-hidden className="size-5" />
          {m.menuoffice_add_product()}
        </Button>
      }
      filters={
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="w-full xl:w-180">
            <ListFilters selects={selects} search={m.menuoffice_product_name()} />
          </div>
          <div className="flex flex-wrap gap-3 max-sm:[&_svg]:hidden">
            <Button variant="quiet" onClick={() => setArranging(true)}>
              <ArrowDownUp aria-hidden className="size-5" />
              {m.menuoffice_change_order()}
            </Button>
            <PicturesButton />
            <MenuFileButtons />
          </div>
        </div>
      }
    >
      {({ products, categories, taxes }) => (
        <>
          <FailureNotice message={changes.failure?.message} />
          <SoldOutSection />
          <ProductEditingContext value={editing}>
            <ListTable
              caption={m.menuoffice_products()}
              columns={PRODUCT_COLUMNS}
              unsorted={m.menuoffice_menu_order()}
              rows={found(products)}
              actions={(product) => (
                <RowActions
                  name={dishName(product)}
                  toggle={{
                    active: product.isAvailable,
                    busy: changes.busy,
                    onToggle: () => setAvailable(product),
                  }}
                  onEdit={() => changes.startEdit(product)}
                  onCopy={() => changes.startAdd(product)}
                  onDelete={() => changes.startDelete(product)}
                />
              )}
            />
          </ProductEditingContext>
          <ManyProductsBar
            ticked={ticked}
            products={found(products)}
            categories={categories}
            onTick={tick}
          />
          {isArranging && (
            <ProductOrderDialog
              categories={categories}
              categoryId={params.get('categoryId')}
              onClose={() => setArranging(false)}
            />
          )}
          {changes.editing && (
            <ProductDialog {...changes.editing} categories={categories} taxes={taxes} />
          )}
          {changes.deleting && <DeleteProduct {...changes.deleting} />}
        </>
      )}
    </ListPage>
  );
}
