import { parseArgs } from 'node:util';
import { VERSION } from '../../platform/http/version';
import { createLog } from '../../platform/logs/log';
import { backupFolder } from '../backup/make-backup';
import { examineShop } from '../doctor/examine-shop';
import { type Finding, ok, problem, warning } from '../doctor/finding';
import { EnvError, parseEnv } from '../start/env';
import { createPlatform } from '../start/platform';
import { type Terminal, YES } from './terminal';
import { describeShop, findDoubt } from './which-shop';

const STATE_WIDTH = 9;
const CHECK_WIDTH = 12;

/** @returns 1 when there is a problem. */
export async function runDoctor(
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
