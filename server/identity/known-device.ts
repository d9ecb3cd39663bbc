import { createHmac, timingSafeEqual } from 'node:crypto';
import { KNOWN_DEVICE_LIFE_S } from '../limits/limit-rules';

const NONCE_BYTES = 12;

/** The devices on which an account has been signed in to; they are told from others by a cookie. */
export interface KnownDevices {
  /** The device's own name when its cookie says, and the shop has signed, that it knows the account. */
  find(account: string, cookies: string | null): string | undefined;
  /** The `Set-Cookie` that makes a device known to the account. It gives no right but to try. */
  remember(account: string): string;
}

interface DeviceParts {
  secret: string;
  overHttps: boolean;
  clock: () => Date;
  randomBytes: (count: number) => Uint8Array;
}

/** Device cookies: a stranger who guesses at an account does not keep its owner out. Nothing is stored. */
export function knownDevices({ secret, overHttps, clock, randomBytes }: DeviceParts): KnownDevices {
  const name = `${overHttps ? '__Host-' : ''}shop.known_device`;
  const key = createHmac('sha256', secret).update('known devices').digest();
  const sign = (account: string, nonce: string, until: string) =>
    createHmac('sha256', key).update(`${account} ${nonce} ${until}`).digest('base64url');
  return {
    find(account, cookies) {
      const value = cookies
        ?.split(';')
        .map((cookie) => cookie.trim())
        .find((cookie) => cookie.startsWith(`${name}=`));
      const [nonce = '', until = '', signature = ''] =
        value?.slice(name.length + 1).split('.') ?? [];
      const right = Buffer.from(sign(account, nonce, until));
      const given = Buffer.from(signature);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      return Number(until) > clock().getTime() ? nonce : undefined;
    },
    remember(account) {
      const nonce = Buffer.from(randomBytes(NONCE_BYTES)).toString('base64url');
      const until = String(clock().getTime() + KNOWN_DEVICE_LIFE_S * 1000);
      const value = [nonce, until, sign(account, nonce, until)].join('.');
      const secure = overHttps ? '; Secure' : '';
      return `${name}=${value}; Max-Age=${KNOWN_DEVICE_LIFE_S}; Path=/; HttpOnly; SameSite=Lax${secure}`;
    },
  };
}
