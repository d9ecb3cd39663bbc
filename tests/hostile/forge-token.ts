import { base64url, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { SignedIn, TestShop } from '../support/test-shop';

/** The test shop's address: whom its tokens name as issuer and audience. */
export const SHOP = 'http://localhost:3000';

/** What a token says; left out, what the shop's own say. */
export interface Claims extends JWTPayload {
  iss?: string;
  aud?: string;
  exp?: number;
}

/** A token that the shop's own key signs. */
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

/** What the shop's own tokens say, to be signed. */
export const claimsFor = ({ userId }: SignedIn) =>
  new SignJWT({ sub: userId }).setIssuer(SHOP).setAudience(SHOP).setExpirationTime('5m');

/** The parts of a token as they are read by whoever holds it. */
export function partsOf(token: string) {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const read = (part: string) => JSON.parse(new TextDecoder().decode(base64url.decode(part)));
  return { header, payload, signature, headerSays: read(header), payloadSays: read(payload) };
}

/** A part of a token. */
export const encoded = (value: unknown) => base64url.encode(JSON.stringify(value));

/** Names the shop's key and signs with another of the same kind. */
export async function signedByEve(
  admin: SignedIn,
  header: Record<string, unknown>,
): Promise<string> {
  const { alg, kid } = partsOf(admin.token).headerSays;
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const jwk = await exportJWK(publicKey);
  return claimsFor(admin)
    .setProtectedHeader({ alg, kid, ...(header['jwk'] === 'own' ? { jwk } : header) })
    .sign(privateKey);
}
