import { describe, expect, it } from 'vitest';
import { tokenLifeMs } from './token-life';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('tokenLifeMs', () => {
  it('reads the lifetime from the token, independent of the device’s clock', () => {
    expect(tokenLifeMs(`x.${encode({ iat: 1000, exp: 1120, sub: 'ÿ_-' })}.y`)).toBe(120_000);
  });

  it('falls back to 300 s for an unreadable token', () => {
    for (const token of ['', 'opaque', 'a.b.c', `x.${encode({ exp: 1 })}.y`]) {
      expect(tokenLifeMs(token)).toBe(300_000);
    }
  });
});
