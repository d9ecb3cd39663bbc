import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button';
import { ListPage } from '../../kit/list/list-page';
import { ListTable } from '../../kit/list/list-table';
import { RowActions } from '../../kit/list/row-actions';
import { useRowChanges } from '../../kit/list/use-row-changes';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/shared-options-page';
import { SHARED_OPTIONS_COLUMNS } from './shared-options-columns';
import { DeleteSharedOptions, SharedOptionsDialog } from './shared-options-dialogs';

export const clientLoader = pageLoader(async ({ catalog, sharedOptions }) => {
  const [shared, products] = await Promise.all([sharedOptions.list(), catalog.listProducts({})]);
  return { shared, products };
});

export const meta = () => [{ title: 'Shared options · Back office' }];

export default function SharedOptionsPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData);
  const changes = useRowChanges(
    page.data?.shared,
    (shared) => page.data && page.replace({ ...page.data, shared }),
  );
  return (
    <ListPage
      title="Shared options"
      page={page}
      failed="Failed to load the shared options. Please try again."
      actions={
        <Button onClick={() => changes.startAdd()}>
          <Plus aria-hidden className="size-5" />
          Add shared options
        </Button>
      }
    >
      {({ shared, products }) => (
        <>
          <p className="text-ink-soft">
            Options that several dishes share, such as the toppings of your waffles. A change here
            changes all of those dishes.
          </p>
          <ListTable
            caption="Shared options"
            columns={SHARED_OPTIONS_COLUMNS}
            unsorted="Oldest first"
            rows={shared}
            actions={(row) => (
              <RowActions
                name={row.label}
                onEdit={() => changes.startEdit(row)}
                onDelete={() => changes.startDelete(row)}
              />
            )}
          />
          {changes.editing && <SharedOptionsDialog {...changes.editing} products={products} />}
          {changes.deleting && <DeleteSharedOptions {...changes.deleting} />}
        </>
      )}
    </ListPage>
  );
}
