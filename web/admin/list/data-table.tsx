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
import { type MouseEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { classNames } from '../../ui/class-names';
import { SortButton, SortSelect } from './sort-controls';
import { readSort } from './sort-text';

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
  /** Asks the server for another order. Without it the table sorts the rows it has. */
  onSort?: ((sort: string) => void) | undefined;
  /** Columns whose figures stand at the right. */
  numeric?: readonly string[];
  /** Columns that a card names; the others speak for themselves. */
  labelled?: readonly string[];
}

/** One table style for the back office; from a phone's width down each row becomes a card. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowPath, numeric = [], labelled = [] } = props;
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
    manualSorting: props.onSort !== undefined,
    state: { sorting: sorted ? [sorted] : [] },
  });
  const sortable = columns.filter(
    ({ id }) => props.onSort || table.getColumn(id)?.getCanSort() === true,
  );

  if (rows.length === 0) {
    return (
      <p className="rounded-lg border border-mist bg-raised p-8 text-center text-ink-soft">
        No data available
      </p>
    );
  }
  return (
    <>
      {(props.onSort || rows.length > FEW_ROWS) && sortable.length > 0 && (
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
                    'px-2 text-sm font-semibold whitespace-nowrap text-ink-soft first:pl-3 last:pr-3 lg:px-3',
                    numeric.includes(column.id) ? 'text-right' : 'text-left',
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
            </tr>
          </thead>
          <tbody className="max-md:block">
            {table.getRowModel().rows.map((row) => (
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
                        'px-2 py-2.5 first:pl-3 last:pr-3 lg:px-3',
                        'max-md:flex max-md:items-center max-md:gap-2 max-md:px-0! max-md:py-1',
                        numeric.includes(id) && 'text-right tabular-nums',
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
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/**
 * A press anywhere on a row goes where its link goes. Keys have the link itself; text that is being
 * marked, and links and buttons within the row, keep their own press.
 */
function useFollowRow() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLTableRowElement>, path: string) => {
    const own = event.target instanceof Element && event.target.closest('a, button, input, select');
    if (!own && !getSelection()?.toString()) navigate(path);
  };
}
