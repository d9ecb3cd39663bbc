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

/** A phone number may be typed in groups of digits, with or without +91. */
export function typedTokens(typed: string): string[] {
  const text = asciiDigits(typed).trim();
  if (/^\+?[0-9][0-9 -]*$/.test(text)) return [nationalDigits(text)];
  const words = text.split(/\s+/);
  const tokens = words.flatMap((word) => (NUMBER.test(word) ? [word] : searchWords(word)));
  // Punctuation alone finds nothing, instead of everything.
  return tokens.length > 0 ? [...new Set(tokens)] : words.filter(Boolean);
}

export function hasTokens(words: readonly string[], typed: readonly string[]): boolean {
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}

function nationalDigits(phoneNumber: string): string {
  const digits = phoneNumber.replace(/[ -]/g, '');
  return digits.replace(/^\+91|^\+|^91(?=[0-9]{10})/, '');
}
