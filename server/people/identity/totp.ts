import { createHmac, timingSafeEqual } from 'node:crypto';

export const TOTP_STEP_S = 30;
const DIGITS = 6;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of a step, as authenticator apps compute it (RFC 6238 with SHA-1, six digits). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / TOTP_STEP_S);
}

/**
 * Accepts the steps before and after, because phones' clocks differ. better-auth's plugin does not return
 * the step, which is needed to accept a code only once.
 */
export function matchingStep(secret: string, code: string, now: Date): number | undefined {
  const present = totpStep(now);
  return [present - 1, present, present + 1].find((step) => {
    const right = Buffer.from(totpCode(secret, step));
    const given = Buffer.from(code);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

export function totpKey(secret: string): string {
  const bits = [...Buffer.from(secret)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('');
}

/** The content of the QR code: the secret and the name shown by the app. */
export function totpUri(
  secret: string,
  { email, shopName }: { email: string; shopName: string },
): string {
  // A colon separates the issuer from the account.
  const issuer = encodeURIComponent(shopName.replaceAll(':', ' '));
  const label = `${issuer}%3A${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${totpKey(secret)}&issuer=${issuer}`;
}
