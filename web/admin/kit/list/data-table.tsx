import {
  type ColumnDef,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { m } from '../../../../shared/messages/compiled/messages';
import { classNames } from '../../../ui/class-names';
import { PAGE_SIZE } from './list-params';
import { SortButton, SortSelect } from './sort-controls';
import { parseSort } from './sort-param';

/** Up to this many cards, a phone shows no sort control. */
const FEW_ROWS = 5;

/** A person's words have three lines, and at least the width of most words. */
const WORDS = '[&>bdi]:line-clamp-3 [&>bdi]:text-left md:[&>bdi]:min-w-24';

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic, text: sortFn_text },
});

/**
 * Without an accessor, only a server can sort by it.
 * @typeParam Id the sorts that the server knows, if it sorts the list. A page drops another one without a word.
 */
export type Column<Row extends object, Id extends string = string> = ColumnDef<
  typeof features,
  Row
> & {
  id: Id;
  header: () => string;
  isNumeric?: boolean;
  /** Whether a card shows the column's header; other columns need none. */
  hasCardLabel?: boolean;
  isWideOnCard?: boolean;
  isHiddenOnTablet?: boolean;
};

interface DataTableProps<Row extends { id: string }> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Its first cell becomes the link. */
  rowPath?: ((row: Row) => string) | undefined;
  /** A row's buttons. They are outside of TanStack's columns, which remount and lose the focus. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** The current sort: a column's id, with `-` before it for descending. */
  sort?: string | undefined;
  /** Without it, the table sorts by itself. */
  onSort?: ((sort: string) => void) | undefined;
  serverSorts?: boolean;
  page?: number | undefined;
  unsorted?: string | undefined;
}

/** On a phone each row becomes a card. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowPath, actions, page, serverSorts = false } = props;
  const navigate = useNavigate();
  const [ownSort, setOwnSort] = useState<string>();
  const sort = props.onSort ? props.sort : ownSort;
  const onSort = props.onSort ?? setOwnSort;
  const sorted = sort === undefined ? undefined : parseSort(sort);
  const table = useTable({
    features,
    columns: columns as Column<Row>[],
    data: rows as Row[],
    getRowId: ({ id }) => id,
    manualSorting: serverSorts,
    manualPagination: page === undefined,
    autoResetPageIndex: false,
    state: {
      sorting: sorted ? [sorted] : [],
      pagination: { pageIndex: (page ?? 1) - 1, pageSize: PAGE_SIZE },
    },
  });
  const sortable = columns.filter(
    ({ id }) => serverSorts || table.getColumn(id)?.getCanSort() === true,
  );
  const openRow = (event: MouseEvent<HTMLTableRowElement>, path: string) => {
    const control =
      event.target instanceof Element && event.target.closest('a, button, input, select');
    // Selecting text must not open the row.
    if (!control && !getSelection()?.toString()) navigate(path);
  };

  if (rows.length === 0) {
    return (
      <p className="rounded-lg border border-mist bg-raised p-8 text-center text-ink-soft">
        {m.kit_list_no_data()}
      </p>
    );
  }
  return (
    <>
      {(serverSorts || rows.length > FEW_ROWS) && sortable.length > 0 && (
        <SortSelect columns={sortable} sorted={sorted} onSort={onSort} unsorted={props.unsorted} />
      )}
      <div className="overflow-x-auto rounded-lg border border-mist bg-raised">
        <table className="w-full border-collapse max-md:block">
          <caption className="sr-only">{caption}</caption>
          <thead className="bg-sunken max-md:hidden">
            <tr>
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={
                    sorted?.id === column.id
                      ? sorted.desc
                        ? 'descending'
                        : 'ascending'
                      : undefined
                  }
                  className={classNames(
                    'px-2 text-sm font-semibold whitespace-nowrap text-ink-soft first:pl-3 last:pr-3 md:max-lg:not-first:pl-1.5 md:max-lg:not-last:pr-1.5 xl:px-3',
                    column.isNumeric ? 'text-right' : 'text-left',
                    column.isHiddenOnTablet && 'md:max-lg:hidden',
                  )}
                >
                  {sortable.includes(column) ? (
                    <SortButton column={column} sorted={sorted} onSort={onSort} />
                  ) : (
                    <span className="inline-flex h-11 items-center">{column.header()}</span>
                  )}
                </th>
              ))}
              {actions && (
                <th scope="col" className="px-2 pr-3 text-left text-sm font-semibold text-ink-soft">
                  {m.kit_list_actions()}
                </th>
              )}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {table.getRowModel().rows.map((row) => (
              <tr
                key={row.id}
                onClick={rowPath && ((event) => openRow(event, rowPath(row.original)))}
                className={classNames(
                  'border-t border-mist first:border-t-0 max-md:grid max-md:grid-cols-[minmax(0,9fr)_minmax(0,10fr)] max-md:gap-x-3 max-md:p-3',
                  'large-text:flex! large-text:flex-col',
                  rowPath && 'cursor-pointer hover:bg-hill-soft/60',
                )}
              >
                {row.getAllCells().map((cell, index) => {
                  const column = cell.column.columnDef as Column<Row>;
                  const content = <table.FlexRender cell={cell} />;
                  return (
                    <td
                      key={cell.id}
                      className={classNames(
                        'px-2 py-2.5 first:pl-3 last:pr-3 md:max-lg:not-first:pl-1.5 md:max-lg:not-last:pr-1.5 xl:px-3',
                        WORDS,
                        'max-md:flex max-md:items-center max-md:gap-2 max-md:px-0! max-md:py-1',
                        column.isNumeric && 'text-right tabular-nums md:whitespace-nowrap',
                        column.isWideOnCard && 'max-md:col-span-2',
                        column.isHiddenOnTablet && 'md:max-lg:hidden',
                      )}
                    >
                      <span
                        className={classNames(
                          'md:hidden',
                          column.hasCardLabel ? 'text-ink-soft' : 'sr-only',
                        )}
                      >
                        {column.header()}
                      </span>
                      {rowPath && index === 0 ? (
                        <Link
                          to={rowPath(row.original)}
                          className="font-semibold text-hill underline-offset-4 hover:underline"
                        >
                          {content}
                        </Link>
                      ) : (
                        content
                      )}
                    </td>
                  );
                })}
                {actions && (
                  <td className="py-1 pr-3 pl-2 max-md:col-span-2 max-md:px-0">
                    {actions(row.original)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
