import {
  MENU_COLUMNS,
  MENU_FILE_MAX_ROWS,
  type MenuColumn,
} from '../../../shared/contract/menu/menu-file-contract';
import { guardFormula, unguardFormula } from '../../../shared/domain/platform/formula';
import { parseCsv, unreadable } from '../../platform/csv/parse-csv';
import { BYTE_ORDER_MARK, writeCsv } from '../../platform/csv/write-csv';

export type MenuCells = Partial<Record<MenuColumn, string>>;

export interface MenuRow {
  /** The row in a spreadsheet; the header is 1. */
  line: number;
  cells: MenuCells;
  /** Whether it has more cells than columns, often because of a comma outside quotation marks. */
  overfull: boolean;
}

/** Writes a menu file. An apostrophe keeps cells that look like formulas from being run. */
export function writeMenuCsv(products: readonly Record<MenuColumn, string>[]): string {
  const rows = products.map((cells) => MENU_COLUMNS.map((column) => guardFormula(cells[column])));
  return writeCsv([MENU_COLUMNS, ...rows]);
}

/** Excel's first line that names the delimiter, which is no row of the spreadsheet. */
const DELIMITER_LINE = /^sep=.?(\r\n?|\n)/i;

/** Commas, semicolons or tabs; empty lines are skipped. @throws DomainError `bad_input` for an unreadable file. */
export function readMenuCsv(csv: string): MenuRow[] {
  const text = csv.replace(BYTE_ORDER_MARK, '').replace(DELIMITER_LINE, '');
  const [header, ...filled] = parseCsv(text, delimiterOf(text))
    .map((row, index) => ({ line: index + 1, row }))
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''));
  const columns = readHeader(header?.row ?? []);
  if (filled.length > MENU_FILE_MAX_ROWS) {
    throw unreadable(`A file can have at most ${MENU_FILE_MAX_ROWS} products`);
  }
  return filled.map(({ line, row }) => ({
    line,
    cells: Object.fromEntries(
      columns.map((column, index) => [column, unguardFormula(row[index] ?? '').trim()]),
    ),
    overfull: row.slice(columns.length).some((cell) => cell.trim() !== ''),
  }));
}

/** The header shows the file's delimiter, because no column's name contains one. */
function delimiterOf(text: string): string {
  const [header = ''] = text.trimStart().split(/[\r\n]/, 1);
  return [';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ',';
}

function readHeader(header: readonly string[]): MenuColumn[] {
  const typed = header.map((name) => name.trim().toLowerCase());
  // A spreadsheet also writes columns at its end that were once filled.
  const names = typed.slice(0, typed.findLastIndex((name) => name !== '') + 1);
  const columns = names.map((name) => {
    const column = MENU_COLUMNS.find((known) => known === name);
    if (!column) {
      throw unreadable(
        `There is no column "${name}". The first line names the columns: ${MENU_COLUMNS.join(', ')}`,
      );
    }
    return column;
  });
  if (new Set(columns).size < columns.length) throw unreadable('A column appears twice');
  if (!columns.includes('name')) throw unreadable('The file needs a column "name"');
  return columns;
}
