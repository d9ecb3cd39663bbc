import type { Language } from '../../shared/domain/platform/languages';
import { m } from '../../shared/messages/compiled/messages';
import { noteFailure } from '../device/noted';
import { chosenLanguage } from './chosen-language';
import { type CodeMessages, post } from './identity-service';

const SIGN_IN = 'sign-in';

export const CODE_MESSAGES: CodeMessages = {
  INVALID_OTP: m.refusal_code_wrong,
  OTP_NOT_FOUND: m.refusal_code_used,
  OTP_EXPIRED: m.refusal_code_expired,
  TOO_MANY_ATTEMPTS: m.refusal_codes_wrong,
  INVALID_PHONE_NUMBER: m.validation_phone,
};

/** @param phoneNumber such as '+919876543210'. @throws IdentityError */
export function sendCode(phoneNumber: string): Promise<unknown> {
  return noteFailure(SIGN_IN, post('/phone-number/send-otp', { phoneNumber }, CODE_MESSAGES));
}

/**
 * The session is in an HttpOnly cookie.
 * @param code as `cleanCode` returns it.
 * @returns the account's language, if the server has chosen it for this device.
 * @throws IdentityError
 */
export async function verifyCode(phoneNumber: string, code: string): Promise<Language | undefined> {
  const before = chosenLanguage();
  await noteFailure(SIGN_IN, post('/phone-number/verify', { phoneNumber, code }, CODE_MESSAGES));
  return before === undefined ? chosenLanguage() : undefined;
}
