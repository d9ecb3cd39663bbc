import { createHmac, timingSafeEqual } from 'node:crypto';

/** The identity service's signed cookies: of a session, and of a sign-in that lacks its second step. */
const COOKIE = /(?:^|; *)[\w-]+\.(?:session_token|two_factor)=([^;]+)/g;
/** The service signs other cookies with the same key, such as the word 'true'. */
const TOKEN = /^(?:[A-Za-z0-9]{32}|2fa-[A-Za-z0-9_-]{20})$/;
const BEARER = /^Bearer (.+)$/i;

/** Does not read the database, so that forged cookies cost nothing; the session may have ended. */
export function signedToken(secret: string, headers: Headers): string | undefined {
  const [, bearer] = BEARER.exec(headers.get('Authorization') ?? '') ?? [];
  const cookies = [...(headers.get('Cookie') ?? '').matchAll(COOKIE)].map(([, value]) => value);
  for (const sent of [bearer, ...cookies.slice(0, 2)]) {
    const [token = '', signature = ''] = decode(sent).split('.', 2);
    const right = createHmac('sha256', secret).update(token).digest();
    const given = Buffer.from(signature, 'base64');
    const isSigned = given.length === right.length && timingSafeEqual(given, right);
    if (isSigned && TOKEN.test(token)) return token;
  }
  return undefined;
}

function decode(value = ''): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
