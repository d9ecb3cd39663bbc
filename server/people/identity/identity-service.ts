import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { getMigrations } from 'better-auth/db/migration';
import { bearer, jwt, phoneNumber, twoFactor } from 'better-auth/plugins';
import type { Logger } from 'pino';
import { DAY_S } from '../../../shared/domain/platform/durations';
import { PHONE_NUMBER_PATTERN } from '../../../shared/domain/platform/phone';
import { ACCESS_TOKEN_SECONDS, SESSION_DAYS } from '../../../shared/domain/platform/retention';
import type { Database, OpenDatabase } from '../../platform/db/database';
import { ownOrigins } from '../../platform/http/security/cross-site';
import { noteFailure } from './call-identity';
import type { PasswordHash } from './password-hash';
import { pendingSignIn } from './pending-sign-in';
import { PIN_SESSION_FIELDS, pinSession } from './pin-session';
import { sessionTokens } from './session-tokens';
import { CODE_DIGITS, type SignInCodes } from './sign-in-codes';

/** The client's IP address. The identity handler overwrites what a client sends in it. */
export const CLIENT_IP_HEADER = 'x-shop-client-ip';

interface IdentityDeps {
  database: OpenDatabase;
  secret: string;
  /** The shop's own origin: the cookies' host and the tokens' issuer and audience. */
  publicUrl: string;
  /** Stores the codes, which are never written to the service's own table. */
  codes: SignInCodes;
  passwordHash: PasswordHash;
  sendCode: (phoneNumber: string, code: string) => Promise<void>;
  log: Logger;
}

/** better-auth as this shop uses it: phone codes for customers, passwords for admins, short tokens. */
export function createIdentityService({
  database,
  secret,
  publicUrl,
  codes,
  passwordHash,
  sendCode,
  log,
}: IdentityDeps) {
  const overHttps = publicUrl.startsWith('https:');
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    database: { db: database.db, type: database.engine, transaction: true },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details) => {
        noteFailure(details);
        log.error({ details }, message);
      },
    },
    // We log errors ourselves, with the request's id; the service would print them unmasked.
    onAPIError: { throw: true },
    trustedOrigins: (request) => ownOrigins(publicUrl, request),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 10,
      password: passwordHash,
    },
    user: { modelName: 'identity_users' },
    // `updateAge` refreshes the last-seen time that "Signed-in devices" shows.
    session: {
      modelName: 'identity_sessions',
      expiresIn: SESSION_DAYS * DAY_S,
      updateAge: 900,
      additionalFields: PIN_SESSION_FIELDS,
    },
    account: { modelName: 'identity_accounts' },
    verification: { modelName: 'identity_verifications' },
    // The service would store codes in plain text. It may store pending second steps ('2fa-').
    databaseHooks: {
      verification: {
        create: {
          before: async ({ identifier }) =>
            identifier.startsWith('2fa-') ? undefined : { data: { value: 'stored elsewhere' } },
        },
      },
    },
    advanced: {
      // The tables are migrated at start, and a background check would outlive a short command.
      database: { validateSchema: false },
      // No other host of the domain can set a __Host- cookie. The service's own switch would put
      // __Secure- before it, so it stays off.
      cookiePrefix: overHttps ? '__Host-shop' : 'shop',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: overHttps, path: '/' },
      ipAddress: { ipAddressHeaders: [CLIENT_IP_HEADER] },
    },
    // The shop has its own limits, shared by all its servers: see identity-handler.ts.
    rateLimit: { enabled: false },
    plugins: [
      phoneNumber({
        otpLength: CODE_DIGITS,
        phoneNumberValidator: (number) => PHONE_NUMBER_PATTERN.test(number),
        sendOTP: async ({ phoneNumber: number, code }) => {
          await codes.save(number, code);
          await sendCode(number, code);
        },
        verifyOTP: async ({ phoneNumber: number, code }) => {
          const check = await codes.check(number, code);
          if (check === 'right' || check === 'wrong') return check === 'right';
          throw CODE_REFUSALS[check];
        },
        signUpOnVerification: {
          getTempEmail: (number) => `${number.slice(1)}@phone.invalid`,
          getTempName: () => '',
        },
      }),
      jwt({
        schema: { jwks: { modelName: 'identity_keys' } },
        disableSettingJwtHeader: true,
        jwt: {
          issuer: publicUrl,
          audience: publicUrl,
          expirationTime: `${ACCESS_TOKEN_SECONDS}s`,
          definePayload: ({ user, session }) => ({
            phone_number: user['phoneNumber'] ?? null,
            session_id: session.id,
          }),
        },
      }),
      twoFactor({
        schema: { twoFactor: { modelName: 'identity_two_factors' } },
        // The shop's own limit covers all sign-ins of an account: see second-step.ts.
        accountLockout: { enabled: false },
      }),
      pendingSignIn,
      pinSession,
      // The database holds sessions' tokens without the signature that cookies and bearers need.
      bearer({ requireSignature: true }),
      sessionTokens,
    ],
  });
}

/** The service's error codes, for which the pages have messages. */
const CODE_REFUSALS = {
  missing: new APIError('BAD_REQUEST', { code: 'OTP_NOT_FOUND', message: 'OTP not found' }),
  expired: new APIError('BAD_REQUEST', { code: 'OTP_EXPIRED', message: 'OTP expired' }),
  spent: new APIError('FORBIDDEN', { code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts' }),
};

export type IdentityService = ReturnType<typeof createIdentityService>;

/** Creates or upgrades the identity service's tables (`identity_…`), all or none. */
export async function migrateIdentity(identity: IdentityService, db: Database): Promise<void> {
  const { options } = identity;
  await db.transaction().execute(async (tx) => {
    const database = { ...options.database, db: tx };
    const { runMigrations } = await getMigrations({ ...options, database });
    await runMigrations();
  });
}
