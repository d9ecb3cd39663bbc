import type {
  LeftOutReason,
  StatementColumns,
} from '../../../../shared/contract/money/statements-contract';
import type { Paise } from '../../../../shared/domain/platform/money';
import {
  amountOf,
  balanceOf,
  dayOf,
  isFormula,
  isNameOfSum,
  isSpoilt,
  isSum,
  referenceOf,
  saysDebit,
} from './statement-cells';
import { type Header, headerKey, isHeader } from './statement-columns';
import { type Sides, sidesOf, type Unclear } from './statement-sides';
import { deniesCredit } from './statement-words';

/** A row of the table. Its amount counts only if no reason leaves it out. */
export interface StatementRow {
  /** The row in a spreadsheet, from 1. */
  line: number;
  /** `YYYY-MM-DD`; empty if it has none. */
  day: string;
  narration: string;
  /** The cell of the reference's column. */
  reference: string;
  /** Negative if it went out; undefined for a row that is no booking, or cannot be read. */
  amount: Paise | undefined;
  balance: Paise | undefined;
  /** Undefined for a payment that came in. */
  leftOut: LeftOutReason | undefined;
  text: string;
}

interface ReadRows extends Unclear {
  rows: StatementRow[];
}

const TEXT_CHARACTERS = 300;
const HAS_MONEY = /\d\.\d\d\b/;
const MONEY = /^[\d,]+\.\d\d$/;

type Cells = readonly string[];

interface CutTable {
  /** As they came. */
  rows: readonly Cells[];
  /** As the header's columns cut them; null for one that does not fit them. */
  cut: readonly (Cells | null)[];
  header: Header;
}

/** @param today `YYYY-MM-DD`. */
export function readRows({ rows: raw, cut, header }: CutTable, today: string): ReadRows {
  const names = cut[header.row] ?? [];
  const key = headerKey(names);
  const sides = sidesOf(cut.slice(header.row + 1), header);
  const rows: StatementRow[] = [];
  let isPaused = false;
  // Another table may have its columns in another order.
  let isOther = false;
  let last: StatementRow | undefined;
  for (const [index, cells] of cut.entries()) {
    if (index <= header.row || (cells && isEmpty(cells))) continue;
    if (cells && headerKey(cells) === key) {
      isPaused = false;
      isOther = false;
      continue;
    }
    const reading: Reading = { header, names, sides, today, isPaused };
    const row: Omit<StatementRow, 'line'> =
      cells && !isOther ? readRow(cells, reading) : unfitRow(raw[index] ?? [], isPaused);
    isOther ||= row.day === '' && isHeader(cells ?? raw[index] ?? []);
    if (cells && last && isContinuation(cells, row, header)) {
      last.narration += `\n${row.narration}`;
      last.text = `${last.text}\n${row.narration}`.slice(0, TEXT_CHARACTERS);
      continue;
    }
    const read = { ...row, line: index + 1 };
    rows.push(read);
    isPaused = row.day === '' && (isPaused || (isSum(row.text) && !HAS_MONEY.test(row.text)));
    last = row.day === '' ? undefined : read;
  }
  return { rows, ...sides.unclear };
}

interface Reading {
  header: Header;
  names: Cells;
  sides: Sides;
  today: string;
  /** After the title of a summary or a footer, until a row has a day or the header comes again. */
  isPaused: boolean;
}

/** What crosses the columns may be a payment if it has a day or an amount. */
function unfitRow(cells: Cells, isPaused: boolean): Omit<StatementRow, 'line'> {
  const text = textOf(cells);
  const isBooked = cells.some(
    (cell) => dayOf(cell) !== undefined || (!isPaused && HAS_MONEY.test(cell)),
  );
  const leftOut = isBooked && !isSum(text) ? 'cells' : 'total';
  const nothing = { day: '', reference: '', amount: undefined, balance: undefined };
  return { ...nothing, narration: text, leftOut, text };
}

const textOf = (cells: Cells) => cells.filter(Boolean).join(' · ').slice(0, TEXT_CHARACTERS);

function readRow(cells: Cells, reading: Reading): Omit<StatementRow, 'line'> {
  const { columns } = reading.header;
  const at = cellOf(cells);
  const base = {
    day: dayOf(at(columns.date)) ?? '',
    narration: at(columns.narration),
    reference: at(columns.reference),
    balance: balanceOf(`${at(columns.balance)} ${at(reading.header.balanceSide)}`),
    text: textOf(cells),
  };
  const money = [columns.credit, columns.debit].map((column) => at(column));
  if ([at(columns.date), base.reference, ...money].some(isFormula)) {
    return { ...base, amount: undefined, leftOut: 'formula' };
  }
  const found =
    base.day === ''
      ? undatedReason(base.text, { date: at(columns.date), money }, reading)
      : signedAmount(cells, reading);
  if (found === 'cells') return { ...base, balance: undefined, amount: undefined, leftOut: found };
  if (typeof found === 'string') return { ...base, amount: undefined, leftOut: found };
  const { amount, leftOut } = found;
  if (leftOut) return { ...base, amount, leftOut };
  return { ...base, amount, leftOut: creditReason(base, reading.today) };
}

function undatedReason(
  text: string,
  { date, money }: { date: string; money: readonly string[] },
  { isPaused }: Reading,
): LeftOutReason {
  const hasMoney = money.some((cell) => /\d/.test(cell) && amountOf(cell)?.paise !== 0);
  const isDay = /\d\D*\d/.test(date) && amountOf(date) === undefined;
  return hasMoney && (isDay || !(isPaused || isSum(text))) ? 'no-date' : 'total';
}

/** Why money that came in cannot be matched. */
function creditReason(
  { day, narration, reference }: Pick<StatementRow, 'day' | 'narration' | 'reference'>,
  today: string,
): LeftOutReason | undefined {
  if (day > today) return 'future';
  if (saysDebit(narration)) return 'contradiction';
  return isSpoilt(reference) ? 'cut-reference' : undefined;
}

interface SignedAmount {
  amount: Paise | undefined;
  leftOut?: LeftOutReason;
}

function signedAmount(
  cells: Cells,
  { header, names, sides }: Reading,
): SignedAmount | LeftOutReason {
  const { columns } = header;
  const at = cellOf(cells);
  if (cells.slice(names.length).some((cell) => cell !== '')) return 'cells';
  const [credit, debit] = [amountOf(at(columns.credit)), amountOf(at(columns.debit))];
  if (isNameOfSum(at(columns.narration)) && !isPayment(at, columns)) return 'total';
  if (!credit || !debit) return 'not-an-amount';
  if (credit.paise > 0 && debit.paise > 0) return 'contradiction';
  if (credit.paise === 0 && debit.paise === 0) {
    return isSum(at(columns.narration)) ? 'total' : 'no-amount';
  }
  if (debit.paise > 0) return { amount: -debit.paise, leftOut: 'debit' };
  const said = sides.ofWord(cells);
  if (said === 'failed' || said === 'pending') return said;
  if (said === 'unknown') return 'unknown-word';
  if (said && credit.side && said !== credit.side) return 'contradiction';
  const side = said ?? credit.side ?? sides.ofBareAmount;
  if (!side) return 'no-side';
  if (side === 'out') return { amount: -credit.paise, leftOut: 'debit' };
  const others = cellsWithoutRole(cells, header);
  if (at(columns.balance) === '' && columns.balance !== null) {
    const besides = [...others.keys(), columns.reference];
    if (besides.some((column) => MONEY.test(at(column)))) return 'cells';
  }
  // Cards are "Debit", too.
  const isDenied = [...others].some(
    ([column, cell]) => deniesCredit(cell) && !/card/i.test(names[column] ?? ''),
  );
  return isDenied ? 'contradiction' : { amount: credit.paise };
}

/** A payer may write "Total" as the note. */
function isPayment(at: ReturnType<typeof cellOf>, columns: StatementColumns): boolean {
  const { reference, direction, status } = columns;
  return referenceOf(at(reference), '') !== null || at(direction) !== '' || at(status) !== '';
}

function cellsWithoutRole(cells: Cells, { columns, balanceSide }: Header): Map<number, string> {
  const { words, ...roles } = columns;
  const known = new Set<number | null>([...Object.values(roles), balanceSide]);
  return new Map([...cells.entries()].filter(([column]) => !known.has(column)));
}

/** Some banks break a long narration over several rows. */
function isContinuation(
  cells: Cells,
  row: Omit<StatementRow, 'line'>,
  { columns }: Header,
): boolean {
  const isAlone = cells.every((cell, index) => cell === '' || index === columns.narration);
  return isAlone && row.narration !== '' && row.leftOut === 'total' && !isSum(row.narration);
}

const cellOf =
  (cells: Cells) =>
  (column: number | null): string =>
    column === null ? '' : (cells[column] ?? '');

const isEmpty = (cells: Cells) => !cells.some((cell) => /[\p{L}\p{N}]/u.test(cell));
