import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Category } from '../../../shared/contract/catalog-contract';
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
import type { Route } from './+types/categories-page';
import { CATEGORY_COLUMNS } from './category-columns';
import { CategoryDialog } from './category-dialog';
import { DeleteCategory } from './delete-category';

/** The categories in the menu's order, inactive ones too. */
export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return loadPage(() => apiFor(context).catalog.listCategories());
}

export const meta = () => [{ title: 'Categories · Back office' }];

/** The menu's categories (spec §2). */
export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const api = useApi();
  const { data: categories, failure, retry, busy, replace } = usePageData(loaderData);
  const toggle = useMutation();
  const [editing, setEditing] = useState<Category | 'new'>();
  const [deleting, setDeleting] = useState<Category>();

  const show = (changed: Category) =>
    categories && replace(categories.map((one) => (one.id === changed.id ? changed : one)));

  const setActive = async (category: Category) => {
    const sent = await toggle.send(
      () => api.catalog.updateCategory({ ...category, isActive: !category.isActive }),
      'Failed to update category status. Please try again.',
    );
    // After a conflict the row shows what is there now.
    if (sent) show(sent.result);
    else retry();
  };

  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Categories</h1>
        {categories && (
          <Button onClick={() => setEditing('new')}>
            <Plus aria-hidden className="size-5" />
            Add Category
          </Button>
        )}
      </header>
      {failure && (
        <LoadFailure
          message="Failed to load categories. Please try again."
          hasOlder={categories !== undefined}
          onRetry={retry}
          busy={busy}
        />
      )}
      <FailureNotice message={toggle.failure?.message} />
      {categories && (
        <PagedTable
          caption="Categories"
          columns={CATEGORY_COLUMNS}
          actions={(category) => (
            <RowActions
              name={category.name}
              active={category.isActive}
              busy={toggle.busy}
              onToggle={() => setActive(category)}
              onEdit={() => setEditing(category)}
              onDelete={() => setDeleting(category)}
            />
          )}
          wide={['description']}
          rows={categories}
          rowKey={({ id }) => id}
        />
      )}
      {editing && (
        <CategoryDialog
          category={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onSaved={(saved) => (editing === 'new' ? retry() : show(saved))}
        />
      )}
      {deleting && (
        <DeleteCategory
          category={deleting}
          reload={retry}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            if (categories) replace(categories.filter(({ id }) => id !== deleting.id));
          }}
        />
      )}
    </div>
  );
}
