import type { LeftOutReason } from '../../../../shared/contract/money/statements-contract';
import type { Paise } from '../../../../shared/domain/platform/money';
import {
  amountOf,
  balanceOf,
  dayOf,
  isFormula,
  isNameOfSum,
  isSpoilt,
  isSum,
  saysDebit,
} from './statement-cells';
import { type Header, headerKey } from './statement-columns';
import { type Sides, sidesOf, type Unclear } from './statement-sides';

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
  let last: StatementRow | undefined;
  for (const [index, cells] of cut.entries()) {
    if (index <= header.row || (cells && isEmpty(cells))) continue;
    if (cells && headerKey(cells) === key) {
      isPaused = false;
      continue;
    }
    const reading: Reading = { header, names, sides, today, isPaused };
    const row: Omit<StatementRow, 'line'> = cells
      ? readRow(cells, reading)
      : unfitRow(raw[index] ?? [], isPaused);
    if (cells && last && isContinuation(cells, row, header)) {
      last.narration += row.narration;
      last.text = `${last.text}${row.narration}`.slice(0, TEXT_CHARACTERS);
      continue;
    }
    const read = { ...row, line: index + 1 };
    rows.push(read);
    isPaused = row.day === '' && (isPaused || isSum(row.text));
    last = row.day === '' ? undefined : read;
  }
  return { rows, ...sides.unclear };
}

interface Reading {
  header: Header;
  names: Cells;
  sides: Sides;
  today: string;
  /** After a sum or a footer, until a row has a day or the header comes again. */
  isPaused: boolean;
}

/** What crosses the columns may be a payment if it has a day or an amount. */
function unfitRow(cells: Cells, isPaused: boolean): Omit<StatementRow, 'line'> {
  const text = textOf(cells);
  const isBooked = cells.some(
    (cell) => dayOf(cell) !== undefined || (!isPaused && /\d\.\d\d\b/.test(cell)),
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
    balance: balanceOf(at(columns.balance)),
    text: textOf(cells),
  };
  const money = [columns.credit, columns.debit].map((column) => at(column));
  if ([at(columns.date), base.reference, ...money].some(isFormula)) {
    return { ...base, amount: undefined, leftOut: 'formula' };
  }
  const found =
    base.day === '' ? undatedReason(base.text, money, reading) : signedAmount(cells, reading);
  if (found === 'cells') return { ...base, balance: undefined, amount: undefined, leftOut: found };
  if (typeof found === 'string') return { ...base, amount: undefined, leftOut: found };
  const { amount, leftOut } = found;
  if (leftOut) return { ...base, amount, leftOut };
  return { ...base, amount, leftOut: creditReason(base, reading.today) };
}

function undatedReason(
  text: string,
  money: readonly string[],
  { isPaused }: Reading,
): LeftOutReason {
  const hasMoney = money.some((cell) => /\d/.test(cell) && amountOf(cell)?.paise !== 0);
  return hasMoney && !isPaused && !isSum(text) ? 'no-date' : 'total';
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
  if (isNameOfSum(at(columns.narration))) return 'total';
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
  return side === 'in' ? { amount: credit.paise } : { amount: -credit.paise, leftOut: 'debit' };
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
