import { createHash } from 'node:crypto';
import {
  STATEMENT_MAX_ROWS,
  type StatementColumns,
} from '../../../../shared/contract/money/statements-contract';
import type { Paise } from '../../../../shared/domain/platform/money';
import { parseCsv, unreadable } from '../../../platform/csv/parse-csv';
import {
  creditOf,
  dayOf,
  isFormula,
  isSpoilt,
  isSum,
  plainCell,
  referenceOf,
} from './statement-cells';
import { findHeader, guessHeader } from './statement-columns';

export interface Credit {
  /** The same in every statement that has this credit. */
  key: string;
  /** The row in a spreadsheet, from 1. */
  line: number;
  /** `YYYY-MM-DD`; statements name no time. */
  day: string;
  amount: Paise;
  narration: string;
  /** RRN or UTR: 12 digits. */
  reference: string | null;
}

type ReadStatement =
  | { credits: Credit[]; repeated: number }
  | { header: string[]; sample: string[] };

interface Reading {
  named: ReadonlyMap<string, StatementColumns>;
  /** `YYYY-MM-DD`. */
  today: string;
}

const NARRATION_CHARACTERS = 300;
const DELIMITERS = ['\t', ',', ';', '|'];
const SPACES = '\t';
const ZIPPED = 'PK\u0003\u0004';

/**
 * CSV in any usual form, or a table that was copied.
 * @throws DomainError `bad_input` with the line for what cannot be read without doubt: a formula in the
 * columns that decide, a rounded reference, a date, an amount, or more cells than columns. Narrations
 * are the words of strangers, so nothing in them refuses the file.
 */
export function readStatement(text: string, { named, today }: Reading): ReadStatement {
  if (text.includes('\0') || text.startsWith(ZIPPED)) throw unreadable(SPREADSHEET);
  let guess: ReadStatement | undefined;
  for (const rows of tablesOf(text.replace(/^\uFEFF/, ''))) {
    const found = findHeader(rows, named);
    if (found) return readCredits(rows, found.row, found.columns, today);
    const row = guess ? undefined : guessHeader(rows);
    if (row !== undefined) guess = { header: rows[row] ?? [], sample: rows[row + 1] ?? [] };
  }
  if (guess) return guess;
  throw unreadable(
    'No line names the columns of the statement. Copy it with the line that says Date and Credit.',
  );
}

const SPREADSHEET =
  'This is an Excel file. Please open it, choose “Save as”, then “CSV”, or download the statement as CSV from the bank.';

/** With each delimiter that it has; columns may also be kept apart by spaces. */
function* tablesOf(text: string): Generator<string[][]> {
  const read = (from: string, delimiter: string) =>
    parseCsv(from, delimiter).map((cells) => cells.map(plainCell));
  for (const delimiter of DELIMITERS) if (text.includes(delimiter)) yield read(text, delimiter);
  yield read(text.replaceAll('"', '').replace(/ {2,}/g, SPACES), SPACES);
}

function readCredits(
  rows: readonly string[][],
  header: number,
  columns: StatementColumns,
  today: string,
): ReadStatement {
  const width = rows[header]?.length ?? 0;
  const credits: Omit<Credit, 'key'>[] = [];
  for (const [index, cells] of rows.entries()) {
    const line = index + 1;
    const at = (column: number | null) => (column === null ? '' : (cells[column] ?? ''));
    if (index <= header) continue;
    const [date, narration] = [at(columns.date), at(columns.narration)];
    if ([date, at(columns.reference), at(columns.credit)].some(isFormula)) {
      throw unreadable(`Line ${line} has a formula. ${DOWNLOAD_AGAIN}`);
    }
    const isDebit = columns.direction !== null && !/^c/i.test(at(columns.direction));
    const amount = creditOf(at(columns.credit));
    const day = dayOf(date);
    if (day === undefined) {
      const last = credits.at(-1);
      const isContinued = last?.line === line - 1 && date === '' && amount === 0;
      if (isContinued) credits[credits.length - 1] = continued(last, narration, line);
      else if (amount && !isDebit && !isSum(`${date} ${narration}`)) {
        throw unreadable(
          date
            ? `Line ${line}: “${date}” is not a date.`
            : `Line ${line} has an amount, but no date.`,
        );
      }
      continue;
    }
    if (cells.slice(width).some((cell) => cell !== '')) {
      throw unreadable(`Line ${line} has more cells than columns. ${DOWNLOAD_AGAIN}`);
    }
    if (amount === undefined) {
      throw unreadable(`Line ${line}: “${at(columns.credit)}” is not an amount.`);
    }
    if (amount === 0 || isDebit) continue;
    if (day > today) throw unreadable(`Line ${line}: ${date} is in the future.`);
    if (isSpoilt(at(columns.reference))) {
      throw unreadable(
        `Line ${line}: a spreadsheet has cut off the digits of a reference. ${DOWNLOAD_AGAIN}`,
      );
    }
    const reference = referenceOf(at(columns.reference), narration);
    credits.push({ line, day, amount, narration, reference });
    if (credits.length > STATEMENT_MAX_ROWS) {
      throw unreadable(
        `A statement can have at most ${STATEMENT_MAX_ROWS} credits. Choose fewer days.`,
      );
    }
  }
  return withKeys(credits);
}

const DOWNLOAD_AGAIN =
  'Download the statement from the bank again, and choose it here before you open it in another program.';

/** Some banks break a long narration over several rows. */
function continued(credit: Omit<Credit, 'key'>, more: string, line: number): Omit<Credit, 'key'> {
  const narration = credit.narration + more;
  return { ...credit, line, narration, reference: credit.reference ?? referenceOf('', narration) };
}

/** A reference belongs to one payment. Others differ by day, amount and narration; equal ones are counted. */
function withKeys(read: readonly Omit<Credit, 'key'>[]): ReadStatement {
  const equal = new Map<string, number>();
  const credits = new Map<string, Credit>();
  for (const credit of read) {
    const narration = credit.narration.slice(0, NARRATION_CHARACTERS);
    let key = `rrn:${credit.reference}`;
    if (credit.reference === null) {
      const words = narration.toUpperCase().replace(/\s+/g, '');
      const text = [credit.day, credit.amount, words].join(' ');
      const count = (equal.get(text) ?? 0) + 1;
      equal.set(text, count);
      key = `line:${createHash('sha256').update(text).digest('base64url')}:${count}`;
    }
    if (!credits.has(key)) credits.set(key, { ...credit, narration, key });
  }
  return { credits: [...credits.values()], repeated: read.length - credits.size };
}
