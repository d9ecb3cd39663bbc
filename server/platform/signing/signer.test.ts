import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSigner, type SigningPurpose } from './signer';

const signer = createSigner('the secret of a shop');

describe('a signature', () => {
  const signature = signer.sign('guest-order', 'ABC');

  it('is right for its purpose, its text and its secret only', () => {
    expect(signer.isSigned('guest-order', 'ABC', signature)).toBe(true);
    expect(signer.isSigned('guest-order', 'ABD', signature)).toBe(false);
    expect(createSigner('another').isSigned('guest-order', 'ABC', signature)).toBe(false);
    const others: SigningPurpose[] = ['bank-credit', 'known-device', 'webhook-key', 'bill-link'];
    for (const other of others) expect(signer.isSigned(other, 'ABC', signature)).toBe(false);
  });

  it.each(['', signature.slice(1), `${signature}A`, 'é'.repeat(43)])('is not %j', (given) =>
    expect(signer.isSigned('guest-order', 'ABC', given)).toBe(false),
  );

  it('is not made with the key of sessions, and hides its text', () => {
    const asSession = createHmac('sha256', 'the secret of a shop').update('ABC');
    expect(signature).not.toBe(asSession.digest('base64url'));
    expect(signer.sign('limited-client', 'x'.repeat(5000))).toMatch(/^[\w-]{43}$/);
  });

  it('can end', () => {
    const signed = signer.signUntil('bill-link', 'ABC', 5000);
    const isSigned = (given: typeof signed, nowMs: number) =>
      signer.isSignedUntil('bill-link', 'ABC', given, new Date(nowMs));
    expect(isSigned(signed, 4999)).toBe(true);
    expect(isSigned(signed, 5000)).toBe(false);
    expect(isSigned({ ...signed, until: '9000' }, 4999)).toBe(false);
    expect(isSigned({ ...signed, until: 'never' }, 4999)).toBe(false);
  });
});
