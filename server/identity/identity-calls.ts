import * as z from 'zod';
import { phoneNumber } from '../../shared/contract/wire-values';
import { refusalResponse } from '../http/api/refusal-response';
import type { RequestHandler } from '../http/request-facts';
import { clientNetwork } from '../limits/client-network';
import type { RateLimits } from '../limits/rate-limits';
import { askIdentity } from './ask-identity';
import type { CodeLimits } from './code-limits';
import { ADDRESS_HEADER, type IdentityService, ownOrigins } from './identity-service';
import type { KnownDevices } from './known-device';
import type { PasswordTries, PasswordTry } from './password-tries';
import type { SecondFactors } from './second-factors';
import { secondStep } from './second-step';
import { CODE_NOT_SENT } from './send-code';

const BASE_PATH = '/api/auth';
const nothing = z.object({});
const code = z.string().regex(/^[0-9]{4,6}$/, 'Please enter a valid verification code');
const email = z.string().min(1).max(200);
const password = z.string().min(1).max(128);
const totp = z.string().regex(/^[0-9]{6}$/, 'Please enter the six digits of your app');
const recoveryCode = z.string().min(1).max(40).trim().toLowerCase();

/**
 * The identity service's calls that the shop uses, with the whole of what each takes. The service
 * knows many more and more fields; none of those can be reached.
 */
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

export interface IdentityLimits {
  requests: RateLimits;
  codes: CodeLimits;
  passwords: PasswordTries;
  devices: KnownDevices;
  factors: SecondFactors;
}

/**
 * Answers everything below /api/auth: checks what is asked, limits it, and passes it on.
 * @param sendOn is handed each access token that is issued, and waited for by nobody.
 */
export function identityCalls(
  identity: IdentityService,
  limits: IdentityLimits,
  publicUrl: string,
  sendOn?: (token: string) => Promise<void>,
): RequestHandler {
  return async (request, { clientIp, trace }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${BASE_PATH}/`)) return undefined;
    const path = pathname.slice(BASE_PATH.length);
    const body = CALLS[`${request.method} ${path}`];
    if (!body) return undefined;
    trace.route = pathname;
    const origin = request.headers.get('Origin');
    // Another site could sign its visitor in as somebody else: no cookie is needed for that.
    if (origin !== null && !ownOrigins(publicUrl, request).includes(origin)) {
      return refusalResponse('forbidden', undefined);
    }
    await limits.requests.take('sessions', clientIp);
    const headers = new Headers(request.headers);
    headers.set(ADDRESS_HEADER, clientIp);
    headers.delete('Content-Length');
    // A program, not a page: browsers name an origin with every POST, and only a cookie can be ridden.
    if (!headers.has('Origin') && !headers.has('Cookie')) headers.delete('Sec-Fetch-Mode');
    if (request.method === 'GET') {
      const answer = await askIdentity(identity, new Request(request.url, { headers }));
      if (sendOn && path === '/token' && answer.ok) {
        const { token } = issuedBody.parse(await answer.clone().json());
        void sendOn(token);
      }
      return await inWireForm(answer);
    }
    const sent = await request.json().catch(() => undefined);
    const asked = body.safeParse(sent);
    if (!asked.success) {
      const issues = asked.error.issues.map((issue) => ({
        path: issue.path.join('.'),
        message: issue.message,
      }));
      return refusalResponse('bad_input', { issues });
    }
    if (path === '/phone-number/send-otp') {
      await claimCode(limits, String(asked.data['phoneNumber']), clientIp);
    }
    if (path === '/phone-number/verify') await limits.requests.take('codeTries', clientIp);
    headers.set('Content-Type', 'application/json');
    const passed = new Request(request.url, {
      method: 'POST',
      headers,
      body: JSON.stringify(asked.data),
    });
    if (path.startsWith('/two-factor/')) {
      const { devices, factors, requests } = limits;
      const parts = { identity, factors, limits: requests, devices };
      return await inWireForm(await secondStep(passed, String(asked.data['code']), parts));
    }
    if (path !== '/sign-in/email') return await inWireForm(await askIdentity(identity, passed));
    const tried = await limits.passwords.begin(
      String(asked.data['email']),
      clientIp,
      request.headers.get('Cookie'),
    );
    return await inWireForm(await counted(tried, () => askIdentity(identity, passed)));
  };
}

/** A number that may not have a code yet takes nothing from the others of its address. */
async function claimCode({ requests, codes }: IdentityLimits, number: string, address: string) {
  await requests.take('codes', address);
  try {
    await codes.claim(number, clientNetwork(address));
  } catch (error) {
    await requests.giveBack('codes', address);
    throw error;
  }
}

/**
 * Answers a sign-in by password; only a wrong password goes on counting. Where a second step is to
 * come, the device is not known before it.
 */
async function counted(tried: PasswordTry, answer: () => Promise<Response>): Promise<Response> {
  const response = await answer().catch(async (error: unknown) => {
    await tried.wasNone();
    throw error;
  });
  if (response.ok) {
    const known = await tried.wasRight();
    const { twoFactorRedirect } = signInBody.parse(await response.clone().json());
    if (!twoFactorRedirect) response.headers.append('Set-Cookie', known);
  } else if (response.status !== 401) await tried.wasNone();
  return response;
}

const issuedBody = z.object({ token: z.string() });

/** Where a second step is to come; nothing is issued before it. */
const signInBody = z.object({ twoFactorRedirect: z.boolean().default(false) });

const refusalBody = z.object({ code: z.string().optional(), message: z.string().optional() });

/** The service's refusals as `{ code, status, message }`, its code kept: it says which try failed. */
async function inWireForm(answer: Response): Promise<Response> {
  if (answer.ok) {
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  }
  const said = refusalBody.catch({}).parse(await answer.json().catch(() => undefined));
  if (said.code === CODE_NOT_SENT) return refusalResponse('code_not_sent', undefined);
  if (answer.status >= 500) return refusalResponse('internal_error', undefined);
  // Of a session that is none it says what every call of the API says.
  const isSignedOut = answer.status === 401 && (said.code ?? 'UNAUTHORIZED') === 'UNAUTHORIZED';
  const body = {
    code: isSignedOut ? 'unauthorized' : (said.code ?? 'refused'),
    status: answer.status,
    message: said.message ?? 'That did not work. Please try again.',
  };
  const headers = { 'Cache-Control': 'no-store' };
  return Response.json(body, { status: answer.status, headers });
}
