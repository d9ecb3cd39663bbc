/** Banks cut the note of a payment; SBI's statements show some 7 characters of it. */
export const SHORT_CODE_LENGTH = 7;

/** The part of an order's id that a bank's statement shows. It stands first in the payment's note. */
export function shortCode(orderId: string): string {
  return orderId.slice(0, SHORT_CODE_LENGTH);
}
