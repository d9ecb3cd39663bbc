import { m } from '../../shared/messages/compiled/messages';
import { type CodeMessages, post } from './identity-service';

const CODE_MESSAGES: CodeMessages = {
  INVALID_EMAIL: m.refusal_email_wrong,
  INVALID_EMAIL_OR_PASSWORD: m.refusal_password_wrong,
  INVALID_CODE: m.validation_app_code_wrong,
  INVALID_BACKUP_CODE: m.refusal_recovery_code_wrong,
  INVALID_TWO_FACTOR_COOKIE: m.refusal_sign_in_late,
};

/** May ask for a second-factor code first. @throws IdentityError */
export async function signInByPassword(
  email: string,
  password: string,
): Promise<{ codeWanted: boolean }> {
  const response = await post('/sign-in/email', { email, password }, CODE_MESSAGES);
  const { twoFactorRedirect }: { twoFactorRedirect?: unknown } = await response.json();
  return { codeWanted: twoFactorRedirect === true };
}

/** @param typed six digits from the app, or a recovery code. @throws IdentityError */
export async function enterCode(typed: string): Promise<void> {
  const code = typed.replaceAll(/\s/g, '');
  const isOfApp = /^[0-9]{6}$/.test(code);
  await post(
    `/two-factor/${isOfApp ? 'verify-totp' : 'verify-backup-code'}`,
    { code },
    CODE_MESSAGES,
  );
}
