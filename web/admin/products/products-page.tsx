import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Product } from '../../../shared/contract/catalog-contract';
import { useApi } from '../../api/api-provider';
import { apiFor } from '../../api/load-context';
import { Button } from '../../ui/button';
import { PagedTable } from '../list/paged-table';
import { RowActions } from '../list/row-actions';
import { FailureNotice } from '../page/failure-notice';
import { LoadFailure } from '../page/load-failure';
import { loadPage } from '../page/load-page';
import { useMutation } from '../page/use-mutation';
import { usePageData } from '../page/use-page-data';
import type { Route } from './+types/products-page';
import { DeleteProduct } from './delete-product';
import { MenuFileButtons } from './menu-file-buttons';
import { PRODUCT_COLUMNS } from './product-columns';
import { ProductDialog } from './product-dialog';
import { ProductFilters } from './product-filters';
import { productInputOf } from './product-input';
import { readProductFilter } from './product-query';

/** The products that the address asks for, inactive ones too, and the categories to choose from. */
export function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const api = apiFor(context);
  const filter = readProductFilter(new URL(request.url).searchParams);
  return loadPage(async () => {
    const [products, categories] = await Promise.all([
      api.catalog.listProducts(filter),
      api.catalog.listCategories(),
    ]);
    return { products, categories };
  });
}

export const meta = () => [{ title: 'Products · Back office' }];

/** The menu's products: what is sold, for how much, and whether (spec §2). */
export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const api = useApi();
  const { data, failure, retry, busy, replace } = usePageData(loaderData);
  const toggle = useMutation();
  const [editing, setEditing] = useState<Product | 'new'>();
  const [deleting, setDeleting] = useState<Product>();

  const show = (changed: Product) =>
    data && replace({ ...data, products: data.products.map(swapFor(changed)) });

  const setAvailable = async (product: Product) => {
    const input = { ...productInputOf(product), isAvailable: !product.isAvailable };
    const sent = await toggle.send(
      () => api.catalog.updateProduct(input),
      'Failed to update product availability. Please try again.',
    );
    // After a conflict the row shows what is there now.
    if (sent) show(sent.result);
    else retry();
  };

  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Products</h1>
        {data && (
          <Button onClick={() => setEditing('new')}>
            <Plus aria-hidden className="size-5" />
            Add Product
          </Button>
        )}
      </header>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ProductFilters categories={data?.categories ?? []} />
        <MenuFileButtons onImported={retry} />
      </div>
      {failure && (
        <LoadFailure
          message="Failed to load products. Please try again."
          hasOlder={data !== undefined}
          onRetry={retry}
          busy={busy}
        />
      )}
      <FailureNotice message={toggle.failure?.message} />
      {data && (
        <PagedTable
          caption="Products"
          columns={PRODUCT_COLUMNS}
          actions={(product) => (
            <RowActions
              name={product.name}
              active={product.isAvailable}
              busy={toggle.busy}
              onToggle={() => setAvailable(product)}
              onEdit={() => setEditing(product)}
              onDelete={() => setDeleting(product)}
            />
          )}
          numeric={['price', 'stockCount']}
          labelled={['stockCount']}
          wide={['name']}
          roomy={['categoryName']}
          rows={data.products}
          rowKey={({ id }) => id}
        />
      )}
      {editing && data && (
        <ProductDialog
          product={editing === 'new' ? undefined : editing}
          categories={data.categories}
          onClose={() => setEditing(undefined)}
          onSaved={(saved) => (editing === 'new' ? retry() : show(saved))}
        />
      )}
      {deleting && (
        <DeleteProduct
          product={deleting}
          reload={retry}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            if (data)
              replace({ ...data, products: data.products.filter(({ id }) => id !== deleting.id) });
          }}
        />
      )}
    </div>
  );
}

function swapFor(changed: Product) {
  return (product: Product) => (product.id === changed.id ? changed : product);
}
