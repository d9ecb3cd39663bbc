import { asciiDigits } from '../../shared/domain/platform/ascii-digits';
import { findableWords, foldWord, searchWords } from '../../shared/domain/platform/search-folding';

/**
 * The tokens whose prefixes find an order: its id, the customer's names, and the phone number or its last
 * five or four digits, as it is shown and as people say it.
 */
export function orderSearchTokens(
  id: string,
  customerName: string,
  phoneNumber: string | null,
): string[] {
  const digits = nationalDigits(phoneNumber ?? '');
  const parts = digits.length > 5 ? [digits, digits.slice(-5), digits.slice(-4)] : [digits];
  const tokens = [foldWord(id), ...findableWords(customerName), ...parts];
  return [...new Set(tokens)].filter(Boolean);
}

/** An amount or a bill's number, which is found by itself. */
const NUMBER = /^₹?[0-9][0-9.,/-]*$/;

/** A whole mobile number, as people write and copy it. */
const MOBILE = /^0*(?:91)?0*([6-9][0-9]{9})$/;
/** What a link to a number or a chat begins with. */
const LINK = /^(?:tel:|(?:https:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\?phone=))/i;

/** A phone number may be typed in groups of digits, or pasted with what phones and links put around it. */
export function typedTokens(typed: string): string[] {
  const text = asciiDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(LINK, '');
  const [, mobile] = (!/\p{L}/u.test(text) && MOBILE.exec(text.replace(/[^0-9]/g, ''))) || [];
  if (mobile !== undefined) return [mobile];
  if (/^\+?[0-9][0-9 -]*$/.test(text)) return [nationalDigits(text)];
  const words = text.split(/\s+/);
  const tokens = words.flatMap((word) => (NUMBER.test(word) ? [trimmed(word)] : searchWords(word)));
  // Punctuation alone finds nothing, instead of everything.
  return tokens.length > 0 ? [...new Set(tokens)] : words.filter(Boolean);
}

/** Without the comma or full stop behind a copied number. */
const trimmed = (number: string) => number.replace(/[.,/-]+$/, '');

export function hasTokens(words: readonly string[], typed: readonly string[]): boolean {
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}

function nationalDigits(phoneNumber: string): string {
  const digits = phoneNumber.replace(/[ -]/g, '');
  // The last five digits may begin with 0.
  return digits.replace(/^\+91|^\+|^91(?=[0-9]{10})|^0+(?=[0-9]{5})/, '');
}
