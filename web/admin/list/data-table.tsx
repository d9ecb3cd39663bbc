import {
  type ColumnDef,
  type RowData,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names';

const features = tableFeatures({ rowSortingFeature });

/** A column of the table; its `header` is text, `meta` says how it looks. */
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
  /** Without it no header sorts. */
  onSort?: ((sort: string) => void) | undefined;
  /** Columns whose figures stand at the right. */
  numeric?: readonly string[];
}

/** One table style for the back office; from a phone's width down each row becomes a card. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowPath, sort, onSort, numeric = [] } = props;
  const sorting: SortingState = sort
    ? [{ id: sort.replace('-', ''), desc: sort.startsWith('-') }]
    : [];
  const table = useTable({
    features,
    columns: columns as Column<Row>[],
    data: rows as Row[],
    getRowId: rowKey,
    manualSorting: true,
    state: { sorting },
  });
  const sorted = sorting[0];

  if (rows.length === 0) {
    return (
      <p className="rounded-lg border border-mist bg-raised p-8 text-center text-ink-soft">
        No data available
      </p>
    );
  }
  return (
    <div className="overflow-x-auto rounded-lg border border-mist bg-raised">
      <table className="w-full border-collapse max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken max-md:sr-only">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map(({ id, column }) => {
                const direction =
                  sorted?.id === id ? (sorted.desc ? 'descending' : 'ascending') : 'none';
                const label = String(column.columnDef.header);
                return (
                  <th
                    key={id}
                    scope="col"
                    aria-sort={onSort && direction !== 'none' ? direction : undefined}
                    className={classNames(
                      'px-2.5 text-sm font-semibold whitespace-nowrap text-ink-soft',
                      numeric.includes(id) ? 'text-right' : 'text-left',
                    )}
                  >
                    {onSort ? (
                      <SortButton
                        label={label}
                        direction={direction}
                        onClick={() => onSort(nextSort(id, direction))}
                      />
                    ) : (
                      <span className="inline-flex h-11 items-center">{label}</span>
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody className="max-md:block">
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              className="relative border-t border-mist first:border-t-0 hover:bg-hill-soft/60 max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:p-3"
            >
              {row.getAllCells().map((cell, index) => {
                const content = <table.FlexRender cell={cell} />;
                return (
                  <td
                    key={cell.id}
                    className={classNames(
                      'px-2.5 py-2.5 max-md:px-0 max-md:py-1',
                      numeric.includes(cell.column.id) &&
                        'text-right tabular-nums max-md:text-left',
                    )}
                  >
                    <span className="mb-0.5 block text-sm text-ink-soft md:hidden">
                      {String(cell.column.columnDef.header)}
                    </span>
                    {rowPath && index === 0 ? (
                      <Link
                        to={rowPath(row.original)}
                        className="font-semibold text-hill underline-offset-4 after:absolute after:inset-0 hover:underline"
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
  );
}

type Direction = 'ascending' | 'descending' | 'none';

function nextSort(id: string, direction: Direction): string {
  return direction === 'ascending' ? `-${id}` : id;
}

const DIRECTION_ICON = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

interface SortButtonProps {
  label: string;
  direction: Direction;
  onClick: () => void;
}

function SortButton({ label, direction, onClick }: SortButtonProps) {
  const Icon = DIRECTION_ICON[direction];
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex h-11 items-center gap-1 hover:text-ink"
    >
      {label}
      <Icon aria-hidden className={classNames('size-4', direction === 'none' && 'opacity-50')} />
    </button>
  );
}
