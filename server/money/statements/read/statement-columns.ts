import type { StatementColumns } from '../../../../shared/contract/money/statements-contract';
import { dayOf } from './statement-cells';

type Role = keyof StatementColumns;

/** A statement's header may follow an address and an account's details. */
const LAST_HEADER_ROW = 60;

/** As letters and digits, best first: SBI, HDFC, ICICI, Axis and similar banks. */
const NAMES: Record<Role | 'amount', readonly string[]> = {
  date: ['txndate', 'transactiondate', 'trandate', 'date', 'postdate', 'valuedate', 'valuedt'],
  narration: [
    'narration',
    'description',
    'transactionremarks',
    'particulars',
    'transactionparticulars',
    'remarks',
    'details',
  ],
  reference: ['refnochequeno', 'chqrefno', 'refno', 'referenceno', 'utrno', 'utr', 'rrn'],
  credit: [
    'credit',
    'cr',
    'depositamt',
    'depositamountinr',
    'depositamount',
    'deposit',
    'deposits',
  ],
  amount: ['amountinr', 'amount', 'transactionamount'],
  direction: ['debitcredit', 'drcr', 'crdr'],
};

export interface Header {
  row: number;
  columns: StatementColumns;
}

/** A header's identity, whatever its spaces and punctuation. */
export function headerKey(cells: readonly string[]): string {
  return cells.map(keyOf).join('|').slice(0, 1000);
}

/** @param named columns that staff have named, by the header's key. */
export function findHeader(
  rows: readonly (readonly string[])[],
  named: ReadonlyMap<string, StatementColumns>,
): Header | undefined {
  for (const [row, cells] of rows.slice(0, LAST_HEADER_ROW).entries()) {
    const columns = named.get(headerKey(cells)) ?? knownColumns(cells);
    if (columns) return { row, columns };
  }
  return undefined;
}

/** The last row with several words before the first date. */
export function guessHeader(rows: readonly (readonly string[])[]): number | undefined {
  const first = rows.findIndex((cells) => cells.some((cell) => dayOf(cell) !== undefined));
  const before = rows.slice(0, Math.min(Math.max(first, 0), LAST_HEADER_ROW));
  const found = before.findLastIndex((cells) => cells.filter((cell) => cell !== '').length >= 3);
  return found < 0 ? undefined : found;
}

function knownColumns(cells: readonly string[]): StatementColumns | undefined {
  const keys = cells.map(keyOf);
  const at = (role: keyof typeof NAMES) => {
    const name = NAMES[role].find((each) => keys.includes(each));
    return name === undefined ? null : keys.indexOf(name);
  };
  const [date, narration, reference] = [at('date'), at('narration'), at('reference')];
  if (date === null || narration === null) return undefined;
  const credit = at('credit');
  if (credit !== null) return { date, narration, reference, credit, direction: null };
  const [amount, direction] = [at('amount'), at('direction')];
  if (amount === null || direction === null) return undefined;
  return { date, narration, reference, credit: amount, direction };
}

function keyOf(cell: string): string {
  return cell.toLowerCase().replace(/[^a-z0-9]/g, '');
}
