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
  type Side,
  saysDebit,
} from './statement-cells';
import { type Header, headerKey } from './statement-columns';
import { type Meaning, meaningsOf } from './statement-words';

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

export interface ReadRows {
  rows: StatementRow[];
  /** Words that say whether money has arrived, and that nobody knows. */
  unknownWords: string[];
  /** Whether these words are all that the column has, or no amount says its side. */
  isUnclear: boolean;
}

const TEXT_CHARACTERS = 300;
const MOST_UNKNOWN_WORDS = 20;

type Cells = readonly string[];

/** @param cut the table's rows; null for one that does not fit the columns. @param today `YYYY-MM-DD`. */
export function readRows(cut: readonly (Cells | null)[], header: Header, today: string): ReadRows {
  const names = cut[header.row] ?? [];
  const sides = sidesOf(cut.slice(header.row + 1), header);
  const rows: StatementRow[] = [];
  let isPaused = false;
  let last: StatementRow | undefined;
  for (const [index, cells] of cut.entries()) {
    if (index <= header.row || (cells && isEmpty(cells))) continue;
    if (cells && headerKey(cells) === headerKey(names)) {
      isPaused = false;
      continue;
    }
    const row = readRow(cells, { header, names, sides, today, isPaused });
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

function readRow(cells: Cells | null, reading: Reading): Omit<StatementRow, 'line'> {
  const { columns } = reading.header;
  const at = cellOf(cells ?? []);
  const base = {
    day: (cells && dayOf(at(columns.date))) ?? '',
    narration: at(columns.narration),
    reference: at(columns.reference),
    balance: balanceOf(at(columns.balance)),
    text: (cells ?? []).filter(Boolean).join(' · ').slice(0, TEXT_CHARACTERS),
  };
  if (!cells) return { ...base, amount: undefined, leftOut: 'cells' };
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
  const hasMoney = money.some((cell) => amountOf(cell)?.paise !== 0);
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

interface Sides {
  /** Undefined where no column says it. */
  ofWord: (cells: Cells) => Meaning | 'unknown' | undefined;
  /** Where neither a word nor a sign says it. */
  ofBareAmount: Side | undefined;
  unclear: Pick<ReadRows, 'unknownWords' | 'isUnclear'>;
}

/** What the words and signs of all rows together say. */
function sidesOf(cut: readonly (Cells | null)[], header: Header): Sides {
  const { columns, needsSide, isNamed } = header;
  const booked = cut.filter((cells): cells is Cells => {
    return cells !== null && dayOf(cells[columns.date] ?? '') !== undefined;
  });
  const amounts = booked.map((cells) => amountOf(cells[columns.credit] ?? ''));
  const signs = new Set(amounts.map((amount) => amount?.side));
  const said = wordsOf('direction', booked, header);
  const hasSigns = !signs.has(undefined) && !isNamed && !said.isKnown;
  const direction = hasSigns ? NO_WORDS : said;
  const status = wordsOf('status', booked, header);
  const isUnsigned = needsSide && !signs.has('in') && !signs.has('out');
  return {
    ofWord: (cells) => {
      const [side, state] = [direction.of(cells), status.of(cells)];
      const said = [side, state];
      return WITHOUT_MONEY.find((word) => said.includes(word)) ?? side;
    },
    ofBareAmount: signs.has('in') || isUnsigned ? undefined : 'in',
    unclear: {
      unknownWords: [...direction.unknown, ...status.unknown].slice(0, MOST_UNKNOWN_WORDS),
      isUnclear:
        [direction, status].some(({ unknown, isKnown }) => unknown.length > 0 && !isKnown) ||
        (booked.length > 0 && isUnsigned),
    },
  };
}

const WITHOUT_MONEY = ['failed', 'pending', 'unknown'] as const;

interface SaidByWords {
  of: (cells: Cells) => Meaning | 'unknown' | undefined;
  unknown: string[];
  /** Whether some of the words say that money has come in or gone out. */
  isKnown: boolean;
}

const NO_WORDS: SaidByWords = { of: () => undefined, unknown: [], isKnown: true };

function wordsOf(
  role: 'direction' | 'status',
  booked: readonly Cells[],
  { columns, isMerchants }: Header,
): SaidByWords {
  const column = columns[role];
  if (column === null) return NO_WORDS;
  const words = [...new Set(booked.map((cells) => cells[column] ?? ''))];
  const meanings = meaningsOf({ role, words, taught: columns.words, isMerchants });
  return {
    of: (cells) => meanings.get(cells[column] ?? '') ?? 'unknown',
    unknown: words.filter((word) => word !== '' && !meanings.get(word)),
    isKnown: words.some((word) => ['in', 'out'].includes(meanings.get(word) ?? '')),
  };
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
