import { wordsOf } from '../db/search-words';

/** What an order is found by: the beginnings of its id, of each word of the name, and of the phone number. */
export function orderWords(id: string, customerName: string, phoneNumber: string | null): string[] {
  return wordsOf(`${id} ${customerName} ${nationalDigits(phoneNumber ?? '')}`);
}

/**
 * The words of what staff typed. A phone number is found in whatever groups it is typed, with or
 * without the country's +91.
 */
export function typedWords(typed: string): string[] {
  return wordsOf(/^\+?[0-9][0-9 -]*$/.test(typed) ? nationalDigits(typed) : typed);
}

function nationalDigits(phoneNumber: string): string {
  const digits = phoneNumber.replace(/[ -]/g, '');
  return digits.replace(/^\+91|^\+|^91(?=[0-9]{10})/, '');
}
