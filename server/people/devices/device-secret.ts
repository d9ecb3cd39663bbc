import { createHash } from 'node:crypto';
import { DAY_S } from '../../../shared/domain/platform/durations';
import { httpOnlyCookie } from '../../platform/http/security/http-only-cookie';

const SECRET_BYTES = 32;

/** Browsers keep no cookie for longer. Each sign-in by PIN renews it. */
const COOKIE_LIFE_S = 400 * DAY_S;

interface SecretDeps {
  overHttps: boolean;
  randomBytes: (count: number) => Uint8Array;
}

export type DeviceSecrets = ReturnType<typeof deviceSecrets>;

/** An enrolled device has a random secret in a cookie; the shop has its hash, so a copied table proves no device. */
export function deviceSecrets({ overHttps, randomBytes }: SecretDeps) {
  const cookie = httpOnlyCookie({ name: 'enrolled_device', lifeS: COOKIE_LIFE_S, overHttps });
  const hash = (secret: string) => createHash('sha256').update(secret).digest('base64url');
  return {
    create: (): string => Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url'),
    hash,
    read: cookie.read,
    cookieOf: cookie.write,
    /** @param cookies the request's `Cookie` header. @returns '' without a secret, which is no hash. */
    sentHash(cookies: string | null): string {
      const secret = cookie.read(cookies);
      return secret ? hash(secret) : '';
    },
  };
}
