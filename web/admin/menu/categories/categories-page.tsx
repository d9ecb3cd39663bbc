import { ArrowDownUp, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Category } from '../../../../shared/contract/menu/catalog-contract';
import { inLanguage } from '../../../../shared/domain/platform/translated-languages';
import { m } from '../../../../shared/messages/compiled/messages';
import { getLocale } from '../../../../shared/messages/compiled/runtime';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { ProductStatusPill } from '../../../ui/product-status-pill';
import { OrderDialog } from '../../kit/form/order-dialog';
import type { Column } from '../../kit/list/data-table';
import { ListPage } from '../../kit/list/list-page';
import { ListTable } from '../../kit/list/list-table';
import { RowActions } from '../../kit/list/row-actions';
import { useRowChanges } from '../../kit/list/use-row-changes';
import { FailureNotice } from '../../kit/query/failure-notice';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import { dishName } from '../languages/dish-names';
import type { Route } from './+types/categories-page';
import { CategoryDialog, DeleteCategory } from './category-dialogs';

export const clientLoader = pageLoader((api) => api.catalog.listCategories({}));

export const meta = () => [{ title: m.menuoffice_categories_page_title() }];

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const { catalog } = useApi();
  const page = usePageData(loaderData);
  const changes = useRowChanges(page.data, page.replace);
  const [isArranging, setArranging] = useState(false);
  return (
    <ListPage
      title={m.menuoffice_categories()}
      page={page}
      failed={m.menuoffice_categories_load_failed()}
      actions={
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" onClick={() => setArranging(true)}>
            <ArrowDownUp aria-hidden className="size-5" />
            {m.menuoffice_change_order()}
          </Button>
          <Button onClick={() => changes.startAdd()}>
            <Plus aria-hidden className="size-5" />
            {m.menuoffice_add_category()}
          </Button>
        </div>
      }
    >
      {(categories) => (
        <>
          <FailureNotice message={changes.failure?.message} />
          <ListTable
            caption={m.menuoffice_categories()}
            columns={CATEGORY_COLUMNS}
            unsorted={m.menuoffice_menu_order()}
            rows={categories}
            actions={(category) => (
              <RowActions
                name={dishName(category)}
                toggle={{
                  active: category.isActive,
                  busy: changes.busy,
                  onToggle: () =>
                    changes.change(
                      () => catalog.updateCategory({ ...category, isActive: !category.isActive }),
                      m.menuoffice_category_status_failed(),
                    ),
                }}
                onEdit={() => changes.startEdit(category)}
                onDelete={() => changes.startDelete(category)}
              />
            )}
          />
          {isArranging && (
            <OrderDialog
              title={m.menuoffice_change_order()}
              plural="categories"
              load={() => catalog.listCategories({ lang: getLocale() })}
              save={(categoryIds) => catalog.arrangeCategories({ categoryIds })}
              onClose={() => setArranging(false)}
            />
          )}
          {changes.editing && <CategoryDialog {...changes.editing} />}
          {changes.deleting && <DeleteCategory {...changes.deleting} />}
        </>
      )}
    </ListPage>
  );
}

const descriptionOf = (category: Category) => inLanguage(category, getLocale()).description;

const CATEGORY_COLUMNS: readonly Column<Category>[] = [
  {
    id: 'name',
    accessorFn: dishName,
    header: m.menuoffice_category,
    cell: ({ row }) => <bdi className="font-semibold">{dishName(row.original)}</bdi>,
  },
  {
    id: 'isActive',
    accessorFn: ({ isActive }) => Number(isActive),
    header: m.menuoffice_status,
    cell: ({ row }) => <ProductStatusPill status={row.original.isActive ? 'active' : 'inactive'} />,
  },
  {
    id: 'description',
    accessorFn: descriptionOf,
    header: m.menuoffice_description,
    isWideOnCard: true,
    sortFn: 'text',
    cell: ({ row }) => <bdi className="text-ink-soft">{descriptionOf(row.original)}</bdi>,
  },
];
