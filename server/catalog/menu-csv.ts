import Papa from 'papaparse';
import { MENU_FILE_MAX_ROWS } from '../../shared/contract/menu-file-contract';
import { DomainError } from '../../shared/domain/refusals';

/** The columns of a menu file, in their order. */
export const MENU_COLUMNS = [
  'id',
  'name',
  'description',
  'category',
  'price',
  'packaging charge',
  'stock',
  'diet',
  'on the menu',
  'picture',
  'options',
] as const;
export type MenuColumn = (typeof MENU_COLUMNS)[number];

/** The cells of a product; a column that the file leaves out is not there. */
export type MenuCells = Partial<Record<MenuColumn, string>>;

/** A row of a file. */
export interface MenuRow {
  /** In a spreadsheet, the header being 1. */
  line: number;
  cells: MenuCells;
  /** It has cells beyond the last column: a comma within a text, without quotation marks around it. */
  overfull: boolean;
}

/** Of all lines, those within quotation marks too: beyond that the parser alone would take seconds. */
const MOST_LINES = 20_000;
/** A hundred for each product; a million stray ones would hold the whole server up for seconds. */
const MOST_MARKS = 100 * MENU_FILE_MAX_ROWS;

/** A spreadsheet reads it as UTF-8 only with this before it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would run as a formula, in any of the widths it knows. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** The file of these products. No cell of it is a formula: an apostrophe stands before what looks like one. */
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
 * Reads a menu file, with commas or whatever a spreadsheet of another country writes. Empty lines
 * are passed over.
 * @throws DomainError `bad_input` for a file that cannot be read as a whole.
 */
export function readMenuCsv(csv: string): MenuRow[] {
  const text = csv.replace(BYTE_ORDER_MARK, '');
  if (text.split(/\r\n?|\n/, MOST_LINES + 1).length > MOST_LINES) {
    throw refused(`A file may have ${MOST_LINES} lines at most`);
  }
  if (marksIn(text) > MOST_MARKS) {
    throw refused(`A file may have ${MOST_MARKS} quotation marks at most`);
  }
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const unreadable = errors.find(({ type }) => type === 'Quotes');
  if (unreadable) {
    throw refused(`Line ${(unreadable.row ?? 0) + 1}: a quotation mark is missing or too many`);
  }
  const [header = [], ...rows] = data;
  const columns = readHeader(header);
  const filled = rows
    .map((row, index) => ({ line: index + 2, row }))
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''));
  if (filled.length > MENU_FILE_MAX_ROWS) {
    throw refused(`A file may hold ${MENU_FILE_MAX_ROWS} products at most`);
  }
  return filled.map(({ line, row }) => ({
    line,
    cells: Object.fromEntries(
      columns.map((column, index) => [column, unguarded(row[index] ?? '')]),
    ),
    overfull: row.slice(columns.length).some((cell) => cell.trim() !== ''),
  }));
}

/** Quotation marks; one too many when there are more than a file may have. */
function marksIn(text: string): number {
  let marks = 0;
  for (let at = text.indexOf('"'); at >= 0 && marks <= MOST_MARKS; at = text.indexOf('"', at + 1)) {
    marks += 1;
  }
  return marks;
}

/** The names of the columns hold none of them; what is between them parts the file. */
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
        `There is no column '${name}'. The first line names the columns: ${MENU_COLUMNS.join(', ')}`,
      );
    }
    return column;
  });
  if (new Set(columns).size < columns.length) throw refused('A column is there twice');
  if (!columns.includes('name')) throw refused("The file needs a column 'name'");
  return columns;
}

function unguarded(cell: string): string {
  return (GUARDED.test(cell) ? cell.slice(1) : cell).trim();
}

function refused(message: string): DomainError {
  return new DomainError('bad_input', { issues: [{ path: '', message }] });
}
