import { m } from '../../messages/compiled/messages';
import { visible, writtenNumbers } from './written-numbers';

const COUNTRY_CODE = '91';
const DIGITS = 10;
/** Of a number anywhere in the world, with its country's code (E.164). */
const MOST_DIGITS = 15;

/** A stored number: '+91' and ten digits, the first of them 6 to 9. */
export const PHONE_NUMBER_PATTERN = /^\+91[6-9][0-9]{9}$/;

/** Mobile numbers of Nepal, Bhutan, Bangladesh and Pakistan without the +: their first ten digits could be Indian. */
const NEIGHBOURS_NUMBER = /^0*(9779[78][0-9]{8}|975[17]7[0-9]{6}|8801[0-9]{9}|923[0-9]{9})$/;

/**
 * The first number of a text, as at most ten digits, or + and the uncut digits of a number abroad (platform
 * rule 2). Without a whole number these are all its digits.
 */
export function cleanPhone(typed: string): string {
  return writtenNumbers(typed).map(cleanNumber).find(isWhole) ?? cleanNumber(visible(typed));
}

function isWhole(number: string): boolean {
  return phoneProblem(number) === undefined || /^\+[0-9]{8}/.test(number);
}

function cleanNumber(text: string): string {
  const kept = text.replace(/[^0-9+]/g, '');
  let digits = kept.replaceAll('+', '');
  if (kept.startsWith('+') || digits.startsWith('00')) {
    digits = digits.replace(/^0+/, '');
    if (!digits.startsWith(COUNTRY_CODE)) return abroad(digits);
    digits = digits.slice(COUNTRY_CODE.length).replace(/^0+/, '');
  }
  if (NEIGHBOURS_NUMBER.test(digits)) return abroad(digits.replace(/^0+/, ''));
  const hasCode = digits !== kept;
  if (digits.length > DIGITS) digits = digits.replace(/^0+/, '');
  if (!hasCode && digits.length > DIGITS && digits.startsWith(COUNTRY_CODE) && !isSeveral(digits)) {
    digits = digits.slice(COUNTRY_CODE.length).replace(/^0+/, '');
  }
  // A phone that fills in +91 does so again behind a typed one.
  return digits.replace(/^91(?=[6-9][0-9]{9}$)/, '').slice(0, DIGITS);
}

/** Whether these are numbers without the country's code, pasted together. */
const isSeveral = (digits: string) => digits.length % DIGITS === 0;

const abroad = (digits: string) => `+${digits.slice(0, MOST_DIGITS)}`;

/** The message for an invalid phone number (platform rule 2); undefined for an Indian mobile number. */
export function phoneProblem(digits: string): string | undefined {
  if (digits === '') return m.typed_no_phone();
  if (digits.startsWith('+')) return m.typed_phone_abroad();
  if (!/^[0-9]*$/.test(digits) || digits.length < DIGITS) {
    return m.typed_phone_short();
  }
  if (digits.length > DIGITS) return m.typed_phone_long();
  if (!/^[6-9]/.test(digits)) return m.typed_phone_not_mobile();
  return undefined;
}

/** Converts ten digits to the form that is sent and stored: '+919876543210' (platform rule 2). */
export function toPhoneNumber(digits: string): string {
  return `+${COUNTRY_CODE}${digits}`;
}

/** '+919876543210' for display, also within a text: '+91 98765 43210'. */
export function formatPhone(phoneNumber: string): string {
  return phoneNumber.replace(/\+91(\d{5})(\d{5})(?!\d)/g, '+91 $1 $2');
}
