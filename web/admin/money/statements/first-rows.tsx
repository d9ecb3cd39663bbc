import Papa from 'papaparse';
import { m } from '../../../../shared/messages/compiled/messages';

interface FirstRowsProps {
  header: readonly string[];
  rows: readonly (readonly string[])[];
  /** What is chosen for each column, by its position. */
  roles: ReadonlyMap<number, string>;
}

/** The top of the statement, to see what was chosen for each column. */
export function FirstRows({ header, rows, roles }: FirstRowsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls with the keyboard
    <section className="overflow-x-auto" aria-label={m.statement_first_rows()} tabIndex={0}>
      <table className="min-w-full text-left text-sm">
        <thead>
          <tr>
            {header.map((name, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
              <th key={column} scope="col" className="min-w-28 px-2 py-1 align-bottom">
                {columnName(name, column)}
                <span className="block font-normal text-hill">{roles.get(column) ?? '–'}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-mist">
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position
            <tr key={row}>
              {header.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
                <td key={column} className="max-w-56 break-words px-2 py-1 align-top">
                  <bdi>{cells[column]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export const columnName = (name: string, column: number) =>
  name || m.statement_column({ number: column + 1 });

const DELIMITERS = ['\t', ',', ';', '|'];
/** The server finds a header in the first 60. */
const LINES_SEARCHED = 80;
const MOST_ROWS = 5;

/** The rows below the header, without empty ones; only `sample` if spaces divide the columns. */
export function firstRows(
  text: string,
  { header, sample }: { header: readonly string[]; sample: readonly string[] },
): (readonly string[])[] {
  for (const delimiter of DELIMITERS) {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: LINES_SEARCHED });
    const found = data.findIndex((cells) => keyOf(cells) === keyOf(header));
    if (found < 0) continue;
    const rows = data.slice(found + 1).filter((cells) => cells.some((cell) => cell.trim() !== ''));
    return rows.slice(0, MOST_ROWS);
  }
  return [sample];
}

/** Spaces and punctuation make no difference. */
function keyOf(cells: readonly string[]): string {
  return cells.map((cell) => cell.replace(/[^\p{L}\p{N}]/gu, '')).join('|');
}
