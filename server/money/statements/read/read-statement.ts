import {
  type LeftOutReason,
  STATEMENT_MAX_ROWS,
  type StatementColumns,
  UNREAD_REASONS,
} from '../../../../shared/contract/money/statements-contract';
import type { Paise } from '../../../../shared/domain/platform/money';
import { badInput } from '../../../../shared/domain/platform/refusals';
import { m } from '../../../../shared/messages/compiled/messages';
import { type Credit, withKeys } from './credit-keys';
import { readRows, type StatementRow } from './read-rows';
import { contradictedByBalance } from './running-balance';
import { referenceOf, referencesIn, saysReversal } from './statement-cells';
import { findHeader, guessHeader, type Header, isSettlement } from './statement-columns';
import { type StatementTable, tablesOf } from './statement-tables';

export interface LeftOutRow {
  line: number;
  reason: LeftOutReason;
  text: string;
}

export interface Layout {
  header: string[];
  /** The row after it. */
  sample: string[];
}

/** What staff have to name before the statement can be read. */
export interface UnknownLayout extends Layout {
  columns?: StatementColumns;
  words?: string[];
}

export interface KnownStatement {
  credits: Credit[];
  repeated: number;
  leftOut: LeftOutRow[];
  /** The references of debits, reversals and failed payments. */
  outgoing: string[];
  /** The amounts of reversals that name no reference. */
  returned: Paise[];
  /** The references of rows that could not be read, which may be the same. */
  unread: string[];
  layout: Layout & { columns: StatementColumns; isNamed: boolean; words: string[] };
}

interface Reading {
  named: ReadonlyMap<string, StatementColumns>;
  /** `YYYY-MM-DD`. */
  today: string;
}

const NARRATION_CHARACTERS = 300;
const ZIPPED = 'PK\u0003\u0004';

/**
 * CSV in any usual form, or a table that was copied. A row that cannot be read without doubt is left out with its
 * reason (money rule 7). Narrations are the words of strangers, so nothing in them leaves a row out.
 * @throws DomainError `bad_input` for a text without a header or with more than `STATEMENT_MAX_ROWS` credits.
 */
export function readStatement(text: string, reading: Reading): KnownStatement | UnknownLayout {
  if (text.includes('\0') || text.startsWith(ZIPPED)) throw badInput('', m.validation_excel_file());
  return readTables(tablesOf(text.replace(/^\uFEFF/, '')), reading);
}

/** The same statement, cut in several ways: the first with a header that is known counts. */
export function readTables(
  tables: Iterable<StatementTable>,
  { named, today }: Reading,
): KnownStatement | UnknownLayout {
  let guess: UnknownLayout | undefined;
  for (const table of tables) {
    const found = findHeader(table.rows, named);
    if (found) return readTable(table, found, today);
    const row = guess ? undefined : guessHeader(table.rows);
    if (row !== undefined) guess = layoutOf(table, row);
  }
  if (guess) return guess;
  throw badInput('', m.validation_no_columns());
}

function readTable(
  table: StatementTable,
  header: Header,
  today: string,
): KnownStatement | UnknownLayout {
  const { columns, isNamed } = header;
  const layout = layoutOf(table, header.row);
  const cut = table.cutAt(header.row, columns.debit === null);
  const {
    rows,
    unknownWords: words,
    isUnclear,
  } = readRows({ rows: table.rows, cut, header }, today);
  // Without words it is the column of the amounts that is unclear.
  if (isUnclear) return words.length > 0 ? { ...layout, columns, words } : layout;
  // Sums are between the bookings, not among them.
  const wrong = contradictedByBalance(
    rows.filter(({ day, leftOut }) => day || leftOut !== 'total'),
  );
  for (const row of wrong) row.leftOut = 'balance';
  const isShared =
    columns.reference !== null && isSettlement(layout.header[columns.reference] ?? '');
  const credits = rows
    .filter(({ leftOut }) => leftOut === undefined)
    .map((row) => creditOf(row, isShared));
  if (credits.length > STATEMENT_MAX_ROWS) {
    throw badInput('', m.validation_most_credits({ most: STATEMENT_MAX_ROWS }));
  }
  return {
    ...withKeys(credits),
    leftOut: rows.flatMap(({ line, leftOut, text }) =>
      leftOut ? [{ line, reason: leftOut, text }] : [],
    ),
    ...referencesOf(isShared ? [] : rows),
    layout: { ...layout, columns, isNamed, words },
  };
}

function creditOf(row: StatementRow, isShared: boolean): Omit<Credit, 'key'> {
  const { line, day, amount = 0 } = row;
  const narration = row.narration.slice(0, NARRATION_CHARACTERS);
  const reference = referenceOf(isShared ? '' : row.reference, row.narration);
  return { line, day, amount, narration, reference };
}

function referencesOf(rows: readonly StatementRow[]) {
  const out = rows
    .filter(({ leftOut, amount = 0 }) => leftOut === 'failed' || amount < 0)
    .map((row) => ({ ...row, references: referencesIn(`${row.reference} ${row.narration}`) }));
  const outgoing = out.flatMap(({ references }) => references);
  const returned = out
    .filter(({ references, narration }) => references.length === 0 && saysReversal(narration))
    .map(({ amount = 0 }) => Math.abs(amount));
  // In a row that has shifted, the reference may be in any cell.
  const unread = rows.flatMap(({ leftOut, text }) =>
    UNREAD_REASONS.some((reason) => reason === leftOut) ? referencesIn(text) : [],
  );
  return { outgoing, returned, unread };
}

function layoutOf({ rows }: StatementTable, header: number): Layout {
  const sample = rows
    .slice(header + 1)
    .find((cells) => cells.some((cell) => /[\p{L}\p{N}]/u.test(cell)));
  return { header: rows[header] ?? [], sample: sample ?? [] };
}
