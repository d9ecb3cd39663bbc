import { m } from '../../messages/compiled/messages';
import { asciiDigits } from '../platform/ascii-digits';

const MAX_DIGITS = 6;
const MIN_DIGITS = 4;

/** Reduces typed text to at most six digits (people rule 2). */
export function cleanCode(typed: string): string {
  return asciiDigits(typed)
    .replace(/[^0-9]/g, '')
    .slice(0, MAX_DIGITS);
}

/** A code needs at least four digits (people rule 2). */
export function codeProblem(code: string): string | undefined {
  return code.length < MIN_DIGITS ? m.signin_code_invalid() : undefined;
}
