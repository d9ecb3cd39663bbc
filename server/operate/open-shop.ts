import { DomainError } from '../../shared/domain/platform/refusals';
import { ensureFirstAdmin } from '../people/staff/first-admin';
import { commandLineActor } from '../platform/audit/audit-actor';
import { withStartupLock } from '../platform/db/advisory-lock';
import { acquireServerLock } from '../platform/db/server-lock';
import { BackupError } from './backup/backup-file';
import { backUpBeforeUpgrade, endUpgrade } from './backup/before-upgrade';
import { moveProblem } from './backup/moved-shop';
import { seedDemo } from './demo/seed-demo';
import type { Env } from './start/env';
import { writeLastServed } from './start/last-served';
import { type OpenTables, openTables } from './start/open-tables';
import type { Platform } from './start/platform';

const DEMO_PASSWORD_BYTES = 9;
/** A stopping server ends within 10 s: see stop-on-signal.ts. */
const PATIENCE_MS = 12_000;

export interface OpenShop extends OpenTables {
  env: Env;
  platform: Platform;
  close: () => Promise<void>;
}

/** The message says what to do. */
export class OpeningError extends Error {}

/**
 * Migrates, fills an empty database with the demo cafe in demo mode, and creates the first admin.
 * @param patienceMs how long to wait for another server of the same SQLite file.
 * @throws OpeningError when that server does not end, when the shop was moved to PostgreSQL, when a
 * live shop has no admin and none is configured, or when the admin's password is easy to guess; the
 * engine's error when the database cannot be reached.
 */
export async function openShop(env: Env, platform: Platform, patienceMs = PATIENCE_MS) {
  const releaseLock = await acquireShopLock(env, platform, patienceMs);
  try {
    const shop = await openLockedShop(env, platform);
    const close = () => shop.close().finally(releaseLock);
    return { ...shop, close };
  } catch (error) {
    releaseLock();
    throw error;
  }
}

/** One server per SQLite file: two could not notify each other of changes. */
async function acquireShopLock(
  { dataDir, databaseUrl }: Env,
  { print }: Platform,
  patienceMs: number,
): Promise<() => void> {
  if (databaseUrl !== undefined) return () => {};
  const moved = moveProblem(dataDir);
  if (moved) throw new OpeningError(moved);
  const releaseLock = await acquireServerLock(dataDir, {
    waitMs: patienceMs,
    onWait: () => print(`Another server has the shop in ${dataDir} open. Waiting for it to end…`),
  });
  if (releaseLock) return releaseLock;
  throw new OpeningError(
    `The shop in ${dataDir} is open already in another server. Stop that server, or give this one its own folder: DATA_DIR=… Several servers of one shop need PostgreSQL: DATABASE_URL=…`,
  );
}

async function openLockedShop(env: Env, platform: Platform): Promise<OpenShop> {
  const { clock, log, newId, randomBytes, print } = platform;
  const tables = openTables(env, platform);
  const { database, accounts } = tables;
  const demo = env.shopMode === 'demo';
  const opening = withStartupLock(database.db, async () => {
    await tables.migrate((pending) => backUpFirst(tables, env, platform, pending));
    endUpgrade(env);
    if (demo) await seedDemo(database.db, clock(), newId);
    return ensureFirstAdmin(
      { db: database.db, accounts },
      {
        email: env.adminEmail,
        password: env.adminPassword,
        demoPassword: demo
          ? () => Buffer.from(randomBytes(DEMO_PASSWORD_BYTES)).toString('base64url')
          : undefined,
      },
      commandLineActor(platform),
    );
  });
  const made = await opening.catch(async (error: unknown) => {
    await database.close();
    const isAdmins = error instanceof DomainError && error.code !== 'unavailable';
    throw isAdmins ? new OpeningError(firstAdminProblem(error)) : error;
  });
  if (made === 'missing') {
    await database.close();
    throw new OpeningError(
      'This shop has no admin yet. Set ADMIN_EMAIL and ADMIN_PASSWORD for its first start.',
    );
  }
  if (made) print(`[admin] sign in at /admin as ${made.email} with the password ${made.password}`);
  try {
    writeLastServed(env);
  } catch (error) {
    log.warn({ err: error }, 'DATA_DIR cannot be written');
  }
  return { ...tables, env, platform, close: database.close };
}

/** A shop that cannot be backed up is not upgraded. */
async function backUpFirst(
  { database }: OpenTables,
  env: Env,
  platform: Platform,
  pending: string[],
): Promise<void> {
  const admins = await database.db.selectFrom('admins').select('id').limit(1).execute();
  // The first start was interrupted, so there is nothing to back up yet.
  if (admins.length === 0) return;
  platform.print(`Upgrading the shop's tables (${pending.join(', ')}). Saving the shop first…`);
  try {
    const file = await backUpBeforeUpgrade(env, platform, pending);
    platform.print(`The shop before the upgrade is saved in ${file}`);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    throw new OpeningError(`The upgrade has not begun. ${error.message}`, { cause: error });
  }
}

function firstAdminProblem({ data, message }: DomainError): string {
  const reasons = data && 'issues' in data ? data.issues.map((issue) => issue.message) : [message];
  return `The first admin cannot be created with ADMIN_EMAIL and ADMIN_PASSWORD. ${reasons.join(' ')}`;
}
