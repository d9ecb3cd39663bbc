import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Sessions are signed by the identity service. Each purpose has its own key, so no signature serves another. */
export type SigningPurpose =
  | 'guest-order'
  | 'table-round'
  | 'bill-link'
  | 'bank-credit'
  | 'known-device'
  | 'known-phone'
  | 'sign-in-code'
  | 'staff-pin'
  | 'limited-client'
  | 'deleted-account'
  | 'webhook-key'
  | 'seal';

const KEY_BYTES = 32;

export interface Signature {
  /** Milliseconds since 1970. */
  until: string;
  signature: string;
}

export type Signer = ReturnType<typeof createSigner>;

/** @param secret the shop's secret. A key is derived from it for each purpose (HKDF, RFC 5869). */
export function createSigner(secret: string) {
  const keys = new Map<SigningPurpose, Buffer>();
  const keyOf = (purpose: SigningPurpose) => {
    const key =
      keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
    keys.set(purpose, key);
    return key;
  };
  /** A MAC of a text as 43 characters of base64url, for a URL, a header or a table. */
  const sign = (purpose: SigningPurpose, text: string): string =>
    createHmac('sha256', keyOf(purpose)).update(text).digest('base64url');
  /** Compares in constant time: the delay must not tell how much of a guess was right. */
  const isSigned = (purpose: SigningPurpose, text: string, given: string): boolean => {
    const right = Buffer.from(sign(purpose, text));
    const guess = Buffer.from(given);
    return guess.length === right.length && timingSafeEqual(guess, right);
  };
  return {
    sign,
    isSigned,
    /** Signs a text until a time (ms since 1970). A purpose uses this or `sign`, not both. */
    signUntil(purpose: SigningPurpose, text: string, untilMs: number): Signature {
      const until = String(untilMs);
      return { until, signature: sign(purpose, `${until} ${text}`) };
    },
    isSignedUntil(
      purpose: SigningPurpose,
      text: string,
      { until, signature }: Signature,
      now: Date,
    ): boolean {
      return isSigned(purpose, `${until} ${text}`, signature) && now.getTime() < Number(until);
    },
  };
}
