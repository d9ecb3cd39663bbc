import { DomainError } from '../../../shared/domain/platform/refusals';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { CodeLimits } from './code-limits';
import type { CodeRequest } from './codes-of-the-day';
import type { KnownDevices } from './known-devices';

export interface PhoneLimits {
  requests: RateLimits;
  codes: CodeLimits;
  phones: KnownDevices;
}

/**
 * Before the code is sent. A refused number does not use up its network's limit.
 * @throws DomainError `too_many_requests`.
 */
export async function claimCode(request: CodeRequest, { requests, codes }: PhoneLimits) {
  const { clientIp, isKnownDevice } = request;
  if (isKnownDevice) return codes.claim(request);
  await requests.take('codes', clientIp);
  try {
    await requests.take('codesByDay', clientIp);
    await codes.claim(request).catch(async (error: unknown) => {
      await requests.giveBack('codesByDay', clientIp);
      throw error;
    });
  } catch (error) {
    await requests.giveBack('codes', clientIp);
    throw error;
  }
}

/** The identity service's own refusal, for which the pages have a message. */
const TOO_MANY_TRIES = { code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts' };

/** The code proves the number and makes the device known. @throws DomainError `too_many_requests`. */
export async function enterCode(
  { phoneNumber, clientIp, isKnownDevice }: CodeRequest,
  { requests, codes, phones }: PhoneLimits,
  signIn: () => Promise<Response>,
): Promise<Response> {
  if (!isKnownDevice) {
    await requests.take('codeTries', clientIp);
    // Strangers are refused before they have used up the code, which its owner may still enter.
    const code = await codes.lastCode(phoneNumber, clientIp);
    try {
      if (!code.isRequester) await requests.take('triesOfCode', code.name);
    } catch (error) {
      if (error instanceof DomainError) return Response.json(TOO_MANY_TRIES, { status: 403 });
      throw error;
    }
  }
  const response = await signIn();
  if (!response.ok) return response;
  await codes.prove(phoneNumber);
  response.headers.append('Set-Cookie', phones.remember(phoneNumber));
  return response;
}
