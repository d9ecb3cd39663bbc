import { httpOnlyCookie } from '../../platform/http/security/http-only-cookie';
import { KNOWN_DEVICE_LIFE_S } from '../../platform/limits/limit-rules';
import type { Signer } from '../../platform/signing/signer';

const NONCE_BYTES = 12;

interface DeviceDeps {
  /** Whose devices; it names the cookie. */
  purpose: 'known-device' | 'known-phone';
  signer: Signer;
  overHttps: boolean;
  clock: () => Date;
  randomBytes: (count: number) => Uint8Array;
}

export type KnownDevices = ReturnType<typeof knownDevices>;

/** Such a device is exempt from the limits that strangers can exhaust. The cookie is signed; nothing is stored. */
export function knownDevices({ purpose, signer, overHttps, clock, randomBytes }: DeviceDeps) {
  const name = purpose.replace('-', '_');
  const cookie = httpOnlyCookie({ name, lifeS: KNOWN_DEVICE_LIFE_S, overHttps });
  return {
    /** @param account an email address, or the phone number of a customer. */
    find(account: string, cookies: string | null): string | undefined {
      const [nonce = '', until = '', signature = ''] = cookie.read(cookies)?.split('.') ?? [];
      const text = `${account} ${nonce}`;
      const isKnown = signer.isSignedUntil(purpose, text, { until, signature }, clock());
      return isKnown ? nonce : undefined;
    },
    /** The `Set-Cookie` that makes a device known to the account. It grants nothing but attempts. */
    remember(account: string): string {
      const nonce = Buffer.from(randomBytes(NONCE_BYTES)).toString('base64url');
      const untilMs = clock().getTime() + KNOWN_DEVICE_LIFE_S * 1000;
      const { until, signature } = signer.signUntil(purpose, `${account} ${nonce}`, untilMs);
      return cookie.write([nonce, until, signature].join('.'));
    },
  };
}
