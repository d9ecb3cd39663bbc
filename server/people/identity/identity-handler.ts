import * as z from 'zod';
import { phoneNumber } from '../../../shared/contract/platform/wire-values';
import { m } from '../../../shared/messages/compiled/messages';
import { refusalResponse } from '../../platform/http/api/refusal-response';
import type { RequestHandler } from '../../platform/http/request-facts';
import type { AccountLanguage } from './account-language';
import { callIdentity } from './call-identity';
import { CLIENT_IP_HEADER, type IdentityService } from './identity-service';
import type { KnownDevices } from './known-devices';
import { accountOf, type PasswordAttempt, type PasswordAttempts } from './password-attempts';
import { claimCode, enterCode, type PhoneLimits } from './phone-sign-in';
import { type PublicKeys, publicKeysResponse } from './public-keys';
import type { SecondFactors } from './second-factors';
import { secondStep } from './second-step';
import { CODE_NOT_SENT } from './send-code';

const BASE_PATH = '/api/auth';
const nothing = z.object({});
const code = z.string().regex(/^[0-9]{4,6}$/, { error: m.validation_code });
const email = z.string().min(1).max(200);
const password = z.string().min(1).max(128);
const totp = z.string().regex(/^[0-9]{6}$/, { error: m.validation_app_code });
const recoveryCode = z.string().min(1).max(40).trim().toLowerCase();

/** The only calls and fields of the identity service that can be reached from outside. */
const CALLS: Record<string, z.ZodObject> = {
  'POST /phone-number/send-otp': z.object({ phoneNumber }),
  'POST /phone-number/verify': z.object({ phoneNumber, code }),
  'POST /sign-in/email': z.object({ email, password }),
  'POST /two-factor/verify-totp': z.object({ code: totp }),
  'POST /two-factor/verify-backup-code': z.object({ code: recoveryCode }),
  'POST /sign-out': nothing,
  'GET /token': nothing,
  'GET /get-session': nothing,
  'GET /jwks': nothing,
};

interface IdentityLimits extends PhoneLimits {
  passwords: PasswordAttempts;
  devices: KnownDevices;
  factors: SecondFactors;
  language: AccountLanguage;
  /** The request's token, if the shop signed it. Its requests do not count for the network. */
  signedToken: (headers: Headers) => string | undefined;
}

/** @param onToken called with each issued access token; it is not awaited. */
export function identityHandler(
  identity: IdentityService,
  keys: PublicKeys,
  limits: IdentityLimits,
  onToken?: (token: string) => Promise<void>,
): RequestHandler {
  return async (request, { clientIp, trace }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${BASE_PATH}/`)) return undefined;
    const path = pathname.slice(BASE_PATH.length);
    const body = CALLS[`${request.method} ${path}`];
    if (!body) return undefined;
    trace.route = pathname;
    if (path === '/jwks') return await publicKeysResponse(keys);
    const isRead = request.method === 'GET';
    const input = isRead ? {} : await request.json().catch(() => undefined);
    const { data, error } = body.safeParse(input);
    const cookies = request.headers.get('Cookie');
    const address = String(data?.['email'] ?? '');
    const number = String(data?.['phoneNumber'] ?? '');
    const phone = limits.phones.find(number, cookies);
    const device = phone ?? limits.devices.find(accountOf(address), cookies);
    const proven = device ?? limits.signedToken(request.headers);
    if (proven) await limits.requests.take('sessions', proven);
    else await limits.requests.take('strangers', clientIp);
    const headers = forwardedHeaders(request, clientIp);
    if (isRead) {
      const response = await callIdentity(identity, new Request(request.url, { headers }));
      if (path === '/token' && response.ok) {
        const { token } = tokenBody.parse(await response.clone().json());
        void onToken?.(token);
        await limits.language.storeSwitch(response, token, cookies);
      }
      return await inWireFormat(response);
    }
    if (error) {
      const issues = error.issues.map((issue) => ({
        path: issue.path.join('.'),
        message: issue.message,
      }));
      return refusalResponse('bad_input', { issues });
    }
    headers.set('Content-Type', 'application/json');
    const forwarded = new Request(request.url, {
      method: 'POST',
      headers,
      body: JSON.stringify(data),
    });
    const forward = () => callIdentity(identity, forwarded);
    const phoneRequest = { phoneNumber: number, clientIp, isKnownDevice: phone !== undefined };
    if (path === '/phone-number/send-otp') await claimCode(phoneRequest, limits);
    if (path === '/phone-number/verify') {
      const response = await enterCode(phoneRequest, limits, forward);
      return await inWireFormat(await limits.language.afterSignIn(response, cookies));
    }
    if (path.startsWith('/two-factor/')) {
      const { devices, factors, requests } = limits;
      const deps = { identity, factors, limits: requests, devices };
      return await inWireFormat(await secondStep(forwarded, String(data['code']), deps));
    }
    if (path !== '/sign-in/email') return await inWireFormat(await forward());
    const attempt = await limits.passwords.begin(address, clientIp, cookies);
    return await inWireFormat(await countAttempt(attempt, forward));
  };
}

function forwardedHeaders(request: Request, clientIp: string): Headers {
  const headers = new Headers(request.headers);
  headers.set(CLIENT_IP_HEADER, clientIp);
  headers.delete('Content-Length');
  // Without both it is a program, not a page: browsers send an origin with every POST. The service
  // would mistake this header for a cross-site request.
  if (!headers.has('Origin') && !headers.has('Cookie')) headers.delete('Sec-Fetch-Mode');
  return headers;
}

/** Only a wrong password stays counted. Without a second step the device becomes known at once. */
async function countAttempt(attempt: PasswordAttempt, signIn: () => Promise<Response>) {
  const response = await signIn().catch(async (error: unknown) => {
    await attempt.cancel();
    throw error;
  });
  if (response.ok) {
    const deviceCookie = await attempt.succeed();
    const { twoFactorRedirect } = signInBody.parse(await response.clone().json());
    if (!twoFactorRedirect) response.headers.append('Set-Cookie', deviceCookie);
  } else if (response.status !== 401) await attempt.cancel();
  return response;
}

const tokenBody = z.object({ token: z.string() });
const signInBody = z.object({ twoFactorRedirect: z.boolean().default(false) });
const refusalBody = z.object({ code: z.string().optional(), message: z.string().optional() });

/** Converts the service's refusals to `{ code, status, message }`. The pages have messages for the codes. */
async function inWireFormat(response: Response): Promise<Response> {
  const { ok, status } = response;
  if (ok) {
    response.headers.set('Cache-Control', 'no-store');
    return response;
  }
  const said = refusalBody.catch({}).parse(await response.json().catch(() => undefined));
  if (said.code === CODE_NOT_SENT) return refusalResponse('code_not_sent', undefined);
  if (status >= 500) return refusalResponse('internal_error', undefined);
  // A missing session is refused as by every call of the API.
  const isSignedOut = status === 401 && (said.code ?? 'UNAUTHORIZED') === 'UNAUTHORIZED';
  const body = {
    code: isSignedOut ? 'unauthorized' : (said.code ?? 'refused'),
    status,
    message: said.message ?? m.refusal_failed(),
  };
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
