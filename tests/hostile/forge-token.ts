import { base64url, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { SignedIn, TestShop } from '../support/platform/test-shop';

/** The test shop's URL, which is the issuer and audience of its tokens. */
export const SHOP = 'http://localhost:3000';

/** A token's claims; the shop's own are the defaults. */
export interface Claims extends JWTPayload {
  iss?: string;
  aud?: string;
  exp?: number;
}

/** A token signed by the shop's own key. */
export async function signedByTheShop(
  shop: TestShop,
  { aud = SHOP, iss = SHOP, exp, ...payload }: Claims,
): Promise<string> {
  const jwt = { issuer: iss, audience: aud, expirationTime: exp ?? '5m' };
  const { token } = await shop.shop.identity.api.signJWT({
    body: { payload, overrideOptions: { jwt } },
  });
  return token;
}

/** The claims of the shop's own tokens, to be signed. */
export const claimsFor = ({ userId }: SignedIn) =>
  new SignJWT({ sub: userId }).setIssuer(SHOP).setAudience(SHOP).setExpirationTime('5m');

/** The decoded parts of a token; no key is needed to read them. */
export function partsOf(token: string) {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const read = (part: string) => JSON.parse(new TextDecoder().decode(base64url.decode(part)));
  return { header, payload, signature, decodedHeader: read(header), decodedPayload: read(payload) };
}

/** Encodes a part of a token. */
export const encoded = (value: unknown) => base64url.encode(JSON.stringify(value));

/** A token with the shop's key id, signed by another key of the same algorithm. */
export async function signedByEve(
  admin: SignedIn,
  header: Record<string, unknown>,
): Promise<string> {
  const { alg, kid } = partsOf(admin.token).decodedHeader;
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const jwk = await exportJWK(publicKey);
  return claimsFor(admin)
    .setProtectedHeader({ alg, kid, ...(header['jwk'] === 'own' ? { jwk } : header) })
    .sign(privateKey);
}
