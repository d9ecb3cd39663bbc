import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { DomainError } from '../shared/domain/refusals';
import { commandLineActor } from './audit/audit-actor';
import { BackupError } from './backup/backup-file';
import { makeBackup } from './backup/make-backup';
import { moveShop } from './backup/move-shop';
import { type Restored, restoreBackup } from './backup/restore-backup';
import { describeFailure } from './describe-failure';
import { type Env, parseEnv } from './env';
import { secondFactors } from './identity/second-factors';
import { createLog } from './log';
import { type OpenTables, openTables } from './open-tables';
import { createPlatform, type Platform } from './platform';
import { rescueAdmin, rescueSecondFactor } from './staff/rescue-admin';

/** What was typed cannot be done. The message says what to type. */
class UsageError extends Error {}

const DEFAULT_KEEP = 14;
const PASSWORD_BYTES = 12;

const COMMANDS: Record<string, (env: Env, platform: Platform, typed: string[]) => Promise<void>> = {
  async backup(env, platform, typed) {
    const { values } = parseArgs({
      args: typed,
      options: { folder: { type: 'string' }, keep: { type: 'string' } },
    });
    const keep = Number(values.keep ?? DEFAULT_KEEP);
    if (!Number.isInteger(keep) || keep < 1) throw new UsageError('--keep takes a number from 1.');
    const folder = values.folder ?? join(env.dataDir, 'backups');
    platform.print(`The shop is saved in ${await makeBackup(env, platform, { folder, keep })}`);
  },
  async restore(env, platform, [file]) {
    if (!file) throw new UsageError('Say which backup: npm run restore -- data/backups/shop-….db');
    printRestored(platform, await restoreBackup(env, platform, file));
  },
  async move(env, platform, [url]) {
    const address = z.url({ protocol: /^postgres(ql)?$/ }).safeParse(url);
    if (!address.success) {
      throw new UsageError('Say where to: npm run move -- postgres://user:password@host/database');
    }
    printRestored(platform, await moveShop(env, platform, address.data));
    platform.print('Start the shop with this address as DATABASE_URL from now on.');
  },
  async admin(env, platform, typed) {
    const { values, positionals } = parseArgs({
      args: typed,
      allowPositionals: true,
      options: { 'second-factor-off': { type: 'boolean' } },
    });
    const email = z.email().toLowerCase().safeParse(positionals[0]);
    if (!email.success) throw new UsageError('Say who: npm run admin -- owner@cafe.example');
    const tables = openTables(env, platform);
    try {
      await tables.migrate();
      const rescue = values['second-factor-off'] ? withoutSecondFactor : withNewPassword;
      platform.print(await rescue(tables, platform, email.data));
    } finally {
      await tables.database.close();
    }
  },
};

async function withNewPassword(
  { database, accounts }: OpenTables,
  platform: Platform,
  email: string,
) {
  const password = Buffer.from(platform.randomBytes(PASSWORD_BYTES)).toString('base64url');
  const { role } = await rescueAdmin(
    { db: database.db, accounts },
    { email, password },
    commandLineActor(platform),
  );
  return `${email} (${role}) signs in at /admin with the password ${password}`;
}

async function withoutSecondFactor(
  { database, identity }: OpenTables,
  platform: Platform,
  email: string,
) {
  const { db } = database;
  const factors = secondFactors({ ...platform, identity, db });
  const wasOn = await rescueSecondFactor({ db, factors }, email, commandLineActor(platform)).catch(
    (error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      throw new UsageError(`There is no admin user with the address ${email}.`);
    },
  );
  return wasOn
    ? `${email} signs in at /admin with the password alone. Switch the second factor on again under "Your account".`
    : `${email} has no second factor.`;
}

function printRestored(platform: Platform, { madeAt, rows }: Restored): void {
  platform.print(`The shop as it was at ${madeAt} is in place:`);
  for (const [table, count] of Object.entries(rows)) platform.print(`  ${table}: ${count}`);
}

/** Runs what `npm run backup`, `restore`, `move` and `admin` ask for. */
async function main([name = '', ...typed]: string[]): Promise<void> {
  const command = COMMANDS[name];
  if (!command) throw new UsageError(`One of: ${Object.keys(COMMANDS).join(', ')}.`);
  const env = parseEnv(process.env);
  await command(env, createPlatform(env, createLog(env.logLevel)), typed);
}

/** Node's own words for an option that a command does not take. */
function isUnknownOption(error: unknown): error is TypeError {
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isSaid =
    error instanceof UsageError || error instanceof BackupError || isUnknownOption(error);
  console.error(isSaid ? error.message : describeFailure(error));
  process.exitCode = 1;
});
