import { authSecret } from './auth-secret';
import { type OpenDatabase, openDatabase } from './db/database';
import { migrate } from './db/migrate';
import { inTurn } from './db/take-turns';
import { seedDemo } from './demo/seed-demo';
import type { Env } from './env';
import {
  createIdentityService,
  type IdentityService,
  migrateIdentity,
} from './identity/identity-service';
import { type StaffAccounts, staffAccounts } from './identity/staff-accounts';
import { ensureFirstAdmin } from './staff/first-admin';
import type { World } from './world';

const SECRET_BYTES = 32;
const DEMO_PASSWORD_BYTES = 9;

/** A shop whose database is open, up to date and has somebody who can sign in. */
export interface OpenShop {
  env: Env;
  world: World;
  database: OpenDatabase;
  identity: IdentityService;
  accounts: StaffAccounts;
  secret: string;
  close: () => Promise<void>;
}

/** The shop cannot open as it is set up. The message says what to do. */
export class OpeningError extends Error {}

/**
 * Opens the database and brings it up to date; fills an empty one with the demo cafe in demo mode,
 * and makes the first admin.
 * @throws OpeningError when a live shop has no admin and none was named; the engine's own error when
 * the database cannot be reached.
 */
export async function openShop(env: Env, world: World): Promise<OpenShop> {
  const { log, clock, newId, randomBytes, sms, print } = world;
  const database = openDatabase({
    dataDir: env.dataDir,
    databaseUrl: env.databaseUrl,
    onIdleError: (error) => log.error({ err: error }, 'an idle database connection failed'),
  });
  const randomText = (bytes: number) => Buffer.from(randomBytes(bytes)).toString('base64url');
  const secret = authSecret(env.authSecret, env.dataDir, () => randomText(SECRET_BYTES));
  const identity = createIdentityService({
    database,
    secret,
    publicUrl: env.publicUrl,
    sendCode: (phoneNumber, code) => sms.send(phoneNumber, `${code} is your Maenam code`),
    log,
  });
  const accounts = staffAccounts(identity);
  const demo = env.shopMode === 'demo';
  const made = await inTurn(database.db, async () => {
    await migrate(database.db);
    await migrateIdentity(identity);
    if (demo) await seedDemo(database.db, clock(), newId);
    return ensureFirstAdmin(
      { db: database.db, clock, accounts },
      {
        email: env.adminEmail,
        password: env.adminPassword,
        demoPassword: demo ? () => randomText(DEMO_PASSWORD_BYTES) : undefined,
      },
    );
  });
  if (made === 'missing') {
    await database.close();
    throw new OpeningError(
      'This shop has no admin yet. Set ADMIN_EMAIL and ADMIN_PASSWORD for its first start.',
    );
  }
  if (made) print(`[admin] sign in at /admin as ${made.email} with the password ${made.password}`);
  return { env, world, database, identity, accounts, secret, close: database.close };
}
