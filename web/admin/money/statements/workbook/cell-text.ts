import { type CellObject, SSF } from '@e965/xlsx';

/** Excel allows no longer ones; formatting with them takes long. */
const LONGEST_FORMAT = 255;
/** Excel computes with so many. More show the errors of binary fractions. */
const SIGNIFICANT_DIGITS = 15;

/**
 * What the cell says, as text. A date is written `YYYY-MM-DD`, because programs show it in the order of their own
 * country. A number is as the bank shows it, for example `85.00 Cr`, unless that rounds it, shortens it or hides
 * its sign. Of a formula only the value counts; without one the cell is empty.
 * @param is1904 whether the file counts days from 1904.
 */
export function cellText(cell: CellObject, is1904: boolean): string {
  const { t: type, v: value, z: format } = cell;
  if (value === undefined) return '';
  if (type === 'e') return '#ERROR';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value !== 'number') return String(value);
  const shape = typeof format === 'string' && format.length <= LONGEST_FORMAT ? format : 'General';
  return (dateText(value, shape, is1904) ?? numberText(value, shape)).trim();
}

interface DateParts {
  y: number;
  m: number;
  d: number;
  H: number;
  M: number;
  S: number;
}

/** Undefined for a number. A time without a day is as the bank shows it. */
function dateText(value: number, format: string, is1904: boolean): string | undefined {
  if (!SSF.is_date(format)) return undefined;
  const parts: DateParts | null = SSF.parse_date_code(value, { date1904: is1904 });
  if (!parts) return undefined;
  if (!/[dy]/i.test(format)) return SSF.format(format, value);
  const day = [String(parts.y).padStart(4, '0'), two(parts.m), two(parts.d)].join('-');
  const hasTime = parts.H > 0 || parts.M > 0 || parts.S > 0;
  return hasTime ? `${day} ${[parts.H, parts.M, parts.S].map(two).join(':')}` : day;
}

const two = (number: number) => String(number).padStart(2, '0');

function numberText(value: number, format: string): string {
  const isWhole = Number.isInteger(value);
  // The digits beyond are already lost, and a rounded reference has to show that.
  if (isWhole && !Number.isSafeInteger(value)) return value.toExponential().toUpperCase();
  const exact = isWhole ? value : Number(value.toPrecision(SIGNIFICANT_DIGITS));
  const shown: string = SSF.format(format, value);
  const isExact = Number(shown.replace(/[^\d.]/g, '')) === Math.abs(exact);
  const hasSign = exact >= 0 || /[-(]|dr/i.test(shown);
  return isExact && hasSign ? shown : String(exact);
}
