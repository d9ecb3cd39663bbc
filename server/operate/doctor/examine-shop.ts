import { sql } from 'kysely';
import type { OpenDatabase } from '../../platform/db/database';
import type { Migrations } from '../../platform/db/migration-list';
import { readSchemaVersion } from '../../platform/db/schema-version';
import { withSigner } from '../../platform/signing/database-signer';
import { findShopFile, shopFile } from '../backup/make-backup';
import { describeFailure } from '../describe-failure';
import { existingSigner } from '../start/auth-secret';
import type { Env } from '../start/env';
import { openDatabaseOf } from '../start/open-tables';
import type { Platform } from '../start/platform';
import { checkBackups } from './check-backups';
import { checkClock } from './check-clock';
import { checkDisk } from './check-disk';
import { checkSums } from './check-sums';
import { type Finding, ok, problem } from './finding';

/** Running or not, without changing it. Test-restores the newest backup. */
export async function examineShop(env: Env, platform: Platform, backups: string) {
  return [
    await orProblem('disk', () => checkDisk(env.dataDir, shopFile(env))),
    ...(await examineDatabase(env, platform)),
    await orProblem('backups', () => checkBackups(env, platform, backups)),
  ];
}

async function examineDatabase(env: Env, platform: Platform): Promise<Finding[]> {
  let database: OpenDatabase | undefined;
  const findings: Finding[] = [];
  /** After a problem, the later checks are skipped. */
  const check = async (name: string, work: (db: OpenDatabase) => Promise<Finding>) => {
    if (findings.at(-1)?.state === 'problem') return;
    findings.push(
      await orProblem(name, () => {
        findShopFile(env);
        database ??= openDatabaseOf(env, platform, 1);
        return work(database);
      }),
    );
  };
  await check('database', async ({ db, engine }) => {
    await sql`select 1`.execute(db);
    return ok('database', `${engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'} answers.`);
  });
  await check('migrations', ({ db }) => checkMigrations(db, platform.migrations));
  await check('clock', ({ db }) => checkClock(db, env.dataDir, platform.clock()));
  await check('sums', ({ withMigrationConnection }) =>
    withMigrationConnection((db) => checkSums(withSigner(db, existingSigner(env)))),
  );
  await database?.close();
  return findings;
}

async function checkMigrations(db: OpenDatabase['db'], migrations: Migrations): Promise<Finding> {
  const { applied, pending } = await readSchemaVersion(db, migrations);
  if (pending.length === 0) return ok('migrations', `All ${applied.length} are applied.`);
  return problem(
    'migrations',
    `Not yet applied: ${pending.join(', ')}. Start this version of the shop: it upgrades the database.`,
  );
}

async function orProblem(name: string, check: () => Promise<Finding>): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    const failure = describeFailure(error);
    return problem(name, failure instanceof Error ? failure.message : String(failure));
  }
}
