import { parseCsv } from '../../../platform/csv/parse-csv';
import { plainCell } from './statement-cells';

export interface StatementTable {
  rows: string[][];
  /**
   * The rows as the header's columns cut them; null for a row that does not fit them.
   * @param inOrder whether a row with as many cells as the header needs no positions.
   */
  cutAt: (header: number, inOrder: boolean) => (string[] | null)[];
}

const DELIMITERS = ['\t', ',', ';', '|'];
/** In no statement: lines are not divided. */
const NONE = '\u001f';

/** With each delimiter that the text has; columns may also be kept apart by spaces. */
export function* tablesOf(text: string): Generator<StatementTable> {
  for (const delimiter of DELIMITERS) {
    if (!text.includes(delimiter)) continue;
    const rows = parseCsv(withQuotesAsText(text, delimiter), delimiter);
    yield tableOf(rows.map((cells) => cells.map(plainCell)));
  }
  yield spacedTable(parseCsv(text.replaceAll('"', ''), NONE).map(([line = '']) => line));
}

/** A table whose cells are already apart, such as a spreadsheet's. */
export function tableOf(rows: string[][]): StatementTable {
  return { rows, cutAt: () => rows };
}

/**
 * Quotes a cell that only begins with a quotation mark, as a narration may. A cell that was copied from a page
 * never goes on after a tab.
 */
function withQuotesAsText(text: string, delimiter: string): string {
  const begin = new RegExp(`(?<=^|[\\n\\r${delimiter === '|' ? '\\|' : delimiter}])"`, 'g');
  const closed = /"[^"]*(?:""[^"]*)*"/y;
  let read = '';
  let end = 0;
  for (const { index } of text.matchAll(begin)) {
    if (index < end) continue;
    closed.lastIndex = index;
    const cell = closed.exec(text)?.[0];
    const next = cell && text[index + cell.length];
    const isCell =
      cell !== undefined &&
      (next === undefined || next === delimiter || /[\r\n]/.test(next)) &&
      !(delimiter === '\t' && cell.includes('\t'));
    if (isCell) {
      read += text.slice(end, index) + cell;
      end = index + cell.length;
      continue;
    }
    const stop = nextOf(text, index, delimiter);
    read += `${text.slice(end, index)}"${text.slice(index, stop).replaceAll('"', '""')}"`;
    end = stop;
  }
  return read + text.slice(end);
}

function nextOf(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === delimiter || text[at] === '\n' || text[at] === '\r') return at;
  }
  return text.length;
}

interface Piece {
  text: string;
  start: number;
  end: number;
}

function spacedTable(lines: readonly string[]): StatementTable {
  const pieces = lines.map(piecesOf);
  const texts = (line: readonly Piece[]) => line.map(({ text }) => text);
  return {
    rows: pieces.map(texts),
    cutAt: (header, inOrder) => {
      const columns = pieces[header] ?? [];
      return pieces.map((line) =>
        inOrder && line.length === columns.length ? texts(line) : cutLine(line, columns),
      );
    },
  };
}

function piecesOf(line: string): Piece[] {
  return [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
    text: plainCell(text),
    start: index,
    end: index + text.length,
  }));
}

/** Each piece has to lie within one column, or to end with its name: what crosses columns has been pushed aside. */
function cutLine(line: readonly Piece[], columns: readonly Piece[]): string[] | null {
  const cells = columns.map(() => '');
  for (const { text, start, end } of line) {
    const at = columns.findIndex((column, index) => {
      const [before, next] = [columns[index - 1], columns[index + 1]];
      const isWithin = start >= column.start - 1 && (!next || end < next.start);
      return isWithin || (end === column.end && start >= (before?.end ?? 0));
    });
    if (at < 0) return null;
    cells[at] = cells[at] ? `${cells[at]}  ${text}` : text;
  }
  return cells;
}
