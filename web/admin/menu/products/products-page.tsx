import { ArrowDownUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Product, productFilter } from '../../../../shared/contract/menu/catalog-contract';
import { useApi } from '../../../api/api-provider';
import { apiFor } from '../../../api/load-context';
import { Button } from '../../../ui/button';
import { PRODUCT_STATUS_LABELS } from '../../../ui/product-status-pill';
import { FailureNotice } from '../../kit/data/failure-notice';
import { loadPage } from '../../kit/data/load-page';
import { usePageData } from '../../kit/data/use-page-data';
import { ListFilters } from '../../kit/list/list-filters';
import { ListPage } from '../../kit/list/list-page';
import { readFilter, useListParams } from '../../kit/list/list-params';
import { ListTable } from '../../kit/list/list-table';
import { matchesName } from '../../kit/list/name-search';
import { RowActions } from '../../kit/list/row-actions';
import { useRowChanges } from '../../kit/list/use-row-changes';
import { SoldOutSection } from '../sold-out/sold-out-section';
import type { Route } from './+types/products-page';
import { ManyProductsBar } from './many-products-bar';
import { MenuFileButtons } from './menu-file-buttons';
import { PicturesButton } from './pictures-button';
import { PRODUCT_COLUMNS } from './product-columns';
import { DeleteProduct, ProductDialog } from './product-dialogs';
import { ProductEditingContext } from './product-editing';
import { categoryLabel } from './product-fields';
import { ProductOrderDialog } from './product-order-dialog';
import { useProductEditing } from './use-product-editing';

export function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const { catalog, taxes: taxSettings } = apiFor(context);
  const filter = readFilter(new URL(request.url).searchParams, productFilter.shape);
  return loadPage(async () => {
    const [products, categories, taxes] = await Promise.all([
      catalog.listProducts(filter),
      catalog.listCategories(),
      taxSettings.read(),
    ]);
    return { products, categories, taxes };
  });
}

export const meta = () => [{ title: 'Products · Back office' }];

/** The menu's products, inactive ones too. */
export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { catalog } = useApi();
  const page = usePageData(loaderData);
  const { data } = page;
  const changes = useRowChanges(
    data?.products,
    (products) => data && page.replace({ ...data, products }),
    page.retry,
  );
  const { params } = useListParams();
  const { editing, ticked, tick } = useProductEditing(data?.products, changes.change);
  const [isArranging, setArranging] = useState(false);
  const setAvailable = (product: Product) => {
    // The stock is not sent, because orders change it all the time.
    const { stockCount: _, stockVersion: __, categoryName: ___, ...input } = product;
    return changes.change(
      () => catalog.updateProduct({ ...input, isAvailable: !product.isAvailable }),
      'Failed to update product availability. Please try again.',
    );
  };
  const found = (products: readonly Product[]) =>
    products.filter(({ name }) => matchesName(name, params.get('q') ?? ''));
  const categoryNames = Object.fromEntries(
    data?.categories.map((category) => [category.id, categoryLabel(category)]) ?? [],
  );
  const selects = [
    { name: 'categoryId', label: 'Category', options: categoryNames },
    { name: 'status', label: 'Status', options: PRODUCT_STATUS_LABELS },
  ];

  return (
    <ListPage
      title="Products"
      page={page}
      failed="Failed to load products. Please try again."
      actions={
        <Button onClick={() => changes.startAdd()}>
          <Plus aria-hidden className="size-5" />
          Add Product
        </Button>
      }
      filters={
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="w-full xl:w-180">
            <ListFilters selects={selects} search="Product name" />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" onClick={() => setArranging(true)}>
              <ArrowDownUp aria-hidden className="size-5" />
              Change order
            </Button>
            <PicturesButton onSaved={page.retry} />
            <MenuFileButtons onImported={page.retry} />
          </div>
        </div>
      }
    >
      {({ products, categories, taxes }) => (
        <>
          <FailureNotice message={changes.failure?.message} />
          <SoldOutSection onChanged={page.retry} />
          <ProductEditingContext value={editing}>
            <ListTable
              caption="Products"
              columns={PRODUCT_COLUMNS}
              unsorted="Menu order"
              rows={found(products)}
              actions={(product) => (
                <RowActions
                  name={product.name}
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
            reload={page.retry}
          />
          {isArranging && (
            <ProductOrderDialog
              categories={categories}
              categoryId={params.get('categoryId')}
              onClose={() => setArranging(false)}
              onSaved={page.retry}
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
