import { wordsOf } from '../platform/db/search-words';

/** The tokens whose prefixes find an order: its id, the customer's names and phone number. */
export function orderSearchTokens(
  id: string,
  customerName: string,
  phoneNumber: string | null,
): string[] {
  return wordsOf(`${id} ${customerName} ${nationalDigits(phoneNumber ?? '')}`);
}

/** A phone number may be typed in groups of digits, with or without +91. */
export function typedTokens(typed: string): string[] {
  return wordsOf(/^\+?[0-9][0-9 -]*$/.test(typed) ? nationalDigits(typed) : typed);
}

export function hasTokens(words: readonly string[], typed: readonly string[]): boolean {
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}

function nationalDigits(phoneNumber: string): string {
  const digits = phoneNumber.replace(/[ -]/g, '');
  return digits.replace(/^\+91|^\+|^91(?=[0-9]{10})/, '');
}
