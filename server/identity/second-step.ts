import * as z from 'zod';
import type { RateLimits } from '../limits/rate-limits';
import { askIdentity } from './ask-identity';
import type { IdentityService } from './identity-service';
import type { KnownDevices } from './known-device';
import { pendingCookie } from './pending-sign-in';
import type { SecondFactors } from './second-factors';

interface SecondStepParts {
  identity: IdentityService;
  factors: SecondFactors;
  limits: RateLimits;
  devices: KnownDevices;
}

const opened = z.object({ user: z.object({ email: z.string() }) });

/** What the service itself says of a code that is wrong, and of a sign-in that is over. */
const WRONG_CODE = { code: 'INVALID_CODE', message: 'Invalid code' };
const OVER = { code: 'INVALID_TWO_FACTOR_COOKIE', message: 'Invalid two factor cookie' };

/**
 * Answers the second step of a sign-in. A wrong code counts against the account, however often the
 * sign-in is begun anew and from whichever device; a right one counts once.
 * @param request as it is to be passed on to the service.
 * @throws DomainError `too_many_requests`.
 */
export async function secondStep(
  request: Request,
  code: string,
  parts: SecondStepParts,
): Promise<Response> {
  const { identity, limits, devices } = parts;
  const { headers } = request;
  // With a session of one's own the service would compare the code with one's own factor.
  headers.delete('Authorization');
  headers.set('Cookie', pendingCookie(headers.get('Cookie')));
  const pending = await identity.api.readPendingSignIn({ headers });
  if (!pending) return Response.json(OVER, { status: 401 });
  await limits.take('secondFactors', pending.userId);
  const giveBack = () => limits.giveBack('secondFactors', pending.userId);
  const answer = await compared(request, code, pending.userId, parts).catch(
    async (error: unknown) => {
      // The shop failed, and not whoever entered the code.
      await giveBack();
      throw error;
    },
  );
  if (!answer.ok) return answer;
  await giveBack();
  const { user } = opened.parse(await answer.clone().json());
  answer.headers.append('Set-Cookie', devices.remember(user.email));
  return answer;
}

async function compared(
  request: Request,
  code: string,
  userId: string,
  { identity, factors }: SecondStepParts,
): Promise<Response> {
  const isOfApp = new URL(request.url).pathname.endsWith('/verify-totp');
  if (isOfApp && !(await factors.spendCode(userId, code))) {
    return Response.json(WRONG_CODE, { status: 401 });
  }
  return askIdentity(identity, request);
}
