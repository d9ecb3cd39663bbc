import { plainRupees } from '../../../shared/domain/platform/money';

/** A line of a bank's book: a credit by UPI, or a debit. */
export interface BookedLine {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Paise; below 0 for a debit. */
  amount: number;
  reference: string;
  payer: string;
  note: string;
  /** Failed payments stand only in a merchant's report; a bank shows a reversal as a debit. */
  state: 'booked' | 'failed' | 'reversed' | 'reversal';
}

export const BANKS = [
  ...(['SBI', 'HDFC', 'HDFC as text', 'ICICI', 'Axis', 'Kotak'] as const),
  ...(['Paytm', 'Received and Paid', 'Report to merchants'] as const),
];
export type Bank = (typeof BANKS)[number];

interface Place {
  /** From 0. */
  index: number;
  /** Paise after the line. */
  balance: number;
}

interface Layout {
  before: string[];
  /** The rows of a line. */
  rows: (line: BookedLine, place: Place) => string[];
  after?: string[];
  isNewestFirst?: boolean;
  /** Of payments to the merchant alone, with those that failed, and with the settlement's reference. */
  isMerchants?: boolean;
}

/** A statement as the bank writes it, with its own header, dates, narrations and trailers. */
export interface BankFile {
  text: string;
  /** By the row of the file, from 1. */
  booked: Map<number, BookedLine>;
}

export function bankFile(bank: Bank, lines: readonly BookedLine[]): BankFile {
  const { before, rows, after = [], isNewestFirst, isMerchants } = LAYOUTS[bank];
  const isShown = ({ amount, state }: BookedLine) =>
    isMerchants ? amount > 0 : state !== 'failed';
  let balance = 1_000_000_00;
  const placed = lines.filter(isShown).map((line, index) => {
    balance += line.amount;
    return { line, index, balance };
  });
  const written = [...before];
  const booked = new Map<number, BookedLine>();
  for (const { line, ...place } of isNewestFirst ? placed.toReversed() : placed) {
    booked.set(written.length + 1, line);
    written.push(...rows(line, place));
  }
  return { text: [...written, ...after].join('\r\n'), booked };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const HANDLES = ['okaxis', 'ybl', 'paytm', 'oksbi'];

const parts = (day: string) => day.split('-') as [string, string, string];
const quoted = (text: string) => (/[,"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const rupees = (paise: number) =>
  plainRupees(Math.abs(paise)).replace(/\B(?=(\d\d)*\d{3}\.)/g, ',');
const credit = ({ amount }: BookedLine, empty: string) =>
  amount > 0 ? quoted(rupees(amount)) : empty;
const debit = ({ amount }: BookedLine, empty: string) =>
  amount < 0 ? quoted(rupees(amount)) : empty;
const upiId = ({ payer, reference }: BookedLine) =>
  `${payer.toLowerCase().replace(/\W/g, '')}${reference.slice(-2)}@${HANDLES[Number(reference.at(-1)) % 4]}`;

function dayFirst(day: string, separator: string): string {
  return parts(day).reverse().join(separator);
}

function shortYear(day: string): string {
  const [year, month, date] = parts(day);
  return `${date}/${month}/${year.slice(2)}`;
}

function monthByName(day: string): string {
  const [year, month, date] = parts(day);
  return `${date}-${MONTHS[Number(month) - 1]}-${year}`;
}

const hdfcNarration = (line: BookedLine) =>
  `UPI-${line.payer}-${upiId(line)}-SBIN0000123-${line.reference}-${line.note}`;

/** The widths of HDFC's text file; two spaces keep the columns apart. */
const WIDTHS = [8, 40, 16, 8, 18, 18, 18];
const spaced = (cells: readonly string[]) =>
  cells
    .map((cell, at) => (at > 3 ? cell.padStart(WIDTHS[at] ?? 0) : cell.padEnd(WIDTHS[at] ?? 0)))
    .join('  ')
    .trimEnd();
const RULE = spaced(WIDTHS.map((width) => '-'.repeat(width)));

const LAYOUTS: Record<Bank, Layout> = {
  SBI: {
    before: [
      'Account Name,MAENAM CAFE',
      'Address,"BAZAR ROAD, RAVANGLA"',
      'Account Number,_00000031234567890',
      'Start Date,1 Apr 2026',
      '',
      'Txn Date,Value Date,Description,Ref No./Cheque No.,        Debit,Credit,Balance',
    ],
    rows: (line, { balance }) => {
      const date = monthByName(line.day).replace('-20', '-');
      const side = line.amount > 0 ? 'BY TRANSFER-UPI/CR' : 'TO TRANSFER-UPI/DR';
      const [vpa = ''] = upiId(line).split('@');
      const narration = `${side}/${line.reference}/${line.payer.slice(0, 8)}/UTIB/${vpa.slice(0, 10)}/${line.note.slice(0, 7)}--`;
      return [
        `${date},${date},${quoted(narration)},TRANSFER FROM 4897694162091,${debit(line, ' ')},${credit(line, ' ')},${quoted(rupees(balance))}`,
      ];
    },
    after: ['**This is a computer generated statement'],
  },
  HDFC: {
    before: [
      'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
      '********,**********,********,********,********,********,********',
    ],
    rows: (line, { balance }) => {
      const date = shortYear(line.day);
      return [
        `${date},${quoted(hdfcNarration(line))},0000${line.reference},${date},${debit(line, '')},${credit(line, '')},${quoted(rupees(balance))}`,
      ];
    },
    after: [
      '********,**********,********,********,********,********,********',
      'STATEMENT SUMMARY  :-,,,,,,',
      'Opening Balance,,Dr Count,Cr Count,Debits,Credits,Closing Bal',
      '"10,00,000.00",,240,1200,"1,20,000.00","2,40,000.00","11,20,000.00"',
    ],
  },
  'HDFC as text': {
    before: [
      'HDFC BANK Ltd.                    Page No .:   1                    Statement of accounts',
      RULE,
      spaced([
        ...['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt'],
        ...['Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
      ]),
      RULE,
    ],
    rows: (line, { balance }) => {
      const date = shortYear(line.day);
      const [narration = '', ...more] = hdfcNarration(line).match(/.{1,40}/g) ?? [];
      const { amount } = line;
      const amounts = amount > 0 ? ['', rupees(amount)] : [rupees(amount), ''];
      return [
        spaced([date, narration, `0000${line.reference}`, date, ...amounts, rupees(balance)]),
        ...more.map((text) => spaced(['', text])),
      ];
    },
    after: [RULE, 'STATEMENT SUMMARY  :-', 'Opening Balance   Dr Count   Closing Bal'],
  },
  ICICI: {
    before: [
      ',,"DETAILED STATEMENT"',
      'S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )',
    ],
    rows: (line, { index, balance }) => {
      const date = dayFirst(line.day, '/');
      const narration = `UPI/${line.reference}/${line.note}/${upiId(line)}/STATE BANK OF I`;
      return [
        `${index + 1},${date},${date},-,${quoted(narration)},${debit(line, '0.00')},${credit(line, '0.00')},${plainRupees(balance)}`,
      ];
    },
    after: ['Legends Used in Account Statement', '1. ATM Cash Withdrawal,,,,,,,'],
  },
  Axis: {
    before: [
      'Statement of Account No - 911010012345678',
      'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL',
    ],
    rows: (line, { balance }) => {
      const narration = `UPI/P2A/${line.reference}/${line.payer.slice(0, 12)}/State Bank/${line.note}`;
      return [
        `${dayFirst(line.day, '-')},-,${quoted(narration)},${debit(line, '         ')},${credit(line, '         ')},   ${plainRupees(balance)},321`,
      ];
    },
  },
  Kotak: {
    before: ['Date,Narration,Chq/Ref No,Withdrawal (Dr)/Deposit (Cr),Balance'],
    rows: (line, { balance }) => {
      const narration = `UPI/${line.payer}/${line.reference}/${line.note}`;
      const amount = `${rupees(line.amount)}(${line.amount > 0 ? 'Cr' : 'Dr'})`;
      return [
        `${dayFirst(line.day, '-')},${quoted(narration)},UPI-${line.reference},"${amount}","${rupees(balance)}(Cr)"`,
      ];
    },
    isNewestFirst: true,
  },
  Paytm: {
    before: ['Date,Details,Amount,UPI Ref No.'],
    rows: (line) => {
      const words = line.amount > 0 ? 'Received from' : 'Paid to';
      const sign = line.amount > 0 ? '+' : '-';
      return [
        `${dayFirst(line.day, '/')},${quoted(`${words} ${line.payer} ${line.note}`)},"${sign}${rupees(line.amount)}",${line.reference}`,
      ];
    },
  },
  'Received and Paid': {
    before: ['Transaction Date,Details,Type,Amount,RRN'],
    rows: (line) => {
      const [year, month = '', date] = parts(line.day);
      const day = `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`;
      const type = line.amount > 0 ? 'Received' : 'Paid';
      return [
        `"${day}",${quoted(`${line.note} ${line.payer}`)},${type},"${rupees(line.amount)}",'${line.reference}`,
      ];
    },
    after: [',Totals,,"2,40,000.00",'],
  },
  'Report to merchants': {
    before: ['Merchant ID,Order,Transaction Date,Amount,Transaction Status,Message,Settlement UTR'],
    rows: (line) => {
      const status = { booked: 'COMPLETED', failed: 'FAILED', reversed: 'REVERSED', reversal: '' };
      return [
        `KK,T1,${monthByName(line.day)} 10:05:11,"${rupees(line.amount)}",${status[line.state]},${quoted(`${line.note} ${line.payer}`)},7${line.day.replaceAll('-', '').padStart(11, '0')}`,
      ];
    },
    isMerchants: true,
  },
};
