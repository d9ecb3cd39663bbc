import { createHmac, timingSafeEqual } from 'node:crypto';

/** A MAC of a text, for a URL or a header. */
export function signature(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Compares in constant time: the delay must not tell how much of a guess was right. */
export function isSigned(secret: string, text: string, given: string): boolean {
  const right = Buffer.from(signature(secret, text));
  const guess = Buffer.from(given);
  return guess.length === right.length && timingSafeEqual(guess, right);
}
