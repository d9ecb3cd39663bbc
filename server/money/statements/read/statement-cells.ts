import type { Paise } from '../../../../shared/domain/platform/money';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const END = '(?=$|[ T,(])';
const DAY_FIRST = new RegExp(
  `^(?<day>\\d{1,2})[-/. ](?<month>\\d{1,2}|[a-z]{3,9})(?:[-/. ]|, )(?<year>\\d{4}|\\d{2})${END}`,
  'i',
);
const YEAR_FIRST = new RegExp(`^(?<year>\\d{4})([-/.])(?<month>\\d{2})\\2(?<day>\\d{2})${END}`);
const MONTH_FIRST = new RegExp(
  `^(?<month>[a-z]{3,9}) (?<day>\\d{1,2}), (?<year>\\d{4})${END}`,
  'i',
);

/**
 * The first of two. Indian banks write the day first, and numbers with the month first are no date.
 * @returns `YYYY-MM-DD`, undefined for any other text.
 */
export function dayOf(cell: string): string | undefined {
  const text = cell.trim().replace(/^'/, '').replace(/\s+/g, ' ');
  const found = [DAY_FIRST, YEAR_FIRST, MONTH_FIRST].map((form) => form.exec(text)).find(Boolean);
  const { day = '', month = '', year = '' } = found?.groups ?? {};
  const number = /^\d/.test(month)
    ? Number(month)
    : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const full = year.length === 2 ? `20${year}` : year;
  const iso = `${full}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // Date.parse accepts 31 February.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}

export type Side = 'in' | 'out';

interface Amount {
  /** Never negative; 0 for an empty cell or a dash. */
  paise: Paise;
  /** What a sign, brackets, Cr or Dr say. */
  side?: Side | undefined;
}

const NUMBER = /^(\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2}))?$/;
const PLUS = /^\+|\(?Cr\)?\.?$|^Cr/i;
const MINUS = /^[-−–]|[-−–]$|\(?Dr\)?\.?$|^Dr/i;

/** Also `85.00(Cr)`, `+85.00`, `(120.00)` and `85.00/-`. @returns undefined for a text that is no amount. */
export function amountOf(cell: string): Amount | undefined {
  const text = cell.replace(/^'|₹|rs\.?|inr|\s/gi, '').replace(/\/[-–=]$/, '');
  if (/^[-−–]?$|^\*+$/.test(text)) return { paise: 0 };
  const inBrackets = /^\((.+)\)$/.exec(text)?.[1];
  const isIn = PLUS.test(text);
  const isOut = inBrackets !== undefined || MINUS.test(text);
  const bare = (inBrackets ?? text).replace(PLUS, '').replace(MINUS, '');
  const [, rupees, decimals = ''] = NUMBER.exec(bare) ?? [];
  if (rupees === undefined || (isIn && isOut)) return undefined;
  const paise = Number(rupees.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return { paise, side: isIn ? 'in' : isOut ? 'out' : undefined };
}

/** With the sign of its side. */
export function balanceOf(cell: string): Paise | undefined {
  const amount = /\d/.test(cell) ? amountOf(cell) : undefined;
  return amount && (amount.side === 'out' ? -amount.paise : amount.paise);
}

/**
 * The RRN or UTR of the reference column, which HDFC pads with zeros, or the first of a UPI or IMPS payment's
 * narration. A UPI id that begins with a phone number is none. A reference begins with the year's last digit and
 * the day of the year, so six zeros are the padding of a shorter number, for example of a cheque.
 */
export function referenceOf(column: string, narration: string): string | null {
  const [, own] =
    /^['’]?(?:(?:UPI|IMPS|RRN|UTR|REF)[-:/ ]*)?0*((?!0{6})\d{12})$/i.exec(column.trim()) ?? [];
  if (own) return own;
  if (!/UPI|IMPS|RRN|UTR|\/CR\//i.test(narration)) return null;
  return narration.split(/[\s/:;*_-]+/).find((word) => /^(?!0{6})\d{12}$/.test(word)) ?? null;
}

/** All numbers that may be one, without the zeros before them. */
export function referencesIn(text: string): string[] {
  return [...text.matchAll(/(?<!\d)0*((?!0{6})\d{12})(?!\d)/g)].map(([, digits = '']) => digits);
}

/** As in 4.09E+11. */
export function isSpoilt(cell: string): boolean {
  return /(^|[^\w.])\d(\.\d+)?E\+\d\d(?!\w)/i.test(cell);
}

/** Whether a spreadsheet would run the cell. A sign or brackets of an amount or a dash are none. */
export function isFormula(cell: string): boolean {
  return /^\s*([=@＝＠]|[+\-＋－].*[(|!])/.test(cell) && amountOf(cell) === undefined;
}

/** A row without a date that sums up others, or ends the table. */
export function isSum(text: string): boolean {
  return /\b(totals?|balance|summary|legends?|forward|end of statement)\b|\b[bc]\/?f\b/i.test(text);
}

const SUM =
  /^((opening|closing) bal(ance)?|[bc]\/?f|balance [bc]\/?f|(balance )?(brought|carried) forward|((grand|sub|page) ?)?totals?)\W*$/i;

/** The whole narration of a row that sums up others: more may be a stranger's words. */
export function isNameOfSum(narration: string): boolean {
  return SUM.test(narration.trim());
}

/** A narration's own words, which payers do not write, for money that went out. */
export function saysDebit(narration: string): boolean {
  return /^(BY |TO |WDL |DEP )?((TRANSFER|TFR)[- ])?(UPI|IMPS|NEFT)[/-]DR\b/i.test(
    narration.trim(),
  );
}

/** Money that came back from a payment that failed, or was returned. */
export function saysReversal(narration: string): boolean {
  return /\b(rev|reversal|reversed|rvsl|rtn|return|returned|refund|refunded|chargeback)\b/i.test(
    narration,
  );
}

/** The text in `="0123"`, as some banks write digits so that spreadsheets do not round them. */
export function plainCell(cell: string): string {
  const text = /^\s*="([^"]*)"\s*$/.exec(cell)?.[1] ?? cell;
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return lines.join('');
}
