import {
  MENU_COLUMNS,
  MENU_FILE_MAX_ROWS,
  type MenuColumn,
} from '../../../shared/contract/menu/menu-file-contract';
import { guardFormula, unguardFormula } from '../../../shared/domain/platform/formula';
import { badInput } from '../../../shared/domain/platform/refusals';
import { m } from '../../../shared/messages/compiled/messages';
import { parseCsv } from '../../platform/csv/parse-csv';
import { BYTE_ORDER_MARK, writeCsv } from '../../platform/csv/write-csv';

export type MenuCells = Partial<Record<MenuColumn, string>>;

export interface MenuRow {
  /** The row in a spreadsheet; the header is 1. */
  line: number;
  cells: MenuCells;
  /** Whether a cell has no column, often because of a comma outside quotation marks. */
  overfull: boolean;
}

/** Writes a menu file. An apostrophe keeps cells that look like formulas from being run. */
export function writeMenuCsv(products: readonly Record<MenuColumn, string>[]): string {
  const rows = products.map((cells) => MENU_COLUMNS.map((column) => guardFormula(cells[column])));
  return writeCsv([MENU_COLUMNS, ...rows]);
}

/** Excel's first line that names the delimiter, which is no row of the spreadsheet; a tab may be spelled out. */
const DELIMITER_LINE = /^\s*"?sep=(?:.|\\t)?"?[ ,;]*(\r\n?|\n)/i;

/** Commas, semicolons, tabs or bars; empty lines are skipped. @throws DomainError `bad_input` for an unreadable file. */
export function readMenuCsv(csv: string): MenuRow[] {
  const text = csv.replace(BYTE_ORDER_MARK, '').replace(DELIMITER_LINE, '');
  const [header, ...filled] = parseCsv(text, delimiterOf(text))
    .map((row, index) => ({ line: index + 1, row }))
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''));
  const columns = readHeader(header?.row ?? []);
  if (filled.length > MENU_FILE_MAX_ROWS) {
    throw badInput('', m.menufile_most({ most: MENU_FILE_MAX_ROWS }));
  }
  return filled.map(({ line, row }) => ({
    line,
    cells: Object.fromEntries(
      columns.flatMap((column, index) =>
        column ? [[column, unguardFormula(row[index] ?? '').trim()]] : [],
      ),
    ),
    overfull: row.some((cell, index) => !columns[index] && cell.trim() !== ''),
  }));
}

/** The header shows the file's delimiter, because no column's name contains one. */
function delimiterOf(text: string): string {
  const [header = ''] = text.trimStart().split(/[\r\n]/, 1);
  return [';', '\t', '|'].find((delimiter) => header.includes(delimiter)) ?? ',';
}

/** @returns the columns; undefined for one without a name, as spreadsheets write those that were once filled. */
function readHeader(header: readonly string[]): (MenuColumn | undefined)[] {
  const columns = header.map((typed) => {
    const name = columnName(typed);
    const column = MENU_COLUMNS.find((known) => known === name);
    if (!column && name !== '') {
      throw badInput('', m.menufile_no_column({ name, columns: MENU_COLUMNS.join(', ') }));
    }
    return column;
  });
  const twice = columns.find((column, index) => column && columns.indexOf(column) < index);
  if (twice) throw badInput('', m.menufile_column_twice({ name: twice }));
  if (!columns.includes('name')) throw badInput('', m.menufile_name_column());
  return columns;
}

/** Without case, widths, underscores and what nobody sees. */
function columnName(typed: string): string {
  const seen = typed.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return seen
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase();
}
