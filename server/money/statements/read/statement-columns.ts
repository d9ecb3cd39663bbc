import type { StatementColumns } from '../../../../shared/contract/money/statements-contract';
import { amountOf, dayOf } from './statement-cells';

type Role = Exclude<keyof StatementColumns, 'words'> | 'amount';

/** A statement's header may follow an address and an account's details. */
const LAST_HEADER_ROW = 60;

/** As letters and digits, best first: banks, and the reports of wallets to merchants. */
const NAMES: Record<Role, string> = {
  date: 'txndate transactiondate trandate transdate trndate date datevaluedate datetime transactiondatetime transactiondateandtime transactiontime creationtime paymentdate txndatetime posteddate postingdate postdate valuedate valuedt',
  narration:
    'narration description transactionremarks particulars particular transactionparticulars transactiondetails remarks details transactionnote message customernote note notes comments',
  reference:
    'refnochequeno refchequeno chqrefno chqrefnumber refchqno refno referenceno utrno utr rrn rrnno bankrrn utrnumber transactionutr upirefno upireferenceno upitransactionid bankreferenceno',
  credit:
    'credit cr depositamt depositamountinr depositamount deposit deposits depositcr depositscr depositinr creditamount creditamt creditinr credits cramount moneyin moneyinrs moneyininr paidin receipts amountcredited',
  debit:
    'debit dr withdrawalamt withdrawalamountinr withdrawalamount withdrawal withdrawals withdraws withdrawl withdrawaldr withdrawalsdr withdrawalinr debitamount debitamt debitinr debits dramount moneyout moneyoutrs moneyoutinr paidout amountdebited',
  amount:
    'withdrawaldrdepositcr depositcrwithdrawaldr amountinr amount amountrs transactionamount txnamount totalamount',
  direction: 'debitcredit creditdebit drcr crdr type transactiontype txntype trantype direction',
  status:
    'transactionstate transactionstatus txnstate txnstatus paymentstatus paymentstate status state',
  balance:
    'balance bal closingbalance closingbal balanceinr balancers runningbalance availablebalance balanceamount balanceamt',
};

export interface Header {
  row: number;
  columns: StatementColumns;
  isNamed: boolean;
  /** One column has all amounts, so that each has to say its side. */
  needsSide: boolean;
  /** Of payments to the cafe alone, as wallets and gateways report them. */
  isMerchants: boolean;
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
    const byStaff = named.get(headerKey(cells));
    const keys = cells.map(keyOf);
    const isMerchants = keys.some((key) => /merchant|settlement|storename|terminal/.test(key));
    if (byStaff) {
      const columns = completed(byStaff, keys);
      return { row, columns, isNamed: true, needsSide: false, isMerchants };
    }
    const known = knownColumns(keys, isMerchants);
    if (known) return { row, ...known, isNamed: false, isMerchants };
  }
  return undefined;
}

/** The first row of several words before a row with a day and an amount. */
export function guessHeader(rows: readonly (readonly string[])[]): number | undefined {
  const first = rows.slice(0, LAST_HEADER_ROW + 1).map((cells) => cells.filter((cell) => cell));
  const found = first.findIndex((cells, index) => {
    const next = first
      .slice(index + 1)
      .find((each) => each.some((cell) => /[\p{L}\d]/u.test(cell)));
    return (
      isWords(cells) && next?.some(isDay) && next.some((cell) => !isDay(cell) && isMoney(cell))
    );
  });
  return found < 0 ? undefined : found;
}

const isDay = (cell: string) => dayOf(cell) !== undefined;
const isMoney = (cell: string) => /\d/.test(cell) && amountOf(cell) !== undefined;
const isWords = (cells: readonly string[]) =>
  cells.length >= 3 && !cells.some((cell) => isDay(cell) || isMoney(cell));

/** The settlement's reference is no payment's. */
export function isSettlement(name: string): boolean {
  return keyOf(name).includes('settle');
}

function knownColumns(keys: readonly string[], isMerchants: boolean) {
  const at = finder(keys);
  const [date, narration] = [at('date'), at('narration')];
  if (date === null || narration === null) return undefined;
  const rest = { reference: at('reference'), balance: at('balance'), status: at('status') };
  const both = { date, narration, ...rest, words: [] };
  const [credit, amount, direction] = [at('credit'), at('amount'), at('direction')];
  if (credit !== null) {
    const columns = { ...both, credit, debit: at('debit'), direction: null };
    return { columns, needsSide: false };
  }
  if (amount === null) return undefined;
  const needsSide = direction === null && !(isMerchants && rest.status !== null);
  return { columns: { ...both, credit: amount, debit: null, direction }, needsSide };
}

/** With the columns that protect against mistakes, though staff have not named them. */
function completed(columns: StatementColumns, keys: readonly string[]): StatementColumns {
  const { words: _, ...roles } = columns;
  const at = finder(keys);
  const unused = (role: 'debit' | 'status' | 'balance') => {
    const found = columns[role] ?? at(role);
    const isUsed = Object.entries(roles).some(([name, used]) => name !== role && used === found);
    return isUsed ? null : found;
  };
  return {
    ...columns,
    debit: unused('debit'),
    status: unused('status'),
    balance: unused('balance'),
  };
}

function finder(keys: readonly string[]) {
  return (role: Role) => {
    const name = NAMES[role].split(' ').find((each) => keys.includes(each));
    return name === undefined ? null : keys.indexOf(name);
  };
}

function keyOf(cell: string): string {
  return cell.toLowerCase().replace(/[^a-z0-9]/g, '');
}
