import { Plus } from 'lucide-react';
import type { SharedOptions } from '../../../../shared/contract/menu/shared-options-contract';
import { choiceWords } from '../../../../shared/domain/menu/choice-words';
import { sectionInLanguage } from '../../../../shared/domain/menu/translations';
import { m } from '../../../../shared/messages/compiled/messages';
import { getLocale } from '../../../../shared/messages/compiled/runtime';
import { Button } from '../../../ui/button';
import type { Column } from '../../kit/list/data-table';
import { ListPage } from '../../kit/list/list-page';
import { ListTable } from '../../kit/list/list-table';
import { RowActions } from '../../kit/list/row-actions';
import { useRowChanges } from '../../kit/list/use-row-changes';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import { asListed } from '../languages/dish-names';
import type { Route } from './+types/shared-options-page';
import { CHOICE_LABELS } from './section-draft';
import { DeleteSharedOptions, SharedOptionsDialog } from './shared-options-dialogs';

export const clientLoader = pageLoader(async ({ catalog, sharedOptions }) => {
  const [shared, products] = await Promise.all([sharedOptions.list(), catalog.listProducts({})]);
  return { shared, products };
});

export const meta = () => [{ title: m.menuoffice_shared_page_title() }];

export default function SharedOptionsPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData);
  const changes = useRowChanges(
    page.data?.shared,
    (shared) => page.data && page.replace({ ...page.data, shared }),
  );
  return (
    <ListPage
      title={m.menuoffice_shared_options()}
      page={page}
      failed={m.menuoffice_shared_load_failed()}
      actions={
        <Button onClick={() => changes.startAdd()}>
          <Plus aria-hidden className="size-5" />
          {m.menuoffice_add_shared()}
        </Button>
      }
    >
      {({ shared, products }) => (
        <>
          <p className="text-ink-soft">{m.menuoffice_shared_intro()}</p>
          <ListTable
            caption={m.menuoffice_shared_options()}
            columns={SHARED_OPTIONS_COLUMNS}
            unsorted={m.menuoffice_oldest_first()}
            rows={shared.map((row) => ({ ...row, shown: sectionInLanguage(row, getLocale()) }))}
            actions={(row) => (
              <RowActions
                name={row.shown.label}
                onEdit={() => changes.startEdit(row)}
                onDelete={() => changes.startDelete(row)}
              />
            )}
          />
          {changes.editing && (
            <SharedOptionsDialog {...changes.editing} products={products.map(asListed)} />
          )}
          {changes.deleting && <DeleteSharedOptions {...changes.deleting} />}
        </>
      )}
    </ListPage>
  );
}

type ShownOptions = SharedOptions & { shown: Pick<SharedOptions, 'label' | 'options'> };

const optionNames = ({ shown }: ShownOptions) => shown.options.map(({ label }) => label).join(', ');

const SHARED_OPTIONS_COLUMNS: readonly Column<ShownOptions>[] = [
  {
    id: 'label',
    accessorFn: ({ shown }) => shown.label,
    header: m.menuoffice_section,
    cell: ({ row }) => <bdi className="font-semibold">{row.original.shown.label}</bdi>,
  },
  {
    id: 'options',
    accessorFn: optionNames,
    header: m.menuoffice_options,
    isWideOnCard: true,
    sortFn: 'text',
    cell: ({ row }) => <bdi>{optionNames(row.original)}</bdi>,
  },
  {
    id: 'choice',
    accessorFn: choiceWords,
    header: m.menuoffice_customers,
    cell: ({ row }) => choiceWords(row.original) || CHOICE_LABELS.optional(),
  },
  {
    id: 'dishes',
    accessorFn: ({ productIds }) => productIds.length,
    header: m.menuoffice_used_by,
    cell: ({ row }) => m.menuoffice_dishes({ count: row.original.productIds.length }),
  },
];
