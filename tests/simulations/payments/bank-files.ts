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
}

export const BANKS = ['SBI', 'HDFC', 'ICICI', 'Axis'] as const;
export type Bank = (typeof BANKS)[number];

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const HANDLES = ['okaxis', 'ybl', 'paytm', 'oksbi'];

const parts = (day: string) => day.split('-') as [string, string, string];
const quoted = (text: string) => (text.includes(',') ? `"${text}"` : text);
const grouped = (paise: number) =>
  quoted(plainRupees(Math.abs(paise)).replace(/\B(?=(\d{3})+\.)/g, ','));
const credit = ({ amount }: BookedLine, empty: string) => (amount > 0 ? grouped(amount) : empty);
const debit = ({ amount }: BookedLine, empty: string) => (amount < 0 ? grouped(amount) : empty);
const upiId = ({ payer, reference }: BookedLine) =>
  `${payer.toLowerCase().replace(/\W/g, '')}${reference.slice(-2)}@${HANDLES[Number(reference.at(-1)) % 4]}`;

/** A statement as the bank writes it: CSV with its own header, dates, narrations and trailers. */
export function bankFile(bank: Bank, lines: readonly BookedLine[]): string {
  return FILES[bank](lines).join('\r\n');
}

const FILES: Record<Bank, (lines: readonly BookedLine[]) => string[]> = {
  SBI: (lines) => [
    'Account Name,MAENAM CAFE',
    'Address,"BAZAR ROAD, RAVANGLA"',
    'Account Number,_00000031234567890',
    'Start Date,1 Apr 2026',
    '',
    'Txn Date,Value Date,Description,Ref No./Cheque No.,        Debit,Credit,Balance',
    ...lines.map((line) => {
      const [year, month, day] = parts(line.day);
      const date = `${day}-${MONTHS[Number(month) - 1]}-${year.slice(2)}`;
      const side = line.amount > 0 ? 'BY TRANSFER-UPI/CR' : 'TO TRANSFER-UPI/DR';
      const [vpa = ''] = upiId(line).split('@');
      const narration = `${side}/${line.reference}/${line.payer.slice(0, 8)}/UTIB/${vpa.slice(0, 10)}/${line.note.slice(0, 7)}--`;
      return `${date},${date},${quoted(narration)},TRANSFER FROM 4897694162091,${debit(line, ' ')},${credit(line, ' ')},"18,000.00"`;
    }),
    '**This is a computer generated statement',
  ],
  HDFC: (lines) => [
    'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    '********,**********,********,********,********,********,********',
    ...lines.map((line) => {
      const [year, month, day] = parts(line.day);
      const date = `${day}/${month}/${year.slice(2)}`;
      const narration = `UPI-${line.payer}-${upiId(line)}-SBIN0000123-${line.reference}-${line.note}`;
      return `${date},${quoted(narration)},0000${line.reference},${date},${debit(line, '')},${credit(line, '')},"18,000.00"`;
    }),
    '********,**********,********,********,********,********,********',
    'STATEMENT SUMMARY,,,,,,',
  ],
  ICICI: (lines) => [
    ',,"DETAILED STATEMENT"',
    'S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )',
    ...lines.map((line, index) => {
      const [year, month, day] = parts(line.day);
      const date = `${day}/${month}/${year}`;
      const narration = `UPI/${line.reference}/${line.note}/${upiId(line)}/STATE BANK OF I`;
      return `${index + 1},${date},${date},-,${quoted(narration)},${debit(line, '0.00')},${credit(line, '0.00')},18000.00`;
    }),
    'Legends Used in Account Statement',
    '1. ATM Cash Withdrawal,,,,,,,',
  ],
  Axis: (lines) => [
    'Statement of Account No - 911010012345678',
    'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL',
    ...lines.map((line) => {
      const [year, month, day] = parts(line.day);
      const narration = `UPI/P2A/${line.reference}/${line.payer.slice(0, 12)}/State Bank/${line.note}`;
      return `${day}-${month}-${year},-,${quoted(narration)},${debit(line, '         ')},${credit(line, '         ')},   18000.00,321`;
    }),
  ],
};
