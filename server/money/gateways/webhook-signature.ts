import { createHmac, timingSafeEqual } from 'node:crypto';

interface Signed {
  parts: readonly (string | Uint8Array)[];
  /** The current secret, and the one before it while its webhooks may still be retried. */
  secrets: readonly string[];
  encoding: 'hex' | 'base64';
  signature: string;
}

/** HMAC-SHA256. The comparison takes the same time for any guess. */
export function isSignedWith({ parts, secrets, encoding, signature }: Signed): boolean {
  const given = Buffer.from(signature);
  return secrets.some((secret) => {
    const hmac = createHmac('sha256', secret);
    for (const part of parts) hmac.update(part);
    const expected = Buffer.from(hmac.digest(encoding));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
