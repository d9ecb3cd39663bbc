import { createHmac, timingSafeEqual } from 'node:crypto';

/** What opens a guest's order later: a MAC of its id. Nothing is stored, so nothing can leak. */
export function guestAccessToken(secret: string, orderId: string): string {
  return createHmac('sha256', secret).update(`guest-order:${orderId}`).digest('base64url');
}

/** Compared in constant time: an answer's delay must not tell how much of a guess was right. */
export function opensGuestOrder(secret: string, orderId: string, token: string): boolean {
  const expected = Buffer.from(guestAccessToken(secret, orderId));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
