import { totpCode, totpStep } from '../../../server/people/identity/totp';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An authenticator app that holds one key. */
export interface AuthenticatorApp {
  /** The current code, or the one some half minutes later. */
  code(stepsAhead?: number): string;
  /** Six digits that are not a valid code now. */
  wrongCode(): string;
  /** The issuer and account in the key's address. */
  secret: string;
}

/** Creates an authenticator app on the machine's clock. @param key in base 32. */
export function authenticatorApp(key: string): AuthenticatorApp {
  const bits = [...key].map((sign) => SIGNS.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const secret = String.fromCharCode(...bytes);
  const code = (ahead = 0) => totpCode(secret, totpStep(new Date()) + ahead);
  return {
    secret,
    code,
    wrongCode() {
      const right = [-2, -1, 0, 1, 2].map(code);
      const wrong = Array.from({ length: 6 }, (_, digit) => String(digit).repeat(6));
      return wrong.find((one) => !right.includes(one)) ?? '';
    },
  };
}
