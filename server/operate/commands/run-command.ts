import { parseArgs } from 'node:util';
import * as z from 'zod';
import { SchemaError } from '../../platform/db/schema-version';
import { VERSION } from '../../platform/http/version';
import { createLog } from '../../platform/logs/log';
import { BackupError } from '../backup/backup-file';
import { backupFolder, findShopFile, makeBackup } from '../backup/make-backup';
import { moveShop } from '../backup/move-shop';
import { type Restored, restoreBackup } from '../backup/restore-backup';
import { describeFailure } from '../describe-failure';
import { examineShop } from '../doctor/examine-shop';
import { type Finding, ok, problem, warning } from '../doctor/finding';
import { type Env, EnvError, parseEnv } from '../start/env';
import { createPlatform, type Platform } from '../start/platform';
import { runProof } from './proof-command';
import { rescue } from './rescue-command';
import { type Terminal, UsageError, YES } from './terminal';
import { confirmShop, describeShop, findDoubt } from './which-shop';

const DEFAULT_KEEP = 14;

interface Command {
  env: Env;
  platform: Platform;
  typed: string[];
  terminal: Terminal;
}

const COMMANDS: Record<string, (command: Command) => Promise<void>> = {
  async backup({ env, platform, typed, terminal }) {
    const { values } = parseArgs({
      args: typed,
      options: { ...YES, folder: { type: 'string' }, keep: { type: 'string' } },
    });
    const keep = Number(values.keep ?? DEFAULT_KEEP);
    if (!Number.isInteger(keep) || keep < 1)
      throw new UsageError('--keep must be a whole number of at least 1.');
    await confirmShop(env, terminal, values.yes);
    const folder = values.folder ?? backupFolder(env);
    terminal.print(`The shop is saved in ${await makeBackup(env, platform, { folder, keep })}`);
  },
  async restore({ env, platform, typed, terminal }) {
    const { values, positionals } = parseArgs({
      args: typed,
      allowPositionals: true,
      options: YES,
    });
    const [file] = positionals;
    if (!file)
      throw new UsageError('Add the backup file: npm run restore -- data/backups/shop-….db');
    await confirmShop(env, terminal, values.yes);
    printRestored(terminal, await restoreBackup(env, platform, file));
  },
  async move({ env, platform, typed, terminal }) {
    const { values, positionals } = parseArgs({
      args: typed,
      allowPositionals: true,
      options: YES,
    });
    const url = z.url({ protocol: /^postgres(ql)?$/ }).safeParse(positionals[0]);
    if (!url.success) {
      throw new UsageError(
        'Add the address of the new database: npm run move -- postgres://user:password@host/database',
      );
    }
    await confirmShop(env, terminal, values.yes);
    printRestored(terminal, await moveShop(env, platform, url.data));
    terminal.print('From now on, start the shop with this URL as DATABASE_URL.');
  },
  async admin({ env, platform, typed, terminal }) {
    const { values, positionals } = parseArgs({
      args: typed,
      allowPositionals: true,
      options: { ...YES, 'second-factor-off': { type: 'boolean', default: false } },
    });
    await confirmShop(env, terminal, values.yes);
    findShopFile(env);
    const secondFactorOff = values['second-factor-off'];
    terminal.print(await rescue(env, platform, positionals[0], { secondFactorOff }));
  },
};

function printRestored({ print }: Terminal, { madeAt, rows }: Restored): void {
  print(`The shop is in place as it was at ${madeAt}. Rows in each table:`);
  for (const [table, count] of Object.entries(rows)) print(`  ${table}: ${count}`);
}

/** @returns the exit code. */
export async function runCommand(
  [name = '', ...typed]: string[],
  record: Record<string, string | undefined>,
  terminal: Terminal,
): Promise<0 | 1> {
  try {
    if (name === 'doctor') return await runDoctor(typed, record, terminal);
    const command = COMMANDS[name];
    if (!command && name !== 'proof')
      throw new UsageError(
        `Use one of these commands: ${Object.keys(COMMANDS).join(', ')}, doctor, proof.`,
      );
    const env = parseEnv(record);
    const platform = createPlatform(env, createLog(env.logLevel));
    if (!command) return await runProof(env, platform, typed, terminal);
    await command({ env, platform, typed, terminal });
    return 0;
  } catch (error) {
    const isExpected =
      error instanceof UsageError ||
      error instanceof BackupError ||
      error instanceof SchemaError ||
      isUnknownOption(error);
    terminal.printError(isExpected ? error.message : describeFailure(error));
    return 1;
  }
}

/** Node's own message for an unknown option. */
function isUnknownOption(error: unknown): error is TypeError {
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}

const STATE_WIDTH = 9;
const CHECK_WIDTH = 12;

/** @returns 1 when there is a problem. */
async function runDoctor(
  typed: string[],
  record: Record<string, string | undefined>,
  { print }: Terminal,
): Promise<0 | 1> {
  const { values } = parseArgs({
    args: typed,
    options: { ...YES, json: { type: 'boolean', default: false }, folder: { type: 'string' } },
  });
  const { shop, findings } = await examine(record, values.folder);
  const isWell = findings.every(({ state }) => state !== 'problem');
  if (values.json) print(JSON.stringify({ version: VERSION, shop, isWell, findings }, null, 2));
  else {
    print(`Version: ${VERSION}`);
    if (shop) print(`Shop: ${shop}`);
    for (const { state, check, message } of findings) {
      print(`${state.padEnd(STATE_WIDTH)}${check.padEnd(CHECK_WIDTH)}${message}`);
    }
  }
  return isWell ? 0 : 1;
}

async function examine(record: Record<string, string | undefined>, folder: string | undefined) {
  try {
    const env = parseEnv(record);
    const doubt = await findDoubt(env);
    const settings = doubt
      ? warning('settings', doubt)
      : ok('settings', `Valid for a ${env.shopMode} shop.`);
    const platform = createPlatform(env, createLog(env.logLevel));
    const findings = await examineShop(env, platform, folder ?? backupFolder(env));
    return { shop: await describeShop(env), findings: [settings, ...findings] };
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const findings: Finding[] = error.problems.map((each) => problem('settings', each));
    return { shop: undefined, findings };
  }
}
