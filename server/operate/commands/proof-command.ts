import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { type ProvedSum, sumWords } from '../../../shared/domain/money/proved-sums';
import { proveSums, wrongSums } from '../../money/proof/prove-sums';
import { sealAgain } from '../../money/proof/seal-again';
import type { Database } from '../../platform/db/database';
import { assertSchemaIsCurrent } from '../../platform/db/schema-version';
import { withSigner } from '../../platform/signing/database-signer';
import { findShopFile } from '../backup/make-backup';
import { restoreBackup } from '../backup/restore-backup';
import { withWorkFolder } from '../backup/work-folder';
import { existingSigner } from '../start/auth-secret';
import type { Env } from '../start/env';
import { openDatabaseOf } from '../start/open-tables';
import type { Platform } from '../start/platform';
import { type Terminal, YES } from './terminal';
import { describeShop } from './which-shop';

/** Of the shop, which may be open, or a backup file. @returns 1 when a sum does not hold. */
export async function runProof(
  env: Env,
  platform: Platform,
  typed: string[],
  { print }: Terminal,
): Promise<0 | 1> {
  const { values, positionals } = parseArgs({
    args: typed,
    allowPositionals: true,
    options: {
      ...YES,
      json: { type: 'boolean', default: false },
      'seal-again': { type: 'boolean', default: false },
    },
  });
  if (values['seal-again']) {
    const sealed = await withShop(env, platform, sealAgain);
    print(`${sealed} bills, credit notes and closed days are sealed with the secret of now.`);
    return 0;
  }
  const [file] = positionals;
  const proved = file ? await proveBackup(env, platform, file) : await proveShop(env, platform);
  const troubles = wrongSums(proved);
  if (values.json) {
    print(JSON.stringify({ troubles }));
    return troubles.length === 0 ? 0 : 1;
  }
  print(file ? `Backup: ${file}` : `Shop: ${await describeShop(env)}`);
  for (const { sum, found } of proved) {
    const words = sumWords(sum);
    print(found.length === 0 ? `ok     ${words}: none` : `wrong  ${words}: ${found.join(', ')}`);
  }
  if (troubles.length === 0) {
    print('Everything adds up.');
    return 0;
  }
  print(
    `${troubles.length} of ${proved.length} sums do not add up. Keep this database, and report it as a bug.`,
  );
  return 1;
}

const proveShop = (env: Env, platform: Platform) => withShop(env, platform, proveSums);

/** @param work gets a database that carries the shop's signer. */
async function withShop<Result>(
  env: Env,
  platform: Platform,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  findShopFile(env);
  const signer = existingSigner(env);
  const database = openDatabaseOf(env, platform, 1);
  try {
    await assertSchemaIsCurrent(database.db, platform.migrations);
    return await database.withMigrationConnection((db) => work(withSigner(db, signer)));
  } finally {
    await database.close();
  }
}

async function proveBackup(env: Env, platform: Platform, file: string): Promise<ProvedSum[]> {
  return withWorkFolder(tmpdir(), async (dataDir) => {
    const copy = { ...env, dataDir, databaseUrl: undefined };
    await restoreBackup(copy, platform, file);
    return proveShop(copy, platform);
  });
}
