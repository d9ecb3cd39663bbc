import { type CodeLimits, codeLimits } from '../../people/identity/code-limits';
import {
  createIdentityService,
  type IdentityService,
  migrateIdentity,
} from '../../people/identity/identity-service';
import { codeSender } from '../../people/identity/send-code';
import { signInCodes } from '../../people/identity/sign-in-codes';
import { type StaffAccounts, staffAccounts } from '../../people/identity/staff-accounts';
import { type OpenDatabase, openDatabase } from '../../platform/db/database';
import { type MigrateOptions, migrate } from '../../platform/db/migrate';
import { withSigner } from '../../platform/signing/database-signer';
import { createSigner, type Signer } from '../../platform/signing/signer';
import { codeMessage } from '../../shop/content/code-message';
import { authSecret } from './auth-secret';
import type { Env } from './env';
import type { Platform } from './platform';

const SECRET_BYTES = 32;

/** Whether or not the tables exist yet. */
export interface OpenTables {
  database: OpenDatabase;
  identity: IdentityService;
  accounts: StaffAccounts;
  codeLimits: CodeLimits;
  /** Signs sessions and nothing else. */
  secret: string;
  signer: Signer;
  /** One server at a time, see `withStartupLock`. */
  migrate: (beforeUpgrade?: MigrateOptions['beforeUpgrade']) => Promise<void>;
}

/** Logs broken connections. @param poolSize of PostgreSQL. */
export function openDatabaseOf(
  env: Env,
  { log }: Pick<Platform, 'log'>,
  poolSize = env.databasePoolSize,
): OpenDatabase {
  return openDatabase({
    ...env,
    poolSize,
    onConnectionError: (error) => log.error({ err: error }, 'a database connection failed'),
  });
}

export function openTables(env: Env, platform: Platform): OpenTables {
  const { log, randomBytes, sms, passwordHash } = platform;
  const opened = openDatabaseOf(env, platform);
  const secret = authSecret(env.authSecret, env.dataDir, () =>
    Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url'),
  );
  const signer = createSigner(secret);
  const database = { ...opened, db: withSigner(opened.db, signer) };
  const limits = codeLimits(database.db, platform.clock, log);
  const identity = createIdentityService({
    database,
    secret,
    publicUrl: env.publicUrl,
    codes: signInCodes(database.db, signer, platform.clock),
    passwordHash,
    sendCode: codeSender({
      sms,
      limits,
      publicUrl: env.publicUrl,
      wordsWith: (code) => codeMessage(database.db, code),
      log,
    }),
    log,
  });
  return {
    database,
    identity,
    accounts: staffAccounts(identity),
    codeLimits: limits,
    secret,
    signer,
    migrate: (beforeUpgrade) =>
      database.withMigrationConnection(async (db) => {
        await migrate(db, { migrations: platform.migrations, beforeUpgrade });
        await migrateIdentity(identity, db);
      }),
  };
}
