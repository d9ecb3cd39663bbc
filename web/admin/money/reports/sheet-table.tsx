import { type Column, DataTable } from '../../kit/list/data-table';
import { ListTable } from '../../kit/list/list-table';
import { type Cell, cellText, inFiles, onPage, type Sheet } from './sheet';

/** The characters of a header that fit beside an amount in half a card of 360 px. */
const LONGEST_IN_HALF_CARD = 9;

interface SheetRow {
  id: string;
  cells: readonly Cell[];
}

/** A sheet on the page. @param paged for one long sheet of a page. */
export function SheetTable({ sheet, paged = false }: { sheet: Sheet; paged?: boolean }) {
  const columns = sheet.columns.map(
    ({ header, kind }, index): Column<SheetRow> => ({
      // The sort in the page's address, the same in every language.
      id: inFiles(header),
      header: () => onPage(header),
      accessorFn: ({ cells }) => sortValue(cells[index] ?? null),
      isNumeric: kind !== 'text',
      hasCardLabel: index > 0,
      isWideOnCard: kind === 'text' || onPage(header).length > LONGEST_IN_HALF_CARD,
      cell: ({ row }) => {
        const shown = cellText(row.original.cells[index] ?? null, kind);
        return kind === 'text' ? <bdi>{shown}</bdi> : shown;
      },
    }),
  );
  const rows = sheet.rows.map((cells, index) => ({ id: String(index), cells }));
  const Table = paged ? ListTable<SheetRow> : DataTable<SheetRow>;
  return <Table caption={onPage(sheet.name)} columns={columns} rows={rows} />;
}

const sortValue = (cell: Cell) => (cell === null || typeof cell === 'number' ? cell : onPage(cell));

export function SheetPart({ sheet, paged }: { sheet: Sheet; paged?: boolean }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-lg">{onPage(sheet.name)}</h3>
      <SheetTable sheet={sheet} paged={paged ?? false} />
    </div>
  );
}

/** A sheet as the table of a chart. */
export function shown({ columns, rows }: Sheet) {
  return {
    header: columns.map(({ header }) => onPage(header)),
    rows: rows.map((row) =>
      row.map((cell, index) => cellText(cell, columns[index]?.kind ?? 'text')),
    ),
  };
}
