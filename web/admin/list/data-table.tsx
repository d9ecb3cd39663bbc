import {
  type ColumnDef,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names';
import { SortButton, SortSelect } from './sort-controls';
import { readSort } from './sort-text';
import { useFollowRow } from './use-follow-row';

/** So few cards are seen at a glance. */
const FEW_ROWS = 5;

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic, text: sortFn_text },
});

/** A column of the table; its `header` is text. Without an accessor only a server can sort by it. */
export type Column<Row extends RowData> = ColumnDef<typeof features, Row> & {
  id: string;
  header: string;
};

interface DataTableProps<Row extends RowData> {
  /** Read out as the table's name. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where a row leads; the first column's cell becomes the link, the rest of the row follows it. */
  rowPath?: ((row: Row) => string) | undefined;
  /** How the server sorted the rows: a column's id, `-` before it for descending. */
  sort?: string | undefined;
  /** Asks for another order: of the server, or, with `page`, of the rows here. Without it the table sorts as it likes. */
  onSort?: ((sort: string) => void) | undefined;
  /** `rows` are all there are, and this page of them is shown; 1 for the first. */
  page?: { number: number; size: number } | undefined;
  /** Columns whose figures stand at the right. */
  numeric?: readonly string[];
  /** Columns that a card names; the others speak for themselves. */
  labelled?: readonly string[];
  /** Columns that take a card's whole width. */
  wide?: readonly string[];
  /** Columns that a tablet has no room for. */
  roomy?: readonly string[];
  /** A row's buttons. No column of their own: its cells would be made anew, and lose the focus. */
  actions?: ((row: Row) => ReactNode) | undefined;
}

/** One table style for the back office; from a phone's width down each row becomes a card. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowPath, page, actions } = props;
  const { numeric = [], labelled = [], wide = [], roomy = [] } = props;
  const serverSorts = props.onSort !== undefined && page === undefined;
  const [ownSort, setOwnSort] = useState<string>();
  const follow = useFollowRow();
  const sort = props.onSort ? props.sort : ownSort;
  const onSort = props.onSort ?? setOwnSort;
  const sorted = sort === undefined ? undefined : readSort(sort);
  const table = useTable({
    features,
    columns: columns as Column<Row>[],
    data: rows as Row[],
    getRowId: rowKey,
    manualSorting: serverSorts,
    state: { sorting: sorted ? [sorted] : [] },
  });
  const sortable = columns.filter(
    ({ id }) => serverSorts || table.getColumn(id)?.getCanSort() === true,
  );
  const all = table.getRowModel().rows;
  const shown = page ? all.slice((page.number - 1) * page.size, page.number * page.size) : all;

  if (rows.length === 0) {
    return (
      <p className="rounded-lg border border-mist bg-raised p-8 text-center text-ink-soft">
        No data available
      </p>
    );
  }
  return (
    <>
      {(serverSorts || rows.length > FEW_ROWS) && sortable.length > 0 && (
        <SortSelect columns={sortable} sorted={sorted} onSort={onSort} />
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
                    'px-2 text-sm font-semibold whitespace-nowrap text-ink-soft first:pl-3 last:pr-3 xl:px-3',
                    numeric.includes(column.id) ? 'text-right' : 'text-left',
                    roomy.includes(column.id) && 'md:max-lg:hidden',
                  )}
                >
                  {sortable.includes(column) ? (
                    <SortButton
                      id={column.id}
                      label={column.header}
                      sorted={sorted}
                      numeric={numeric.includes(column.id)}
                      onSort={onSort}
                    />
                  ) : (
                    <span className="inline-flex h-11 items-center">{column.header}</span>
                  )}
                </th>
              ))}
              {actions && (
                <th scope="col" className="px-2 pr-3 text-left text-sm font-semibold text-ink-soft">
                  Actions
                </th>
              )}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {shown.map((row) => (
              <tr
                key={row.id}
                onClick={rowPath && ((event) => follow(event, rowPath(row.original)))}
                className={classNames(
                  'border-t border-mist first:border-t-0 max-md:grid max-md:grid-cols-[9fr_10fr] max-md:gap-x-3 max-md:p-3',
                  rowPath && 'cursor-pointer hover:bg-hill-soft/60',
                )}
              >
                {row.getAllCells().map((cell, index) => {
                  const { id } = cell.column;
                  const content = <table.FlexRender cell={cell} />;
                  return (
                    <td
                      key={cell.id}
                      className={classNames(
                        'px-2 py-2.5 first:pl-3 last:pr-3 xl:px-3',
                        'max-md:flex max-md:items-center max-md:gap-2 max-md:px-0! max-md:py-1',
                        numeric.includes(id) && 'text-right tabular-nums',
                        wide.includes(id) && 'max-md:col-span-2',
                        roomy.includes(id) && 'md:max-lg:hidden',
                      )}
                    >
                      <span
                        className={
                          labelled.includes(id) ? 'text-ink-soft md:hidden' : 'sr-only md:hidden'
                        }
                      >
                        {String(cell.column.columnDef.header)}
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
