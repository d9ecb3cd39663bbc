import { asciiDigits } from '../../../../shared/domain/platform/ascii-digits';
import type { Paise } from '../../../../shared/domain/platform/money';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const END = '(?=$|[ T,(])';
const DAY_FIRST = new RegExp(
  `^(?<day>\\d{1,2})[-/. ](?<month>\\d{1,2})[-/. ](?<year>\\d{4}|\\d{2})${END}`,
);
const DAY_AND_NAME = new RegExp(
  `^(?<day>\\d{1,2})(?:st|nd|rd|th)?[-/. ]?(?<month>[a-z]{3,9})(?:[-/. ]|, ?)?(?<year>\\d{4}|\\d{2})${END}`,
  'i',
);
const YEAR_FIRST = new RegExp(`^(?<year>\\d{4})([-/.])(?<month>\\d{2})\\2(?<day>\\d{2})${END}`);
/** The day of the week, or the time. */
const BEFORE_DAY =
  /^((mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?|\d?\d:\d\d( ?[ap]m)?)[, ]+/i;
const MONTH_FIRST = new RegExp(
  `^(?<month>[a-z]{3,9})[- ]?(?<day>\\d{1,2})(?:, ?|-)(?<year>\\d{4})${END}`,
  'i',
);
const FORMS = [DAY_FIRST, DAY_AND_NAME, YEAR_FIRST, MONTH_FIRST];

/**
 * The first of two. Indian banks write the day first, and numbers with the month first are no date.
 * @returns `YYYY-MM-DD`, undefined for any other text.
 */
export function dayOf(cell: string): string | undefined {
  const text = cell
    .trim()
    .replace(/^'/, '')
    .replace(/\s+/g, ' ')
    .replace(/^(\S{1,4}) ([-/]) (\S{1,9}) \2 /, '$1$2$3$2')
    .replace(BEFORE_DAY, '');
  const found = FORMS.map((form) => form.exec(text)).find(Boolean);
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
  /** Never negative; 0 for an empty cell, a dash or a word for nothing. */
  paise: Paise;
  /** What a sign, brackets, Cr or Dr say. */
  side?: Side | undefined;
}

const NUMBER = /^(\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2}))?$/;
const PLUS = /^\(?\+\)?|\+$|\(?Cr(edit)?\)?\.?$|^Cr/i;
const MINUS = /^\([-−–]\)|^[-−–]|[-−–]$|\(?(Dr|Debit)\)?\.?$|^Dr/i;
const NOTHING = /^([-−–—]*|\*+|nil|n\/?a|null|\.0+)$/i;

/** Also `85.00(Cr)`, `+85.00`, `(120.00)` and `85.00/-`. @returns undefined for a text that is no amount. */
export function amountOf(cell: string): Amount | undefined {
  const text = cell.replace(/^'|₹|rs\.?|inr|रु\.?|रू\.?|\s/gi, '').replace(/\/[-–=]$/, '');
  if (NOTHING.test(text)) return { paise: 0 };
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
  const [, own] = OWN_REFERENCE.exec(column.replace(/\s/g, '')) ?? [];
  if (own) return own;
  if (!/UPI|IMPS|RRN|UTR|\/CR\//i.test(narration)) return null;
  const words = readingsOf(narration).flatMap((text) => text.split(/[^\p{L}\p{N}@.]+/u));
  return words.find((word) => /^(?!0{6})\d{12}$/.test(word)) ?? null;
}

const OWN_REFERENCE =
  /^[^A-Z0-9]*(?:(?:UPI|IMPS|RRN|UTR|REF)[-:/]*)?0*((?!0{6})\d{12})(?:\.0)?[^A-Z0-9]*$/i;

/** All numbers that may be one, without the zeros before them, and no UPI id. */
export function referencesIn(text: string): string[] {
  const found = readingsOf(text).flatMap((each) =>
    [...each.matchAll(/(?<!\d)0*((?!0{6})\d{12})(?![\d@])/g)].map(([, digits = '']) => digits),
  );
  return [...new Set(found)];
}

/** A bank may break a line within a word, or between two. */
export function readingsOf(narration: string): string[] {
  return narration.includes('\n') ? [narration.replaceAll('\n', ''), narration] : [narration];
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

const SAYS_DEBIT =
  /^(BY |TO |WDL |DEP )?((TRANSFER|TFR)[- ])?(UPIOUT\b|(UPI|IMPS|NEFT)[A-Z]{0,3}[/-](\d{12}[/-])?DR\b)/i;

/** A narration's own words, which payers do not write, for money that went out. */
export function saysDebit(narration: string): boolean {
  return SAYS_DEBIT.test(narration.trim());
}

/** Money that came back, or of a payment that failed. A payer may write so too: such a credit is only not sure. */
export function saysReversal(narration: string): boolean {
  return /\b(rev|reversal|reversed|rvsl|rtn|return(ed)?|refund(ed)?|chargeback|fail(ed|ure)?|declined|rejected)\b/i.test(
    narration,
  );
}

/**
 * The text in `="0123"`, as some banks write digits so that spreadsheets do not round them, with the digits of all
 * scripts as 0 to 9 and without characters that nobody sees.
 */
export function plainCell(cell: string): string {
  const text = /^\s*="([^"]*)"\s*$/.exec(cell)?.[1] ?? cell;
  if (PRINTED_ASCII.test(text)) return text.trim();
  const plain = asciiDigits(
    text.replace(UNSEEN, '').replace(LOOKALIKE, (character) => character.normalize('NFKC')),
  );
  const lines = plain.split(/[\r\n]+/).map((line) => line.trim());
  return lines.filter(Boolean).join('\n');
}

/** Most cells, which need no more. */
const PRINTED_ASCII = /^[\x20-\x7e]*$/;
/** Spaces that do not break, the old sign of rupees, and full-width characters. */
const LOOKALIKE = /[\u00a0\u20a8\ufe63\uff01-\uff5e]/g;
/** Not the joiners, which Indian scripts need. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
