import type { Paise } from '../../../../shared/domain/platform/money';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/. ](\d{4}|\d{2})(?=$|[ T,])/i;
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})(?=$|[ T])/;

/** @returns `YYYY-MM-DD`, undefined for any other text. Indian banks write the day first. */
export function dayOf(cell: string): string | undefined {
  const text = cell.trim();
  const [, isoYear, isoMonth, isoDay] = YEAR_FIRST.exec(text) ?? [];
  const [, day = isoDay, month = isoMonth, year = isoYear] = DAY_FIRST.exec(text) ?? [];
  if (!day || !month || !year) return undefined;
  const number = /^\d/.test(month)
    ? Number(month)
    : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const full = year.length === 2 ? `20${year}` : year;
  const iso = `${full}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // Date.parse accepts 31 February.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}

/** 0 for an empty cell, a dash or a debit, undefined for a text that is no amount. */
export function creditOf(cell: string): Paise | undefined {
  const text = cell.replace(/₹|rs\.?|inr|[\s,]/gi, '');
  if (/^[-–]?$|^\*+$/.test(text)) return 0;
  const [, minus, rupees, decimals = '', side = ''] =
    /^(-?)(\d{1,9})(?:\.(\d{1,2}))?(cr|dr)?\.?$/i.exec(text) ?? [];
  if (rupees === undefined) return undefined;
  if (minus || side.toLowerCase() === 'dr') return 0;
  return Number(rupees) * 100 + Number(decimals.padEnd(2, '0'));
}

/**
 * The RRN or UTR of the reference column, which HDFC pads with zeros, or the first of a UPI or IMPS payment's
 * narration. A UPI id that begins with a phone number is none. A reference begins with the year's last digit and
 * the day of the year, so six zeros are the padding of a shorter number, for example of a cheque.
 */
export function referenceOf(column: string, narration: string): string | null {
  const [, own] = /^0*((?!0{6})\d{12})$/.exec(column.trim()) ?? [];
  if (own) return own;
  if (!/UPI|IMPS|RRN|UTR|\/CR\//i.test(narration)) return null;
  return narration.split(/[\s/:;*_-]+/).find((word) => /^(?!0{6})\d{12}$/.test(word)) ?? null;
}

/** As in 4.09E+11. */
export function isSpoilt(cell: string): boolean {
  return /(^|[^\w.])\d(\.\d+)?E\+\d\d(?!\w)/i.test(cell);
}

/** Whether a spreadsheet would run the cell. A sign before an amount or a dash is none. */
export function isFormula(cell: string): boolean {
  return /^\s*([=@＝＠]|[+\-＋－].*[(|!])/.test(cell);
}

/** A line without a date that sums up others: no credit. */
export function isSum(text: string): boolean {
  return /\b(total|balance)\b/i.test(text);
}

/** The text in `="0123"`, as some banks write digits so that spreadsheets do not round them. */
export function plainCell(cell: string): string {
  const text = /^\s*="([^"]*)"\s*$/.exec(cell)?.[1] ?? cell;
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return lines.join('');
}
