import { post } from './identity-service';

/** Messages for codes whose own message is not for users. */
const SENTENCES: Record<string, string> = {
  INVALID_EMAIL: 'Please enter a valid email address.',
  INVALID_EMAIL_OR_PASSWORD: 'The email or the password is not right.',
  INVALID_CODE: 'That code is not right. Please enter the one that your app shows now.',
  INVALID_BACKUP_CODE: 'That code is not right, or was used before.',
  INVALID_TWO_FACTOR_COOKIE: 'That took too long. Please start again with your password.',
};

/** May ask for a second-factor code first. @throws IdentityError */
export async function signInByPassword(
  email: string,
  password: string,
): Promise<{ codeWanted: boolean }> {
  const response = await post('/sign-in/email', { email, password }, SENTENCES);
  const { twoFactorRedirect }: { twoFactorRedirect?: unknown } = await response.json();
  return { codeWanted: twoFactorRedirect === true };
}

/** @param typed six digits from the app, or a recovery code. @throws IdentityError */
export async function enterCode(typed: string): Promise<void> {
  const code = typed.replaceAll(/\s/g, '');
  const isOfApp = /^[0-9]{6}$/.test(code);
  await post(`/two-factor/${isOfApp ? 'verify-totp' : 'verify-backup-code'}`, { code }, SENTENCES);
}
