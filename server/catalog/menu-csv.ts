import Papa from 'papaparse';
import {
  MENU_COLUMNS,
  MENU_FILE_MAX_ROWS,
  type MenuColumn,
} from '../../shared/contract/menu-file-contract';
import { DomainError } from '../../shared/domain/refusals';

/** A row's cells, without the columns that the file lacks. */
export type MenuCells = Partial<Record<MenuColumn, string>>;

export interface MenuRow {
  /** The row in a spreadsheet; the header is 1. */
  line: number;
  cells: MenuCells;
  /** Whether it has more cells than columns, often because of a comma outside quotation marks. */
  overfull: boolean;
}

/** Includes line breaks within quotation marks. The parser would take seconds for more. */
const MAX_LINES = 20_000;
/** A hundred per product. A million would block the server for seconds. */
const MAX_QUOTES = 100 * MENU_FILE_MAX_ROWS;

/** Spreadsheets need it to read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that a spreadsheet would run as a formula, also with full-width characters. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Writes a menu file. An apostrophe keeps cells that look like formulas from being run. */
export function writeMenuCsv(products: readonly Record<MenuColumn, string>[]): string {
  const rows = products.map((cells) =>
    MENU_COLUMNS.map((column) => {
      const cell = cells[column];
      return FORMULA.test(cell) ? `'${cell}` : cell;
    }),
  );
  return BYTE_ORDER_MARK + Papa.unparse([[...MENU_COLUMNS], ...rows]);
}

/**
 * Reads a menu file, with commas, semicolons or tabs. Empty lines are skipped.
 * @throws DomainError `bad_input` for a file that cannot be read.
 */
export function readMenuCsv(csv: string): MenuRow[] {
  const text = csv.replace(BYTE_ORDER_MARK, '');
  if (text.split(/\r\n?|\n/, MAX_LINES + 1).length > MAX_LINES) {
    throw refused(`A file can have at most ${MAX_LINES} lines`);
  }
  if (countQuotes(text) > MAX_QUOTES) {
    throw refused(`A file can have at most ${MAX_QUOTES} quotation marks`);
  }
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const unreadable = errors.find(({ type }) => type === 'Quotes');
  if (unreadable) {
    throw refused(
      `Line ${(unreadable.row ?? 0) + 1}: a quotation mark is missing, or there is one too many`,
    );
  }
  const [header = [], ...rows] = data;
  const columns = readHeader(header);
  const filled = rows
    .map((row, index) => ({ line: index + 2, row }))
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''));
  if (filled.length > MENU_FILE_MAX_ROWS) {
    throw refused(`A file can have at most ${MENU_FILE_MAX_ROWS} products`);
  }
  return filled.map(({ line, row }) => ({
    line,
    cells: Object.fromEntries(
      columns.map((column, index) => [column, unguarded(row[index] ?? '')]),
    ),
    overfull: row.slice(columns.length).some((cell) => cell.trim() !== ''),
  }));
}

function countQuotes(text: string): number {
  let quotes = 0;
  let at = text.indexOf('"');
  while (at >= 0 && quotes <= MAX_QUOTES) {
    quotes += 1;
    at = text.indexOf('"', at + 1);
  }
  return quotes;
}

/** The header shows the file's delimiter, because no column's name contains one. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1);
  return [';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ',';
}

function readHeader(header: readonly string[]): MenuColumn[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const columns = names.map((name) => {
    const column = MENU_COLUMNS.find((known) => known === name);
    if (!column) {
      throw refused(
        `There is no column "${name}". The first line names the columns: ${MENU_COLUMNS.join(', ')}`,
      );
    }
    return column;
  });
  if (new Set(columns).size < columns.length) throw refused('A column appears twice');
  if (!columns.includes('name')) throw refused('The file needs a column "name"');
  return columns;
}

function unguarded(cell: string): string {
  return (GUARDED.test(cell) ? cell.slice(1) : cell).trim();
}

function refused(message: string): DomainError {
  return new DomainError('bad_input', { issues: [{ path: '', message }] });
}
