import * as z from 'zod';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { callIdentity } from './call-identity';
import type { IdentityService } from './identity-service';
import type { KnownDevices } from './known-devices';
import { pendingCookie } from './pending-sign-in';
import type { SecondFactors } from './second-factors';

interface SecondStepDeps {
  identity: IdentityService;
  factors: SecondFactors;
  limits: RateLimits;
  devices: KnownDevices;
}

const sessionBody = z.object({ user: z.object({ email: z.string() }) });

/** The identity service's own refusals, for which the pages have messages. */
const WRONG_CODE = { code: 'INVALID_CODE', message: 'Invalid code' };
const EXPIRED = { code: 'INVALID_TWO_FACTOR_COOKIE', message: 'Invalid two factor cookie' };

/** Wrong codes count over all sign-ins and devices. @throws DomainError `too_many_requests`. */
export async function secondStep(
  request: Request,
  code: string,
  { identity, factors, limits, devices }: SecondStepDeps,
): Promise<Response> {
  const { headers } = request;
  // With a session, the service would compare the code with that session's factor.
  headers.delete('Authorization');
  headers.set('Cookie', pendingCookie(headers.get('Cookie')));
  const pending = await identity.api.readPendingSignIn({ headers });
  if (!pending) return Response.json(EXPIRED, { status: 401 });
  const { userId } = pending;
  await limits.take('secondFactors', userId);
  const giveBack = () => limits.giveBack('secondFactors', userId);
  try {
    const isAppCode = new URL(request.url).pathname.endsWith('/verify-totp');
    if (isAppCode && !(await factors.redeemCode(userId, code))) {
      return Response.json(WRONG_CODE, { status: 401 });
    }
    const response = await callIdentity(identity, request);
    if (!response.ok) return response;
    await giveBack();
    const { user } = sessionBody.parse(await response.clone().json());
    response.headers.append('Set-Cookie', devices.remember(user.email));
    return response;
  } catch (error) {
    // The shop failed, so the attempt does not count.
    await giveBack();
    throw error;
  }
}
