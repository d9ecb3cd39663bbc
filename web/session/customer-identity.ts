import type { Language } from '../../shared/domain/platform/languages';
import { noteFailure } from '../device/noted';
import { chosenLanguage } from './chosen-language';
import { post } from './identity-service';

const SIGN_IN = 'sign-in';

/** Messages for codes whose own message is not for users. */
export const SENTENCES: Record<string, string> = {
  INVALID_OTP: 'That code is not right. Please check it, or ask for a new one.',
  OTP_NOT_FOUND: 'That code no longer works. Please ask for a new one.',
  OTP_EXPIRED: 'That code has expired. Please ask for a new one.',
  TOO_MANY_ATTEMPTS: 'Too many wrong codes. Please ask for a new one.',
  INVALID_PHONE_NUMBER: 'Please enter a valid Indian mobile number',
};

/** @param phoneNumber such as '+919876543210'. @throws IdentityError */
export function sendCode(phoneNumber: string): Promise<unknown> {
  return noteFailure(SIGN_IN, post('/phone-number/send-otp', { phoneNumber }, SENTENCES));
}

/**
 * The session is in an HttpOnly cookie.
 * @param code as `cleanCode` returns it.
 * @returns the account's language, if the server has chosen it for this device.
 * @throws IdentityError
 */
export async function verifyCode(phoneNumber: string, code: string): Promise<Language | undefined> {
  const before = chosenLanguage();
  await noteFailure(SIGN_IN, post('/phone-number/verify', { phoneNumber, code }, SENTENCES));
  return before === undefined ? chosenLanguage() : undefined;
}
