import type { StatementColumns } from '../../../../shared/contract/money/statements-contract';
import { amountOf, dayOf } from './statement-cells';

type Role = Exclude<keyof StatementColumns, 'words'> | 'amount';

/** A statement's header may follow an address and an account's details. */
const LAST_HEADER_ROW = 60;

/** As letters and digits, best first: banks, and the reports of wallets to merchants. */
const NAMES: Record<Role, string> = {
  date: 'txndate transactiondate trandate transdate trndate date datevaluedate datetime transactiondatetime transactiondateandtime transactiontime creationtime paymentdate txndatetime posteddate postingdate postdate valuedate valuedt',
  narration:
    'narration description descriptionnarration narrationdescription transactionremarks remark particulars particular transactionparticulars transactiondetails remarks details transactionnote message customernote note notes comments',
  reference:
    'refnochequeno refchequeno chequenoreferenceno chequereferenceno chqrefno chqrefnumber refchqno refno referenceno utrno utr rrn rrnno bankrrn utrnumber transactionutr upirefno upireferenceno upitransactionid bankreferenceno bankreferencenoutr paymentutr ref reference refnumber referencenumber',
  credit:
    'credit cr depositamt depositamount deposit deposits depositcr depositscr creditamount creditamt credits cramount moneyin paidin receipts inflow amountcredited',
  debit:
    'debit dr withdrawalamt withdrawalamount withdrawal withdrawals withdraws withdrawl withdrawls withdrawaldr withdrawalsdr debitamount debitamt debits dramount moneyout paidout payments outflow amountdebited',
  amount:
    'withdrawaldrdepositcr depositcrwithdrawaldr amount transactionamount txnamount totalamount',
  direction: 'debitcredit creditdebit drcr crdr type transactiontype txntype trantype direction',
  status:
    'transactionstate transactionstatus txnstate txnstatus paymentstatus paymentstate status state',
  balance:
    'balance bal closingbalance closingbal runningbalance availablebalance balanceamount balanceamt',
};

/** The payment's. */
const STATUS =
  /^(?!.*(settle|refund|dispute|order|account)).*(status|state|result|outcome|response)$/;

export interface Header {
  row: number;
  columns: StatementColumns;
  isNamed: boolean;
  /** Says Dr or Cr of the balance before it. */
  balanceSide: number | null;
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
    const keys = cells.map(nameOf);
    const isMerchants = keys.some((key) => /merchant|settlement|storename|terminal/.test(key));
    if (byStaff) {
      const columns = completed(byStaff, keys);
      const balanceSide = balanceSideOf(columns, keys);
      return { row, columns, balanceSide, isNamed: true, needsSide: false, isMerchants };
    }
    const known = knownColumns(keys, isMerchants);
    if (!known) continue;
    const balanceSide = balanceSideOf(known.columns, keys);
    return { row, ...known, balanceSide, isNamed: false, isMerchants };
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

/** Of another table, whose columns may be in another order. */
export function isHeader(cells: readonly string[]): boolean {
  return knownColumns(cells.map(nameOf), false) !== undefined;
}

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

function balanceSideOf({ balance, direction }: StatementColumns, keys: readonly string[]) {
  const next = (balance ?? keys.length) + 1;
  return next !== direction && /^(drcr|crdr|debitcredit)$/.test(keys[next] ?? '') ? next : null;
}

/** With the columns that protect against mistakes, though staff have not named them. */
function completed(columns: StatementColumns, keys: readonly string[]): StatementColumns {
  const { words, ...roles } = columns;
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
    const at = keys.indexOf(
      name ?? (role === 'status' ? keys.find((key) => STATUS.test(key)) : undefined) ?? ' ',
    );
    return at < 0 ? null : at;
  };
}

/** Without the unit of money or the form of dates. */
function nameOf(cell: string): string {
  return keyOf(cell.replace(/\((in )?(rs\.?|inr ?|dd.mm.y+)\)|\b(in )?(inr|rs\.?)$/i, ''));
}

function keyOf(cell: string): string {
  return cell.toLowerCase().replace(/[^a-z0-9]/g, '');
}
