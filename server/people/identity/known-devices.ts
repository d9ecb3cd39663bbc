import { createHmac, timingSafeEqual } from 'node:crypto';
import { KNOWN_DEVICE_LIFE_S } from '../../platform/limits/limit-rules';

const NONCE_BYTES = 12;

interface DeviceDeps {
  /** The cookie's name without its prefix. */
  name: string;
  secret: string;
  overHttps: boolean;
  clock: () => Date;
  randomBytes: (count: number) => Uint8Array;
}

export type KnownDevices = ReturnType<typeof knownDevices>;

/**
 * Device cookies: a device that signed in to an account before is exempt from the limits that
 * strangers can exhaust. The cookie is signed and nothing is stored.
 */
export function knownDevices({ name: suffix, secret, overHttps, clock, randomBytes }: DeviceDeps) {
  const name = `${overHttps ? '__Host-' : ''}shop.${suffix}`;
  const key = createHmac('sha256', secret).update('known devices').digest();
  const sign = (account: string, nonce: string, until: string) =>
    createHmac('sha256', key).update(`${account} ${nonce} ${until}`).digest('base64url');
  return {
    /**
     * The device's id, if its cookie is valid for the account.
     * @param account an email address, or the phone number of a customer.
     */
    find(account: string, cookies: string | null): string | undefined {
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
    /** The `Set-Cookie` that makes a device known to the account. It grants nothing but attempts. */
    remember(account: string): string {
      const nonce = Buffer.from(randomBytes(NONCE_BYTES)).toString('base64url');
      const until = String(clock().getTime() + KNOWN_DEVICE_LIFE_S * 1000);
      const value = [nonce, until, sign(account, nonce, until)].join('.');
      const secure = overHttps ? '; Secure' : '';
      return `${name}=${value}; Max-Age=${KNOWN_DEVICE_LIFE_S}; Path=/; HttpOnly; SameSite=Lax${secure}`;
    },
  };
}
